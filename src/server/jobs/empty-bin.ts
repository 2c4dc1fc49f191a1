import { and, eq, getTableName, is, lt } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Stored } from '#server/content/crud.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { databaseError, transaction } from '#server/db/transaction.ts';

const keptDays = 30;

/**
 * Permanently deletes entries after thirty days in the bin, with their revisions, former slugs and ratings. An entry
 * with remaining references, such as a doctor with past appointments, stays in the bin until there are none.
 */
export async function emptyBin(orm: Orm, now: number) {
  const before = new Date(now - keptDays * 86_400_000);
  for (const table of (Object.values(schema) as unknown[]).filter(hasBin)) {
    const due = await orm
      .select({ id: table.id })
      .from(table as PgTable)
      .where(lt(table.deletedAt, before));
    for (const { id } of due) await removeForGood(orm, table, id as number);
  }
}

function hasBin(value: unknown): value is Stored {
  return is(value, PgTable) && 'deletedAt' in value;
}

async function removeForGood(orm: Orm, table: Stored, id: number) {
  const { formerSlug, pageRating, revision } = schema;
  const entity = getTableName(table);
  try {
    await transaction({ orm }, async ({ orm: inside }) => {
      await inside.delete(table).where(eq(table.id, id));
      await inside.delete(revision).where(and(eq(revision.entity, entity), eq(revision.entityId, id)));
      await inside.delete(formerSlug).where(and(eq(formerSlug.entity, entity), eq(formerSlug.entityId, id)));
      await inside.delete(pageRating).where(and(eq(pageRating.page, entity), eq(pageRating.entryId, id)));
    });
  } catch (error) {
    if (databaseError(error).code !== '23503') throw error;
  }
}
