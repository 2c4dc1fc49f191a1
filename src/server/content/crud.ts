/**
 * What is the same for every resource: paging, search, not found, version check, unique → conflict, and the revision
 * and activity rows in the same transaction. How a resource looks, is filtered and is linked stays in its own file. At
 * most five options; an operation that differs is written by hand.
 */

import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { headingOf } from '#contract/resources.ts';
import { keepOriginal, recordRevision } from '#server/activity/revision.ts';
import type { Context, StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { finds } from '#server/db/list-search.ts';
import type { Orm } from '#server/db/orm.ts';
import { transaction, writing } from '#server/db/transaction.ts';
import { type Hideable, published, seen } from './published.ts';
import { freeSlug, hadSlug, keepFormerSlug } from './slug.ts';
import { refuseMissingPictures } from './text-pictures.ts';

export type Stored = PgTable & {
  id: AnyPgColumn;
  version: AnyPgColumn;
  updatedAt: AnyPgColumn;
  deletedAt: AnyPgColumn;
};
type Row<T extends PgTable> = T['$inferSelect'];
/** Validated by the contract, still including the fields that have no column. */
type Body = Record<string, unknown>;
interface ListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
  status?: string | undefined;
}

export interface Resource<
  T extends Stored,
  O extends { id: number; version: number; updatedAt: string },
  Q extends ListQuery,
> {
  table: T;
  /** Rows as the wire shows them; related data is fetched for all rows at once. */
  present(orm: Orm, rows: Row<T>[], context: Context): Promise<O[]>;
  /** Conditions of the list's own filters, including `q`; without it `q` searches the table's `found` column. */
  filter?(query: Q, context: Context): (SQL | undefined)[] | Promise<(SQL | undefined)[]>;
  /** Refuses an entry in its state after the write; on a new one, missing fields are absent. */
  refuse?(entry: Partial<Row<T>>): Problem<'invalid'> | undefined;
  /** Writes rows of other tables, such as the departments of a doctor. */
  write?(orm: Orm, id: number, body: Body): Promise<void>;
}

export function crud<
  T extends Stored,
  O extends { id: number; version: number; updatedAt: string },
  Q extends ListQuery,
>({ table, present, filter, refuse, write }: Resource<T, O, Q>) {
  const entity = getTableName(table);
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>;
  const conditionsOf = filter ?? (({ q }: Q) => [q ? finds(table, q) : undefined]);

  async function list({ query }: { query: Q }, context: Context) {
    const { orm } = context;
    const inBin = context.staff && query.status === 'deleted';
    const condition = and(
      inBin ? isNotNull(table.deletedAt) : listed(table, context, query.status),
      ...(await conditionsOf(query, context)),
    );
    const sorted = order(columns, query.sort);
    // Sorts ids, not whole rows, which would exceed the memory for ten thousand.
    const page = orm
      .select({ id: table.id })
      .from(table as PgTable)
      .where(condition)
      .orderBy(...sorted)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit);
    const rows = (await orm
      .select()
      .from(table as PgTable)
      .where(inArray(table.id, page))
      .orderBy(...sorted)) as Row<T>[];
    return {
      data: await present(orm, rows, context),
      meta: { page: query.page, limit: query.limit, total: await total(orm, condition, query, rows.length) },
    };
  }

  /** A page that is not full is the last one and gives the total; otherwise it is counted. */
  async function total(orm: Orm, condition: SQL | undefined, { page, limit }: Q, shown: number) {
    if (shown < limit && (shown > 0 || page === 1)) return (page - 1) * limit + shown;
    const [counted] = await orm
      .select({ value: count() })
      .from(table as PgTable)
      .where(condition);
    return counted?.value ?? 0;
  }

  async function find(context: Context, condition: SQL | undefined) {
    const [row] = (await context.orm
      .select()
      .from(table as PgTable)
      .where(and(seen(table, context), condition))) as Row<T>[];
    return row;
  }

  async function shown(context: Context, row: Row<T> | undefined) {
    if (!row) return problem('not-found');
    const [object] = await present(context.orm, [row], context);
    return { data: object as O };
  }

  async function get({ params }: { params: { id: number } }, context: Context) {
    return shown(context, await find(context, eq(table.id, params.id)));
  }

  async function getBySlug({ params }: { params: { slug: string } }, context: Context) {
    const current = await find(context, eq(columns.slug!, params.slug));
    if (current) return shown(context, current);
    for (const id of await hadSlug(context.orm, entity, params.slug)) {
      const former = await find(context, eq(table.id, id));
      if (former) return shown(context, former);
    }
    return problem('not-found');
  }

  function create({ body }: { body: Body }, context: StaffContext) {
    return writing(context, async (inside) => {
      const values = ownColumns(columns, body);
      const refused = refuse?.(values as Partial<Row<T>>) ?? (await refuseMissingPictures(inside.orm, body));
      if (refused) return refused;
      if (columns.slug && !values.slug)
        values.slug = await freeSlug(inside.orm, table as never, headingOf(body));
      const [row] = (await inside.orm
        .insert(table)
        .values(values as never)
        .returning()) as Row<T>[];
      await write?.(inside.orm, (row as { id: number }).id, body);
      const [object] = await present(inside.orm, [row as Row<T>], inside);
      await recordRevision(inside.orm, context.staff, 'create', entity, object!);
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
        before as never,
        async () => (await present(inside.orm, [before], inside))[0]!,
      );
      const [row] = (await inside.orm
        .update(table)
        .set({
          ...values,
          version: sql`${table.version} + 1`,
          updatedAt: sql`now()`,
        } as never)
        .where(eq(table.id, params.id))
        .returning()) as Row<T>[];
      await write?.(inside.orm, params.id, body);
      const slugs = { before: (before as { slug?: string }).slug, after: (row as { slug?: string }).slug };
      if (slugs.before && slugs.after && slugs.before !== slugs.after) {
        await keepFormerSlug(inside.orm, entity, params.id, slugs.before, slugs.after);
      }
      const [object] = await present(inside.orm, [row as Row<T>], inside);
      await recordRevision(inside.orm, context.staff, context.writtenAs ?? 'update', entity, object!);
      return { data: object as O };
    });
  }

  function remove({ params }: { params: { id: number } }, context: StaffContext) {
    return transaction(context, async (inside) => {
      const before = await lockForWrite(inside, params.id);
      if (isProblem(before)) return before;
      const [row] = (await inside.orm
        .update(table)
        .set({ deletedAt: sql`now()`, version: sql`${table.version} + 1`, updatedAt: sql`now()` } as never)
        .where(eq(table.id, params.id))
        .returning()) as Row<T>[];
      const [object] = await present(inside.orm, [row as Row<T>], inside);
      await recordRevision(inside.orm, context.staff, 'remove', entity, object!);
      return { data: undefined };
    });
  }

  /**
   * The row, locked until the transaction ends so that two saves of one entry are serialised; or why it may not be
   * written: it is gone, or somebody else saved first.
   */
  async function lockForWrite(context: StaffContext, id: number) {
    const [row] = (await context.orm
      .select()
      .from(table as PgTable)
      .where(and(eq(table.id, id), isNull(table.deletedAt)))
      .for('update')) as (Row<T> & { version: number })[];
    if (!row) return problem('not-found');
    if (!isStale(context, row)) return row;
    const [current] = await present(context.orm, [row], context);
    return problem('stale-version', { extra: { current } });
  }

  return { list, get, getBySlug, create, update, remove };
}

/** What a list contains: published and due, unless staff ask for more. */
function listed(table: Hideable, { staff, now }: Context, status: string | undefined) {
  const inPlace = isNull(table.deletedAt);
  if (!table.status || (staff && status === 'all')) return inPlace;
  if (staff && status === 'scheduled') {
    return sql`${inPlace} and ${table.status} = 'published' and ${table.publishedAt} > ${new Date(now()).toISOString()}`;
  }
  if (staff && status && status !== 'published') return and(inPlace, eq(table.status, status));
  return published(table as never, now());
}

/** Whether any of the columns contains the text, ignoring case and accents. */
export function matches(q: string, columns: (AnyPgColumn | SQL | undefined)[]) {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = columns
    .filter((column) => column !== undefined)
    .map((column) => sql`unaccent(${column}) ilike unaccent(${pattern})`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** A filter by a referenced entry, given by its slug; none without one. */
export function pointsTo(
  column: AnyPgColumn,
  target: Hideable & { slug: AnyPgColumn },
  slug: string | undefined,
  context: Context,
) {
  return slug === undefined
    ? undefined
    : sql`${column} in (select ${target.id} from ${target} where ${target.slug} = ${slug} and ${seen(target, context)})`;
}

function order(columns: Record<string, AnyPgColumn>, sort: string | undefined) {
  const name = sort?.replace(/^-/, '') ?? 'position';
  const column = columns[name] ?? columns.id!;
  // An entry published at once has no date of its own, so its creation counts.
  const value = name === 'publishedAt' ? sql`coalesce(${column}, ${columns.createdAt})` : column;
  return sort?.startsWith('-') ? [desc(value), desc(columns.id!)] : [asc(value), asc(columns.id!)];
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
