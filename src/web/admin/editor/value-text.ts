import { z } from 'zod';
import { bare } from '#contract/bare.ts';
import type { OpeningLine } from '#contract/opening.ts';
import { LinkId } from '#contract/question.ts';
import type { RichText } from '#contract/rich-text.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { formatMoney } from '#contract/words/money.ts';
import { iconWords } from '#web/admin/field/icon-words.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { isSame, type Values } from '#web/admin/session/merge.ts';
import { labelOf } from '#web/admin/ui/field-labels.ts';
import { type Kind, kindOf } from '#web/admin/ui/field-schema.ts';
import { writeDate } from '#web/dates/typed/date-text.ts';
import { writeWall } from '#web/dates/typed/wall-text.ts';
import { timeWords } from '#web/dates/words.ts';
import { daysWords, hoursWords } from '#web/ui/opening-words.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import { inWords } from '../rich-text/in-words.ts';

export interface Showing {
  schema: z.ZodType;
  kind: Kind;
  words?: ((value: string) => string) | undefined;
  /** For a choice: the name of the entry with this id. */
  nameOf?(id: number): string;
}

type Hospital = Clock & { currency: string };

export interface Clock {
  timeZone: string;
  locale: string;
}

/** Any form value as text for comparison; dates and times in the hospital's format. */
export function asText(value: unknown, clock: Clock): string {
  if (value === null || value === undefined || value === '') return t('Nothing');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (Array.isArray(value))
    return value.length === 0 ? t('Nothing') : value.map((one) => asText(one, clock)).join('\n');
  if (typeof value === 'string') return timeText(value, clock);
  if (typeof value !== 'object') return String(value);
  if ((value as { type?: unknown }).type === 'doc') return inWords(value as RichText) || t('Nothing');
  if ('duringClosures' in value) return lineText(value as OpeningLine, clock);
  return Object.values(value)
    .map((one) => asText(one, clock))
    .join(' · ');
}

export function fieldText(value: unknown, showing: Showing, hospital: Hospital): string {
  const { schema, kind, words, nameOf } = showing;
  if (isSame(value, null)) return t('Nothing');
  if (Array.isArray(value))
    return value.map((one) => fieldText(one, { ...showing, schema: elementOf(schema) }, hospital)).join('\n');
  if (typeof value === 'number') {
    if (nameOf && kind === 'choice') return nameOf(value);
    if (kind === 'money') return formatMoney(value, hospital.currency, hospital.locale);
    return kind === 'weekdays' ? daysWords([value], hospital.locale) : plainNumber(value);
  }
  if (typeof value === 'string') {
    if (words) return words(value);
    if (kind === 'icon') return iconWords(value) || value;
    if (bare(schema) instanceof z.ZodEnum) return labelOf(value);
    return isTyped(kind) ? value : asText(value, hospital);
  }
  return rowText(value as Values, schema, hospital);
}

/** "Blood count · Iron, Sugar": the filled fields of a row. */
function rowText(row: Values, schema: z.ZodType, hospital: Hospital) {
  const inner = bare(schema);
  if (!(inner instanceof z.ZodObject) || 'duringClosures' in inner.shape) return asText(row, hospital);
  return (
    Object.entries(inner.shape as Record<string, z.ZodType>)
      // Link ids are for programs.
      .filter(([key, own]) => own !== LinkId && !isSame(row[key], null))
      .map(([key, own]) => {
        const text = fieldText(row[key], { schema: own, kind: kindOf(own) }, hospital);
        return Array.isArray(row[key]) ? joined(text.split('\n')) : text;
      })
      .join(' · ')
  );
}

/** Free text may look like a date. */
function isTyped(kind: Kind) {
  return kind === 'text' || kind === 'textarea' || kind === 'tags' || kind === 'lines';
}

function elementOf(schema: z.ZodType) {
  const inner = bare(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : schema;
}

/** "Visiting: Every day, 10:00 to 20:00 (ask at reception)". */
function lineText(line: OpeningLine, { locale }: Clock) {
  const { kind, name, days, remark, duringClosures } = line;
  if (kind === 'words') return t('{name}: {text}', { name, text: remark });
  const on = daysWords(days, locale);
  const open = kind === 'closed' ? t('closed|days') : hoursWords(line, locale);
  const hours = on ? t('{days}, {hours}', { days: on, hours: open }) : open;
  const more = duringClosures ? t('also open when the whole hospital is closed') : '';
  const remarks = remark && more ? t('{remark}; {more}', { remark, more }) : remark || more;
  const text = remarks ? t('{hours} ({remark})', { hours, remark: remarks }) : hours;
  return name ? t('{name}: {text}', { name, text }) : text;
}

/** Other text is left unchanged. */
function timeText(text: string, { timeZone, locale }: Clock) {
  if (isInstant.test(text)) return momentInWords(text, timeZone, locale);
  return text.includes('T') ? writeWall(text, locale) : writeDate(timeWords(text, locale), locale);
}

const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
