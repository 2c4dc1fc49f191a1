/** A resource with exactly one record, id 1: contact, social links, settings. */

import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Problem, problem } from '#contract/errors.ts';
import { keepOriginal, recordRevision } from '#server/activity/revision.ts';
import type { Context, StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import type { Orm } from '#server/db/orm.ts';
import { writing } from '#server/db/transaction.ts';
import type { EntryRow } from './crud.ts';
import { refuseMissingPictures } from './text-pictures.ts';
import { translateRows } from './translation-overlay.ts';

export function single<
  T extends PgTable & { id: AnyPgColumn; version: AnyPgColumn },
  O extends { id: number; version: number; updatedAt: string },
>(table: T, present: (orm: Orm, row: T['$inferSelect'], context: Context) => Promise<O>) {
  const entity = getTableName(table);
  const columns = getTableColumns(table);

  async function get(_: unknown, context: Context) {
    const { orm } = context;
    const [row] = await orm
      .select()
      .from(table as PgTable)
      .where(eq(table.id, 1));
    const [said] = await translateRows(orm, table, [row as EntryRow<T>], context);
    return { data: await present(orm, said as EntryRow<T>, context) };
  }

  async function update({ body }: { body: Record<string, unknown> }, context: StaffContext) {
    const outcome = await writing(context, async (inside) => {
      const [before] = (await inside.orm
        .select()
        .from(table as PgTable)
        .where(eq(table.id, 1))
        .for('update')) as [EntryRow<T>];
      if (isStale(context, before)) {
        return problem('stale-version', {
          extra: { current: await present(inside.orm, before, context) },
        });
      }
      const missing = await refuseMissingPictures(inside.orm, body);
      if (missing) return missing;
      await keepOriginal(inside.orm, entity, before, () => present(inside.orm, before, context));
      const values = Object.fromEntries(
        Object.entries(body).filter(([key, value]) => key in columns && value !== undefined),
      );
      const [row] = (await inside.orm
        .update(table as PgTable)
        .set({ ...values, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
        .where(eq(table.id, 1))
        .returning()) as [EntryRow<T>];
      const object = await present(inside.orm, row, context);
      await recordRevision(inside.orm, context.staff, context.writtenAs ?? 'update', entity, object);
      return { data: object };
    });
    // A single record has no slug or name to clash with.
    return outcome as
      | Exclude<typeof outcome, Problem<'slug-taken' | 'name-taken' | 'invalid'>>
      | Problem<'invalid'>;
  }

  return { get, update };
}
