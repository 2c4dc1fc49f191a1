/**
 * What a row of an export may contain, column by column. Most rules come from the contract, by the names of resource,
 * table and field: what staff or visitors may write into a field is what a row may contain, so that a new field is
 * covered the day it is added. Columns that only the server writes are listed below by table. A text or a document
 * without a rule is refused, and `row-rules.test.ts` names it. The database's own constraints apply on top: lengths,
 * references, uniqueness.
 */

import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { bare } from '#contract/bare.ts';
import { Id, line, type Route, severalLines } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import { InquiryFields } from '#contract/inquiry.ts';
import { longestFileName } from '#contract/lengths.ts';
import { mailKinds } from '#contract/mail-text.ts';
import { Answers, checkAnswers, LinkId, type Question, Questions } from '#contract/question.ts';
import { camelCase, snakeCase } from '#contract/resources.ts';
import { Removed } from '#contract/retention.ts';
import { Schedule } from '#contract/schedule.ts';
import { translated, WordsByText, wordsSchema } from '#contract/translatable.ts';
import { VisitTypeFields } from '#contract/visit-type.ts';
import { WaitlistFields } from '#contract/waitlist.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';
import { travelling } from './travel.ts';

type Rules = Record<string, z.ZodType>;
export type Row = Record<string, unknown>;

const instant = z.iso.datetime({ offset: true, error: 'This is not an instant.' });
const wallTime = z.iso.datetime({ local: true, error: 'This is not a time of day.' });
// In a long text a repeated group would fill the stack.
const bytes = z
  .string()
  .refine((text) => /^\\x/.test(text) && text.length % 2 === 0 && !/[^0-9a-f]/.test(text.slice(2)), {
    error: 'These are not bytes.',
  });

/** For columns that the server writes, or a call writes under another name; by their names in the code. */
const own: Record<string, Rules> = {
  media: {
    key: z.string().regex(/^[0-9a-f]{32}$/, 'This is not the key of a picture.'),
    placeholder: z
      .string()
      .regex(/^(data:image\/[a-z]+;base64,[A-Za-z0-9+/=]*)?$/, 'This is not a placeholder picture.'),
  },
  mail_text: { kind: z.enum(Object.keys(mailKinds) as [string]) },
  purge: { removed: Removed.strict() },
  // Unchecked: restoring uses the resource's own call, which refuses what no longer fits.
  revision: { content: z.record(z.string(), z.unknown()) },
  schedule: Schedule.shape,
  time_off: {
    startsLocal: contract.timeOff.create.body.shape.from,
    endsLocal: contract.timeOff.create.body.shape.to,
  },
  closure: {
    startsLocal: contract.closure.create.body.shape.from,
    endsLocal: contract.closure.create.body.shape.to,
  },
  appointment: {
    statusNote: contract.appointment.update.body.shape.note,
    messageToPatient: contract.appointment.update.body.shape.message,
    timeZone: contract.settings.update.body.shape.timeZone,
    visitType: z.strictObject({
      ...Object.fromEntries(
        Object.entries(VisitTypeFields.shape).map(([name, one]) => [
          name,
          (one as z.ZodType).nullable().optional(),
        ]),
      ),
      // A visit with its own length is named after its package or service.
      name: contract.package.create.body.shape.title,
      alone: z.boolean('Choose yes or no.').optional(),
      id: Id.optional(),
      version: Id.optional(),
    }),
  },
  visit_file: {
    type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
    linkId: LinkId,
    name: line(longestFileName).min(1),
  },
  visit_answer: { questions: Questions, words: WordsByText, answers: Answers },
  waitlist: { fromDate: WaitlistFields.shape.from, toDate: WaitlistFields.shape.to },
  inquiry_reply: { text: contract.inquiry.update.body.shape.reply },
  patient: {
    name: InquiryFields.shape.name,
    email: InquiryFields.shape.email,
    phone: InquiryFields.shape.phone,
  },
  // Checked against the fields of its resource by `together`.
  translation: { words: z.record(z.string(), z.unknown()), source: z.record(z.string(), z.unknown()) },
  patient_note: { text: contract.patient.addNote.body.shape.text },
  outbox: { headers: z.strictObject({}) },
  sms_stop: { phone: z.string().regex(/^\+\d{6,15}$/, 'This is not an international phone number.') },
  staff: contract.account.create.body.shape,
  subscriber: contract.newsletter.create.body.shape,
};

/** Rules across columns of a row: returns column and sentence, or undefined if nothing is wrong. */
const together: Partial<Record<string, (row: Row) => { column: string; why: string } | undefined>> = {
  visit_file({ type, size, content }) {
    const start = String(content).slice(2, 2050);
    const marks = {
      'application/pdf': '255044462d',
      'image/jpeg': 'ffd8ff',
      'image/png': '89504e470d0a1a0a',
    };
    const mark = marks[type as keyof typeof marks];
    const isRight = type === 'application/pdf' ? start.includes(mark) : start.startsWith(mark);
    if (!isRight) return { column: 'content', why: 'this is not what its type says.' };
    return (String(content).length - 2) / 2 === size
      ? undefined
      : { column: 'size', why: 'this is not its size.' };
  },
  visit_answer({ questions, answers }) {
    const given = { answers: answers as Answers, files: {} };
    const { answers: kept, errors } = checkAnswers(questions as Question[], given, false);
    if (errors.length > 0) return { column: 'answers', why: errors[0]!.message };
    return isDeepStrictEqual(kept, answers)
      ? undefined
      : { column: 'answers', why: 'this answers what was not asked.' };
  },
  translation({ entity, words }) {
    const resource = camelCase(String(entity));
    const routes = (translated.includes(resource) ? contract[resource as never] : undefined) as
      | Record<string, Route>
      | undefined;
    const fields = routes?.create?.body ?? routes?.update?.body;
    if (!fields) return { column: 'entity', why: 'nothing of this kind is translated.' };
    const said = Object.entries(words as Row).map(([name, value]) => [camelCase(name), value]);
    const checked = wordsSchema(resource, fields as z.ZodObject).safeParse(Object.fromEntries(said));
    return checked.success
      ? undefined
      : {
          column: 'words',
          why: checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0]!,
        };
  },
};

interface Column {
  name: string;
  isNullable: boolean;
  /** The default of an unset column; rules do not apply to it. */
  unfilled: unknown;
  rule: z.ZodType;
  isWallTime: boolean;
}

const rulesByTable = new Map(
  (Object.values(schema) as unknown[])
    .filter((value): value is PgTable => is(value, PgTable) && getTableName(value) in travelling)
    .map((table) => [getTableName(table), columnsOf(table)]),
);

/** By their names in the database. */
export function columnRules(table: string): Map<string, Column> {
  return rulesByTable.get(table) ?? new Map();
}

/** As column and sentence; undefined if there is none. */
export function wrongIn(table: string, row: Row): { column: string; why: string } | undefined {
  const { without = {}, only } = travelling[table]!;
  for (const [column, value] of Object.entries(without))
    if (row[column] !== undefined && !isDeepStrictEqual(row[column], value === '{}' ? {} : value))
      return { column, why: t('exports leave this out, so an import refuses it.') };
  if (only && !isTravelling(only, row))
    return {
      column: only.column,
      why: t('an export has no row with {value}.', { value: JSON.stringify(row[only.column] ?? null) }),
    };
  for (const [name, value] of Object.entries(row)) {
    const column = rulesByTable.get(table)?.get(name);
    if (!column) return { column: name, why: t('this is not one of its columns.') };
    const why = name in without ? undefined : wrongWith(column, value);
    if (why) return { column: name, why };
  }
  return together[table]?.(row);
}

function isTravelling(
  { column, is: wanted, isNot }: NonNullable<(typeof travelling)[string]['only']>,
  row: Row,
) {
  const value = row[column] ?? null;
  // A column missing in the file gets its default from the database.
  if (value === null) return false;
  return wanted === undefined ? value !== isNot : value === wanted;
}

function wrongWith({ isNullable, unfilled, rule, isWallTime }: Column, value: unknown): string | undefined {
  if (value === null) return isNullable ? undefined : t('a value is required here.');
  if (unfilled !== undefined && isDeepStrictEqual(value, unfilled)) return undefined;
  // The contract writes wall times without the seconds that the database adds.
  const told = isWallTime && typeof value === 'string' ? value.replace(/:00$/, '') : value;
  const checked = rule.safeParse(told);
  if (!checked.success) {
    const [{ message, path }] = checked.error.issues as [z.core.$ZodIssue];
    return path.length > 0 ? `${path.join('.')}: ${message}` : message;
  }
  // A value that the rule would have normalised was not written by the program.
  return isDeepStrictEqual(checked.data, told)
    ? undefined
    : t('no version of this program writes it like this.');
}

function columnsOf(table: PgTable): Map<string, Column> {
  const name = getTableName(table);
  const written = fieldsOf(name);
  return new Map(
    Object.entries(getTableColumns(table)).map(([key, column]) => {
      const rule = own[name]?.[key] ?? written[key];
      const isWallTime = column.getSQLType() === 'timestamp';
      const inDatabase = snakeCase(key);
      return [
        inDatabase,
        {
          name: inDatabase,
          isNullable: !column.notNull,
          unfilled: isPlain(column.default) ? column.default : undefined,
          rule: rule ? bare(rule) : ruleOfType(column, `${name}.${inDatabase}`),
          isWallTime,
        },
      ];
    }),
  );
}

/** A SQL expression is no value. */
function isPlain(value: unknown) {
  return (
    typeof value === 'string' ||
    Array.isArray(value) ||
    (typeof value === 'object' && value?.constructor === Object)
  );
}

/** What the resource's calls accept for each field, and what they return for the others. */
function fieldsOf(table: string): Rules {
  const resource = camelCase(table);
  const routes = (Object.hasOwn(contract, resource) ? contract[resource as never] : {}) as Record<
    string,
    Route
  >;
  const answered = shapeOf(routes.get?.data);
  const enumerated = Object.entries(answered).filter(([, one]) => bare(one) instanceof z.ZodEnum);
  return {
    ...Object.fromEntries(enumerated),
    ...shapeOf(routes.update?.body),
    ...shapeOf(routes.create?.body),
  };
}

function shapeOf(type: z.ZodType | undefined): Rules {
  const inner = type && bare(type);
  return inner instanceof z.ZodObject ? (inner.shape as Rules) : {};
}

/** For a column that no call writes: what its type allows. Never for a document, which could be anything. */
function ruleOfType(column: PgColumn, name: string): z.ZodType {
  const type = column.getSQLType();
  if (/^varchar\((\d+)\)$/.test(type)) return words(Number(type.slice(8, -1)));
  const rules: Record<string, z.ZodType> = {
    integer: z.int().min(-2_147_483_648).max(2_147_483_647),
    smallint: z.int().min(-32_768).max(32_767),
    bigint: z.int(),
    real: z.number(),
    boolean: z.boolean(),
    date: z.iso.date(),
    timestamp: wallTime,
    'timestamp with time zone': instant,
    bytea: bytes,
    uuid: z.uuid('This is not the number of a series.'),
    'bytea[]': z.array(bytes),
    tstzrange: z
      .string()
      .regex(/^[[(]"[\d :.+-]{10,40}","[\d :.+-]{10,40}"[\])]$/, 'This is not a time range.'),
    text: words(1_000_000),
  };
  if (!rules[type]) throw new Error(`There is no rule for ${name} (${type}): see row-rules.ts.`);
  return rules[type];
}

function words(longest: number) {
  return z
    .string()
    .max(longest, `Use at most ${longest} characters.`)
    .regex(severalLines, 'Control characters are not allowed.');
}
