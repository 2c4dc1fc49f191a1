import type { OpeningLine } from '#contract/opening.ts';
import type { RichText } from '#contract/rich-text.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { writeDate } from '#web/dates/typed/date-text.ts';
import { writeWall } from '#web/dates/typed/wall-text.ts';
import { timeWords } from '#web/dates/words.ts';
import { daysWords, hoursWords } from '#web/ui/opening-words.ts';
import { t } from '#words/say.ts';
import { inWords } from '../rich-text/in-words.ts';

export interface Clock {
  timeZone: string;
  locale: string;
}

/** Any value of a form as text, to be compared by eye; dates and times as the hospital writes them. */
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

/** What is no date and no time is left as it is. */
function timeText(text: string, { timeZone, locale }: Clock) {
  if (isInstant.test(text)) return momentInWords(text, timeZone, locale);
  return text.includes('T') ? writeWall(text, locale) : writeDate(timeWords(text, locale), locale);
}

const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
