/**
 * Where an entry is used by other content. The database's catalogue says what can point to it (foreign keys, and rich
 * text columns), so that a new resource is covered without an edit here.
 *
 * An entry here is something that staff edit: a table with a bin (`deleted_at`) or a single record. A row of any other
 * table, such as a doctor's departments or the pictures of an album, belongs to the entry it is deleted with, and that
 * entry is named instead.
 */

import { or, type SQL, sql } from 'drizzle-orm';
import { problem } from '#contract/errors.ts';
import { listed } from '#contract/listed.ts';
import type { Use } from '#contract/media.ts';
import type { Orm } from '#server/db/orm.ts';
import type { Holder } from '#server/identity/rights.ts';
import { counted, t, translated } from '#words/say.ts';
import { tables as known } from './content-resource.ts';
import { type Hideable, hasStates, published } from './published.ts';
import { within } from './within.ts';

interface Caller {
  orm: Orm;
  now(): number;
  staff: Holder;
}

/** A longer list would help no one; after changing these, staff try again. */
const mostUses = 100;

/**
 * The entries that use this one, by kind and title; only the kind of an unpublished one outside the caller's reach.
 * `inRichText` gives the rich text node and attribute that point to this kind of entry.
 */
export async function usedIn(
  context: Caller,
  table: string,
  id: number,
  inRichText?: { node: string; attribute: string },
): Promise<Use[]> {
  const { orm } = context;
  const tables = await tablesOf(orm);
  const pointing = tables.flatMap((one) =>
    one.references
      .filter(({ to }) => to === table)
      .map(({ column }) =>
        usesThrough(tables, one, sql`${sql.identifier(column)} = ${id}`, { target: table, context }),
      ),
  );
  const path =
    inRichText && `$.** ? (@.type == "${inRichText.node}" && @.attrs.${inRichText.attribute} == $id)`;
  const showing = tables
    .filter((one) => path && isEntry(one))
    .flatMap((one) =>
      one.documents.map((column) => {
        const holds = sql`jsonb_path_exists(${sql.identifier(column)}, ${path}::jsonpath, jsonb_build_object('id', ${id}::int))`;
        return selectEntry(one, holds, context);
      }),
    );
  // A picture may be used by a translation alone.
  const translated = tables
    .filter((one) => path && isEntry(one) && one.columns.includes('id'))
    .map((one) => {
      const holds = sql`jsonb_path_exists(words, ${path}::jsonpath, jsonb_build_object('id', ${id}::int))`;
      const ids = sql`select entity_id from translation where entity = ${one.name} and ${holds}`;
      return selectEntry(one, sql`id in (${ids})`, context);
    });
  const searches = [...pointing, ...showing, ...translated];
  if (searches.length === 0) return [];
  const { rows } = await orm.execute<Use & Record<string, unknown>>(
    sql`select * from (${sql.join(searches, sql` union `)}) use
        order by "isInBin", entity, title, id limit ${mostUses}`,
  );
  return rows;
}

/** The refusal to delete an entry in use, with its uses in words and as a list. */
export function stillUsed(one: string, uses: Use[]) {
  const named = uses.slice(0, 5).map(useText);
  const rest = uses.length - named.length;
  const places = listed(rest > 0 ? [...named, counted('{count} more', '{count} more', rest)] : named);
  return problem('still-referenced', {
    detail: t('This {one} is still used by {places}. Choose another one there first.', {
      one: translated(one),
      places,
    }),
    extra: { usedIn: uses },
  });
}

function useText({ entity, title, isInBin }: Use) {
  const kind = translated(entity.replaceAll('_', ' '));
  if (!title) return isInBin ? t('the {kind} (in the bin)', { kind }) : t('the {kind}', { kind });
  return isInBin
    ? t('the {kind} “{title}” (in the bin)', { kind, title })
    : t('the {kind} “{title}”', { kind, title });
}

interface Table {
  name: string;
  columns: string[];
  documents: string[];
  isNumbered: boolean;
  references: { column: string; to: string; isPart: boolean }[];
}

/** Read from the database's catalogue. */
async function tablesOf(orm: Orm): Promise<Table[]> {
  const { rows } = await orm.execute<Table & Record<string, unknown>>(sql`
    select t.relname as name,
      array_agg(a.attname::text) as columns,
      coalesce(array_agg(a.attname::text) filter (where a.atttypid = 'jsonb'::regtype), '{}') as documents,
      bool_or(a.attname = 'id' and a.attidentity <> '') as "isNumbered",
      coalesce((
        select jsonb_agg(jsonb_build_object('column', k.attname, 'to', f.confrelid::regclass::text, 'isPart', f.confdeltype = 'c'))
        from pg_constraint f join pg_attribute k on k.attrelid = f.conrelid and k.attnum = f.conkey[1]
        where f.conrelid = t.oid and f.contype = 'f' and cardinality(f.conkey) = 1
      ), '[]') as references
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
    group by t.oid, t.relname
    order by t.relname`);
  return rows;
}

/** It has a bin, or is a single record, whose id is not generated. */
function isEntry({ columns, isNumbered }: Table) {
  const isSingle = !isNumbered && columns.includes('id');
  return columns.includes('version') && (columns.includes('deleted_at') || isSingle);
}

function usesThrough(
  tables: Table[],
  from: Table,
  condition: SQL,
  { target, context }: { target: string; context: Caller },
) {
  if (isEntry(from)) return selectEntry(from, condition, context);
  for (const { column, to, isPart } of from.references) {
    const whole = tables.find(({ name }) => name === to);
    if (!isPart || !whole || to === target || !isEntry(whole)) continue;
    const parts = sql`select ${sql.identifier(column)} from ${sql.identifier(from.name)} where ${condition}`;
    return selectEntry(whole, sql`id in (${parts})`, context);
  }
  // Nothing names it, but it blocks the deletion.
  return selectEntry(from, condition, context);
}

/** Rows of a table in the columns of `Use`. */
function selectEntry({ name, columns }: Table, condition: SQL, context: Caller) {
  const named = namesTo(name, context);
  const has = (column: string) => columns.includes(column);
  const heading = has('name') ? sql`name` : has('title') ? sql`title` : sql`''`;
  const title = named ? sql`case when ${named} then ${heading} else '' end` : heading;
  return sql`
    select ${name}::text as entity, ${has('id') ? sql`id` : sql`0`}::int as id, ${title}::text as title,
      ${has('deleted_at') ? sql`deleted_at is not null` : sql`false`} as "isInBin"
    from ${sql.identifier(name)} where ${condition}`;
}

/** Which entries of a table may be named by title; undefined for all. */
function namesTo(name: string, { staff, now }: Caller) {
  const table = known.get(name) as Hideable | undefined;
  const reached = table && hasStates(table) ? within(table, staff, 'read') : undefined;
  return reached && or(published(table as never, now()), reached);
}
