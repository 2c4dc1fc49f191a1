/**
 * Shared by every resource: paging, search, not found, version check, unique → conflict, and the revision
 * and activity rows in the same transaction. Presentation, filters and links of a resource are in its own file. At most
 * five options; an operation that differs is written by hand.
 */

import { and, eq, getTableColumns, getTableName, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { headingOf } from '#contract/resources.ts';
import { keepOriginal, recordRevision } from '#server/activity/revision.ts';
import type { Context, StaffContext } from '#server/call/context.ts';
import { claimKey, keepAnswer } from '#server/call/idempotency.ts';
import { isStale } from '#server/call/stale.ts';
import type { Orm } from '#server/db/orm.ts';
import { transaction, writing } from '#server/db/transaction.ts';
import { reading } from './crud-read.ts';
import { elsewhere, outOfReach } from './out-of-reach.ts';
import { type Hideable, seen } from './published.ts';
import { freeSlug, keepFormerSlug } from './slug.ts';
import { refuseMissingPictures } from './text-pictures.ts';
import { hasSlug } from './translation-overlay.ts';
import { isWithin, within } from './within.ts';

export type Stored = PgTable & {
  id: AnyPgColumn;
  version: AnyPgColumn;
  updatedAt: AnyPgColumn;
  deletedAt: AnyPgColumn;
};
/** Members of every entry in an answer. */
export interface Shown {
  id: number;
  version: number;
  updatedAt: string;
}
export type EntryRow<T extends PgTable> = T['$inferSelect'] & { id: number; version: number };
/** Validated by the contract, still including the fields that have no column. */
type Body = Record<string, unknown>;
export interface ListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
  status?: string | undefined;
  for?: string | undefined;
}

export interface Resource<T extends Stored, O extends Shown, Q extends ListQuery> {
  table: T;
  /** Rows in wire form; related data is fetched for all rows at once. */
  present(orm: Orm, rows: EntryRow<T>[], context: Context): Promise<O[]>;
  /** Conditions of the list's own filters, including `q`; without it `q` searches the table's `found` column. */
  filter?(query: Q, context: Context): (SQL | undefined)[] | Promise<(SQL | undefined)[]>;
  /** Refuses an entry in its state after the write; on a new one, missing fields are absent. */
  refuse?(entry: Partial<EntryRow<T>>): Problem<'invalid'> | undefined;
  /** Writes rows of other tables, such as the departments of a doctor. */
  write?(orm: Orm, id: number, body: Body): Promise<void>;
}

export function crud<T extends Stored, O extends Shown, Q extends ListQuery>(resource: Resource<T, O, Q>) {
  return { ...reading(resource), ...changing(resource) };
}

function changing<T extends Stored, O extends Shown>({
  table,
  present,
  refuse,
  write,
}: Pick<Resource<T, O, never>, 'table' | 'present' | 'refuse' | 'write'>) {
  const entity = getTableName(table);
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>;
  const { lockForWrite, again } = locking({ table, present });

  function create({ body }: { body: Body }, context: StaffContext) {
    return writing(context, async (inside) => {
      const values = ownColumns(columns, body);
      const claim = { key: inside.idempotencyKey, route: entity };
      const earlier = await claimKey<{ id: number }>(inside.orm, claim, body);
      if (earlier)
        return (
          (earlier !== 'reused' && (await again(inside, earlier.id))) || problem('idempotency-key-reused')
        );
      const refused =
        refuse?.(values as Partial<EntryRow<T>>) ?? (await refuseMissingPictures(inside.orm, body));
      if (refused) return refused;
      if (columns.slug && !values.slug)
        values.slug = await freeSlug(inside.orm, columns.slug, headingOf(body));
      if (columns.position && values.position === undefined)
        values.position = lastPlace(table, columns.position);
      const [row] = (await inside.orm
        .insert(table as PgTable)
        .values(values)
        .returning()) as [EntryRow<T>];
      await write?.(inside.orm, row.id, body);
      if (!(await isWithin(inside.orm, table, row.id, context.staff, 'change'))) return elsewhere();
      const [object] = await present(inside.orm, [row], inside);
      await recordRevision(inside.orm, context.staff, 'create', entity, object!);
      await keepAnswer(inside.orm, claim, { id: row.id });
      return { data: object as O };
    });
  }

  function update({ params, body }: { params: { id: number }; body: Body }, context: StaffContext) {
    return writing(context, async (inside) => {
      const before = await lockForWrite(inside, params.id);
      if (isProblem(before)) return before;
      const values = ownColumns(columns, body);
      const refused = refuse?.({ ...before, ...values }) ?? (await refuseMissingPictures(inside.orm, body));
      if (refused) return refused;
      await keepOriginal(
        inside.orm,
        entity,
        before,
        async () => (await present(inside.orm, [before], inside))[0]!,
      );
      const [row] = (await inside.orm
        .update(table as PgTable)
        .set({
          ...values,
          version: sql`${table.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(eq(table.id, params.id))
        .returning()) as [EntryRow<T>];
      await write?.(inside.orm, params.id, body);
      if (!(await isWithin(inside.orm, table, params.id, context.staff, 'change'))) return elsewhere();
      const slugs = { before: (before as { slug?: string }).slug, after: (row as { slug?: string }).slug };
      if (slugs.before && slugs.after && slugs.before !== slugs.after) {
        await keepFormerSlug(inside.orm, entity, params.id, slugs.before, slugs.after);
      }
      const [object] = await present(inside.orm, [row], inside);
      await recordRevision(inside.orm, context.staff, context.writtenAs ?? 'update', entity, object!);
      return { data: object as O };
    });
  }

  function remove({ params }: { params: { id: number } }, context: StaffContext) {
    return transaction(context, async (inside) => {
      const before = await lockForWrite(inside, params.id);
      if (isProblem(before)) return before;
      const [row] = (await inside.orm
        .update(table as PgTable)
        .set({ deletedAt: sql`now()`, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
        .where(eq(table.id, params.id))
        .returning()) as [EntryRow<T>];
      const [object] = await present(inside.orm, [row], inside);
      await recordRevision(inside.orm, context.staff, 'remove', entity, object!);
      return { data: undefined };
    });
  }

  return { create, update, remove };
}

/** A new entry comes after those in staff's order. */
function lastPlace(table: Stored, position: AnyPgColumn) {
  return sql`(select least(coalesce(max(${position}), 0) + 1, 100000) from ${table} where ${table.deletedAt} is null)`;
}

function locking<T extends Stored, O extends Shown>({
  table,
  present,
}: Pick<Resource<T, O, never>, 'table' | 'present'>) {
  /**
   * The row, locked until the transaction ends so that two saves of one entry are serialised, or why it may not be
   * written: it is gone, it belongs to another department, or someone else saved first.
   */
  async function lockForWrite(context: StaffContext, id: number) {
    const [row] = (await context.orm
      .select()
      .from(table as PgTable)
      .where(and(eq(table.id, id), isNull(table.deletedAt), within(table, context.staff, 'change')))
      .for('update')) as EntryRow<T>[];
    if (!row) return outOfReach(context, table, id);
    if (!isStale(context, row)) return row;
    const [current] = await present(context.orm, [row], context);
    return problem('stale-version', { extra: { current } });
  }

  /** The entry created with the same key, in its present state; undefined if it is gone. */
  async function again(context: StaffContext, id: number) {
    const row = await lockForWrite(context, id);
    if (isProblem(row)) return undefined;
    const [object] = await present(context.orm, [row], context);
    return { data: object as O };
  }

  return { lockForWrite, again };
}

/** Ignores case and accents. */
export function matches(q: string, columns: (AnyPgColumn | SQL | undefined)[]) {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = columns
    .filter((column) => column !== undefined)
    .map((column) => sql`unaccent(${column}) ilike unaccent(${pattern})`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** A filter by a referenced entry's slug; undefined without one. */
export function pointsTo(
  column: AnyPgColumn,
  target: Hideable & { slug: AnyPgColumn },
  slug: string | undefined,
  context: Context,
) {
  return slug === undefined
    ? undefined
    : sql`${column} in (select ${target.id} from ${target} where ${hasSlug(target, slug)} and ${seen(target, context)})`;
}

/** The columns of the table itself from a body; instants become dates. */
function ownColumns(columns: Record<string, AnyPgColumn>, body: Body) {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    const column = columns[key];
    if (!column || value === undefined) continue;
    values[key] = column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value;
  }
  return values;
}
