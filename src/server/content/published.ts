/**
 * Visibility as SQL conditions. Every query that shows an entry, or follows a link to one, uses these, so that a link
 * reveals nothing hidden. The search applies the same to its words (search/ranking.ts).
 */
import { eq, getTableName, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { folders, snakeCase } from '#contract/resources.ts';
import type { Context } from '#server/call/context.ts';
import { languageOfPage } from '#words/language.ts';
import { wordedIn } from './translation-overlay.ts';
import { within } from './within.ts';

interface Published {
  status: AnyPgColumn;
  publishedAt: AnyPgColumn;
  deletedAt: AnyPgColumn;
}
/** An entry that may be in the bin and, if it has a status, unpublished. */
export type Hideable = PgTable & { id: AnyPgColumn; deletedAt: AnyPgColumn } & Partial<Published>;

/** What the public sees: not in the bin, published, and due. */
export function published({ status, publishedAt, deletedAt }: Published, now: number): SQL {
  return sql`(${deletedAt} is null and ${status} = 'published'
    and (${publishedAt} is null or ${publishedAt} <= ${new Date(now).toISOString()}))`;
}

/** Resources with their own pages. Booking offers every visit and every closure is announced, translated or not. */
const withPages = new Set(Object.values(folders).map(snakeCase));

/**
 * What lists and the search show in the request's language: everything, or only translated entries if staff chose that.
 * An entry's own page ignores this.
 */
export function listedHere(table: PgTable & { id: AnyPgColumn }, now: number): SQL | undefined {
  const language = languageOfPage();
  if (!language || !withPages.has(getTableName(table))) return undefined;
  return sql`(${wordedIn(table, now)} is null
    or not exists (select from settings where translated_only @> ${JSON.stringify([language])}::jsonb))`;
}

/** Whether entries have a status; others are always public. */
export function hasStates(table: Hideable): table is Hideable & Published {
  return table.status !== undefined;
}

/**
 * What a caller sees: everyone sees published or previewed entries, and staff also see hidden ones within the reach of
 * their roles.
 */
export function seen(
  table: Hideable,
  { staff, previewed, now }: Pick<Context, 'staff' | 'previewed' | 'now'>,
): SQL {
  const inPlace = isNull(table.deletedAt);
  if (!hasStates(table)) return inPlace;
  const open = published(table, now());
  if (staff) {
    const reached = within(table, staff, 'read');
    return reached ? sql`(${inPlace} and (${open} or ${reached}))` : inPlace;
  }
  return previewed?.entity === getTableName(table)
    ? sql`(${or(open, sql`${eq(table.id, previewed.id)} and ${inPlace}`)})`
    : open;
}
