/**
 * What somebody else may see, as conditions. Every query that shows an entry, or follows a link to one, asks here, so
 * that a link to what is hidden is no way to learn of it. The search asks the same of its words (search/ranking.ts).
 */
import { eq, getTableName, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/call/context.ts';

interface Published {
  status: AnyPgColumn;
  publishedAt: AnyPgColumn;
  deletedAt: AnyPgColumn;
}
/** An entry that may be in the bin and, where it has a state, hidden. */
export type Hideable = PgTable & { id: AnyPgColumn; deletedAt: AnyPgColumn } & Partial<Published>;

/** What the public sees: not in the bin, published, and its time has come. */
export function published({ status, publishedAt, deletedAt }: Published, now: number): SQL {
  return sql`(${deletedAt} is null and ${status} = 'published'
    and (${publishedAt} is null or ${publishedAt} <= ${new Date(now).toISOString()}))`;
}

/** Whether entries may be hidden; others are public as long as they are there. */
export function hasStates(table: Hideable): table is Hideable & Published {
  return table.status !== undefined;
}

/** What one caller sees: staff all that is not in the bin, others what is published or what they hold a preview of. */
export function seen(
  table: Hideable,
  { staff, previewed, now }: Pick<Context, 'staff' | 'previewed' | 'now'>,
): SQL {
  const inPlace = isNull(table.deletedAt);
  if (staff || !hasStates(table)) return inPlace;
  const open = published(table, now());
  return previewed?.entity === getTableName(table)
    ? sql`(${or(open, sql`${eq(table.id, previewed.id)} and ${inPlace}`)})`
    : open;
}
