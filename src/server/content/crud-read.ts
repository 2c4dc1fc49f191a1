/** The read calls of every resource: its list with pages, filters and order, and one entry by id or slug. */
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
import { isProblem, problem } from '#contract/errors.ts';
import type { Context } from '#server/call/context.ts';
import { finds } from '#server/db/list-search.ts';
import type { Orm } from '#server/db/orm.ts';
import { languageOfPage } from '#words/language.ts';
import type { EntryRow, ListQuery, Resource, Shown, Stored } from './crud.ts';
import { type Hideable, hasStates, listedHere, published, seen } from './published.ts';
import { hadSlug } from './slug.ts';
import { addressesOf, translatedSlug, translateRows } from './translation-overlay.ts';
import { within } from './within.ts';

export function reading<T extends Stored, O extends Shown, Q extends ListQuery>({
  table,
  present,
  filter,
}: Pick<Resource<T, O, Q>, 'table' | 'present' | 'filter'>) {
  const entity = getTableName(table);
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>;
  const conditionsOf = filter ?? (({ q }: Q) => [q ? finds(table, q) : undefined]);

  async function list({ query }: { query: Q }, context: Context) {
    const { orm } = context;
    const inBin = query.status === 'deleted' ? context.staff : null;
    const condition = and(
      inBin ? and(isNotNull(table.deletedAt), within(table, inBin, 'read')) : listed(table, context, query),
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
      .orderBy(...sorted)) as EntryRow<T>[];
    return {
      data: await present(orm, await translateRows(orm, table, rows, context), context),
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
      .where(and(seen(table, context), condition))) as EntryRow<T>[];
    return row;
  }

  async function shown(context: Context, row: EntryRow<T> | undefined) {
    if (!row) return problem('not-found');
    const rows = await translateRows(context.orm, table, [row], context);
    const [object] = await present(context.orm, rows, context);
    return { data: object as O };
  }

  async function get({ params }: { params: { id: number } }, context: Context) {
    return shown(context, await find(context, eq(table.id, params.id)));
  }

  /** By its slug in this language, or else by a present or former slug in any; the answer then has the right one. */
  async function getBySlug({ params: { slug } }: { params: { slug: string } }, context: Context) {
    const language = languageOfPage();
    const places = [
      () => (language ? translatedSlug(context.orm, entity, slug, context, language) : []),
      () => eq(columns.slug!, slug),
      () => hadSlug(context.orm, entity, slug),
      () => translatedSlug(context.orm, entity, slug, context, undefined),
    ];
    for (const place of places) {
      const found = await place();
      for (const condition of Array.isArray(found) ? found.map((id) => eq(table.id, id)) : [found]) {
        const row = (await find(context, condition)) as (EntryRow<T> & { slug: string }) | undefined;
        if (!row) continue;
        const answer = await shown(context, row);
        if (isProblem(answer)) return answer;
        const addresses = await addressesOf(context.orm, entity, row.id, row.slug, context);
        // Omitted if there are none.
        return Object.keys(addresses).length === 0
          ? answer
          : { data: { ...answer.data, addresses: { '': row.slug, ...addresses } } };
      }
    }
    return problem('not-found');
  }

  return { list, get, getBySlug };
}

/** What a list contains: published and due entries, or more for staff who ask, within their reach. */
function listed(table: Hideable, { staff, now }: Context, { status, for: purpose }: ListQuery) {
  const inPlace = isNull(table.deletedAt);
  if (!hasStates(table)) return inPlace;
  if (!staff || !status || status === 'published')
    return and(published(table, now()), purpose === 'booking' ? undefined : listedHere(table, now()));
  const reached = and(inPlace, within(table, staff, 'read'));
  if (status === 'all') return reached;
  if (status === 'scheduled') {
    return sql`${reached} and ${table.status} = 'published' and ${table.publishedAt} > ${new Date(now()).toISOString()}`;
  }
  return and(reached, eq(table.status, status));
}

function order(columns: Record<string, AnyPgColumn>, sort: string | undefined) {
  const name = sort?.replace(/^-/, '') ?? 'position';
  const column = columns[name] ?? columns.id!;
  // An entry published at once has no date of its own, so its creation counts.
  const value = name === 'publishedAt' ? sql`coalesce(${column}, ${columns.createdAt})` : column;
  return sort?.startsWith('-') ? [desc(value), desc(columns.id!)] : [asc(value), asc(columns.id!)];
}
