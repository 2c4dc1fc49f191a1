/** The parts of the file about a patient: each row once to read, and once in stored form. */
import { asc, type SQL, sql } from 'drizzle-orm';
import { batches } from '#server/db/batches.ts';
import type { Orm } from '#server/db/orm.ts';
import type * as schema from '#server/db/schema.ts';
import { dateTimeWords, longDate } from '#server/times/deadlines.ts';

export interface Item {
  heading: string;
  /** Label and text; those without text are left out. */
  facts: [label: string, text: string | null | undefined][];
  /** In stored form, for machines. */
  data: Record<string, unknown>;
}
export interface Section {
  key: string;
  title: string;
  /** Shown if there are no items. */
  none: string;
  items: AsyncIterable<Item[]>;
}
export interface Hospital {
  name: string;
  timeZone: string;
  locale: string;
  currency: string;
}

export type Say = ReturnType<typeof wordsFor>;

export function wordsFor({ timeZone, locale }: Hospital) {
  return {
    moment: (at: Date | null) => at && dateTimeWords(timeZone, at.getTime(), locale),
    day: (localDate: string) => longDate(localDate, locale),
  };
}

type Dated =
  | typeof schema.appointment
  | typeof schema.inquiry
  | typeof schema.waitlist
  | typeof schema.outbox
  | typeof schema.patientNote;

/** In order, so that few rows are in memory at once. */
export function idsOf(
  orm: Orm,
  table: Dated,
  which: SQL,
  by: SQL.Aliased | Dated['createdAt'] | typeof schema.appointment.startsAt,
) {
  return orm
    .select({ id: sql<number>`${table.id}` })
    .from(table as typeof schema.appointment)
    .where(which)
    .orderBy(asc(by), asc(table.id));
}

export function mapped(found: { id: number }[], read: (ids: number[]) => Promise<Item[]>) {
  return batches(found, read);
}
