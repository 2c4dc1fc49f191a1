/**
 * Translated text: a translation is laid over an entry's row before it is presented, so that no resource knows of it.
 * Text without a translation stays in the main language and is marked with it.
 */
import { and, eq, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { snakeCase } from '#contract/resources.ts';
import { withWords } from '#contract/translatable.ts';
import type { Context } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { languageOfPage, speech } from '#words/language.ts';

/**
 * The viewer, who decides which translations are shown: published and due ones, and all of an entry that the caller
 * previews.
 */
type Seer = Pick<Context, 'now'> & Partial<Pick<Context, 'previewed'>>;

const { translation } = schema;

/** The rows in this language, with `language` set where they are in another. */
export async function translateRows<R extends { id: number }>(
  orm: Orm,
  table: PgTable,
  rows: R[],
  seer: Seer,
): Promise<(R & { language?: string })[]> {
  const language = languageOfPage();
  // Tables with their own language column are not translated.
  if (!language || rows.length === 0 || 'language' in getTableColumns(table)) return rows;
  const entity = getTableName(table);
  const translations = await orm
    .select({
      entityId: translation.entityId,
      slug: translation.slug,
      words: translation.words,
      updatedAt: translation.updatedAt,
    })
    .from(translation)
    .where(
      and(
        eq(translation.entity, entity),
        eq(translation.language, language),
        inArray(
          translation.entityId,
          rows.map(({ id }) => id),
        ),
        shown(entity, seer),
      ),
    );
  const found = new Map(translations.map((one) => [one.entityId, one]));
  const { written = 'en' } = speech();
  return rows.map((row) => {
    const one = found.get(row.id);
    return one ? overlaid(table, row, one) : { ...row, language: written };
  });
}

export function shown(entity: string, { now, previewed }: Seer): SQL {
  const at = new Date(now()).toISOString();
  const isPublic = sql`(${translation.status} = 'published' and (${translation.publishedAt} is null or ${translation.publishedAt} <= ${at}))`;
  return previewed?.entity === entity
    ? sql`(${isPublic} or ${translation.entityId} = ${previewed.id})`
    : isPublic;
}

function overlaid<R extends object>(
  table: PgTable,
  row: R,
  { slug, words, updatedAt }: { slug: string | null; words: Record<string, unknown>; updatedAt: Date },
): R {
  const said = slug === null ? words : { ...words, slug };
  const laid = Object.keys(getTableColumns(table)).filter((key) => key in row && snakeCase(key) in said);
  const before = 'updatedAt' in row && row.updatedAt;
  return {
    ...row,
    // The text changed when the entry or its translation did.
    ...(before instanceof Date && before < updatedAt && { updatedAt }),
    ...Object.fromEntries(
      laid.map((key) => [key, withWords(key, row[key as keyof R], said[snakeCase(key)])]),
    ),
  };
}

/**
 * A column for queries that read translatable text themselves: in the request's language, or the entry's own without a
 * translation.
 */
export function worded(table: PgTable & { id: AnyPgColumn }, column: AnyPgColumn, at?: number): SQL<string> {
  return wordedAs(getTableName(table), sql`${table.id}`, snakeCase(column.name), sql`${column}`, at);
}

/** For queries that alias their tables: `worded('doctor', sql`d.id`, 'name', sql`d.name`)`. */
export function wordedAs(entity: string, id: SQL, name: string, column: SQL, at?: number): SQL<string> {
  const language = languageOfPage();
  if (!language) return column as SQL<string>;
  const said = name === 'slug' ? sql`said.slug` : sql`said.words ->> ${sql.raw(`'${name}'`)}`;
  return laidOver(entity, id, said, column, at) as SQL<string>;
}

/** A list or a document in the request's language. */
export function wordedJson(table: PgTable & { id: AnyPgColumn }, column: AnyPgColumn, at?: number): SQL {
  if (!languageOfPage()) return sql`${column}`;
  const said = sql`said.words -> ${sql.raw(`'${snakeCase(column.name)}'`)}`;
  return laidOver(getTableName(table), sql`${table.id}`, said, sql`${column}`, at);
}

/** Defaults to the database's time. */
function momentOf(at: number | undefined) {
  return at === undefined ? sql`now()` : sql`${new Date(at).toISOString()}`;
}

function laidOver(entity: string, id: SQL, said: SQL, column: SQL, at: number | undefined): SQL {
  const language = languageOfPage();
  return sql`coalesce((select ${said} from translation said
    where said.entity = ${entity} and said.entity_id = ${id} and said.language = ${language}
      and said.status = 'published' and (said.published_at is null or said.published_at <= ${momentOf(at)}))
    , ${column})`;
}

/** The language of such columns if it differs from the request's, or null. */
export function wordedIn(table: PgTable & { id: AnyPgColumn }, at?: number): SQL<string | null> {
  return wordedAsIn(getTableName(table), sql`${table.id}`, at);
}

/** For queries that alias their tables. */
export function wordedAsIn(entity: string, id: SQL, at?: number): SQL<string | null> {
  const language = languageOfPage();
  if (!language) return sql`null::text`;
  const { written = 'en' } = speech();
  return sql`case when exists (select from translation said
    where said.entity = ${entity} and said.entity_id = ${id} and said.language = ${language}
      and said.status = 'published' and (said.published_at is null or said.published_at <= ${momentOf(at)}))
    then null else ${written}::text end`;
}

/** Whether an entry has this slug: its own, or that of a translation. Two entries of a kind never share one. */
export function hasSlug(table: PgTable & Record<'id' | 'slug', AnyPgColumn>, slug: string): SQL {
  return sql`(${table.slug} = ${slug} or ${table.id} in (
    select entity_id from translation where entity = ${getTableName(table)} and slug = ${slug}))`;
}

/** The entries with this slug in one language, or in any, in a translation that is shown. */
export async function translatedSlug(
  orm: Orm,
  entity: string,
  slug: string,
  seer: Seer,
  language: string | undefined,
): Promise<number[]> {
  const rows = await orm
    .select({ id: translation.entityId })
    .from(translation)
    .where(
      and(
        eq(translation.entity, entity),
        eq(translation.slug, slug),
        language === undefined ? undefined : eq(translation.language, language as never),
        shown(entity, seer),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The slug of an entry's translations, by language. */
export async function addressesOf(orm: Orm, entity: string, id: number, slug: string, seer: Seer) {
  const rows = await orm
    .select({ language: translation.language, slug: translation.slug })
    .from(translation)
    .where(and(eq(translation.entity, entity), eq(translation.entityId, id), shown(entity, seer)));
  return Object.fromEntries(rows.map((row) => [row.language, row.slug ?? slug]));
}
