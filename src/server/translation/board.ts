/** The board: every entry with something to translate, and its progress in each language. */
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Translatable, TranslationState } from '#contract/translation.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import { offeredLanguages } from '#server/content/languages.ts';
import { published } from '#server/content/published.ts';
import type { Language } from '#words/language.ts';
import { type TextTable, textTables } from './text-table.ts';

interface Query {
  page: number;
  limit: number;
  q?: string | undefined;
  resource?: string | undefined;
  language?: Language | undefined;
  state?: TranslationState | undefined;
}

export async function board(api: Api, query: Query, context: StaffContext) {
  const { page, limit, q = '', language, state } = query;
  const { others } = await offeredLanguages(context.orm, undefined)();
  const places = textTables(api, context, 'read').filter(
    ({ resource }) => !query.resource || resource === query.resource,
  );
  if (places.length === 0 || others.length === 0)
    return { data: [], meta: { page, limit, total: 0, counts: {} } };
  const { rows } = await context.orm.execute<{
    entries: Translatable[] | null;
    total: number;
    counts: { language: Language; state: TranslationState; total: number }[] | null;
  }>(sql`
    with entry as materialized (
      ${sql.join(
        places.map((place, order) => entriesOf(place, order, context.now())),
        sql` union all `,
      )}
    ), stated as materialized (
      select entry.resource, entry.ordered, entry.position, entry.id, entry.name, entry.is_public, l.language,
        case when t.id is null then 'missing' when t.status = 'draft' then 'draft'
          when translation_is_outdated(t.source, entry.source) then 'outdated' else 'current' end as state
      from entry cross join unnest(${sql.param([...others])}::text[]) with ordinality l (language, place)
      left join translation t on t.entity = entry.entity and t.entity_id = entry.id and t.language = l.language
    ), wanted as materialized (
      select resource, ordered, position, id, name, is_public, jsonb_object_agg(language, state) as states
      from stated
      where ${q} = '' or search_folded(name) like '%' || search_folded(${q.replace(/[\\%_]/g, '\\$&')}) || '%'
      group by 1, 2, 3, 4, 5, 6
      having ${state ?? null}::text is null
        or bool_or(state = ${state ?? null} and (${language ?? null}::text is null or language = ${language ?? null}))
    )
    select (select count(*)::int from wanted) as total,
      (select jsonb_agg(jsonb_build_object('resource', resource, 'id', id, 'name', name, 'isPublic', is_public,
          'states', states) order by ordered, position, id)
        from (select * from wanted order by ordered, position, id limit ${limit} offset ${(page - 1) * limit}) one) as entries,
      (select jsonb_agg(one) from (select language, state, count(*)::int as total from stated group by 1, 2) one) as counts`);
  const { entries, total, counts } = rows[0]!;
  const byLanguage: Partial<Record<Language, Partial<Record<TranslationState, number>>>> = {};
  for (const one of counts ?? [])
    byLanguage[one.language] = { ...byLanguage[one.language], [one.state]: one.total };
  return { data: entries ?? [], meta: { page, limit, total, counts: byLanguage } };
}

/** Equals `wordsIn` of the contract. */
function wordsOfColumn(name: string, column: AnyPgColumn) {
  if (name === 'opening_hours') return sql`opening_words(${column})`;
  return name === 'questions' ? sql`question_words(${column})` : sql`to_jsonb(${column})`;
}

/** The entries of one resource that have any text. */
function entriesOf({ resource, table, columns, condition }: TextTable, order: number, now: number): SQL {
  const all = getTableColumns(table as PgTable) as Record<string, AnyPgColumn>;
  const heading =
    all.name && resource !== 'media' ? all.name : (all.title ?? [...columns.values()][0]!.column);
  const isPublic = all.status ? published(table as never, now) : sql`true`;
  const source = sql.join(
    [...columns.values()].map(
      ({ name, column }) => sql`${sql.raw(`'${name}'`)}, ${wordsOfColumn(name, column)}`,
    ),
    sql`, `,
  );
  return sql`select ${resource}::text as resource, ${getTableName(table)}::text as entity, ${order}::int as ordered,
      ${all.position ?? sql`0`} as position, ${table.id} as id, ${heading}::text as name, ${isPublic} as is_public,
      jsonb_build_object(${source}) as source
    from ${table} where ${condition ?? sql`true`}
      and translation_is_outdated('{}', jsonb_build_object(${source}))`;
}
