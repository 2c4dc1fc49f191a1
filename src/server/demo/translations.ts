/** What is said of the demo hospital in the languages besides the main one. */
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { snakeCase } from '#contract/resources.ts';
import { wordsIn, wordsOf } from '#contract/translatable.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { Language } from '#words/language.ts';
import { collectionNames, collectionOf, nameOf, resourceOf } from './collections.ts';
import type { Demo } from './load.ts';

type Words = Record<string, unknown>;
type Row = Record<string, unknown> & { id: number };

/** All of them are published and current but for two articles, so that the board shows every state. */
export async function fillTranslations(orm: Orm, { entries, words }: Demo) {
  for (const [language, said] of words) {
    for (const name of collectionNames) {
      const { table, kept, fields, isOfLanguage } = collectionOf(name);
      if (said[name].length === 0) continue;
      if (isOfLanguage) {
        await orm.insert(table).values(said[name].map((entry) => fields.parse(entry.fields)));
        continue;
      }
      const rows = (await orm.select().from(table)) as Row[];
      const isSingle = kept === 'page' || kept === 'record';
      const rowOf = (key: string) => {
        const entry = entries[name].find((one) => one.key === key)!;
        return rows.find((row) => isSingle || nameOf(row) === nameOf(entry.fields))!;
      };
      const resource = resourceOf(name);
      await insertWords(orm, {
        language,
        table,
        fields: wordsOf(resource, fields).filter((field) => field !== 'images'),
        said: said[name].map((entry) => ({ row: rowOf(entry.key), words: entry.fields })),
      });
    }
    await fillCaptions(orm, language, said.gallery);
  }
  await orm.execute(sql`
    update translation set source = jsonb_set(source, '{excerpt}', '"What to expect."')
    where language = 'de' and entity = 'news' and entity_id = (select id from news where slug = 'walking-on-a-new-knee')`);
  await orm.execute(sql`
    update translation set status = 'draft'
    where language = 'ar' and entity = 'news' and entity_id = (select id from news where slug = 'one-midwife-all-the-way')`);
}

async function fillCaptions(orm: Orm, language: Language, albums: Demo['entries']['gallery']) {
  const { rows } = await orm.execute<Row & { album: string; picture: string }>(sql`
    select i.*, g.slug as album, m.name as picture
    from gallery_image i join gallery g on g.id = i.gallery_id join media m on m.id = i.media_id`);
  const said = albums.flatMap(({ key, fields }) =>
    (fields.images as { picture: string; caption: string }[]).map(({ picture, caption }) => ({
      row: rows.find((row) => row.album === key && row.picture === picture)!,
      words: { caption },
    })),
  );
  await insertWords(orm, { language, table: schema.galleryImage, fields: ['caption'], said });
}

async function insertWords(
  orm: Orm,
  {
    language,
    table,
    fields,
    said,
  }: { language: Language; table: PgTable; fields: string[]; said: { row: Row; words: Words }[] },
) {
  const inDatabase = (values: Words, names: string[]) =>
    Object.fromEntries(names.map((field) => [snakeCase(field), values[field]]));
  const values = said.map(({ row, words }) => ({
    entity: getTableName(table),
    entityId: row.id,
    language,
    slug: words.slug === undefined || words.slug === row.slug ? null : String(words.slug),
    status: 'published' as const,
    words: inDatabase(
      words,
      fields.filter((field) => field in words),
    ),
    source: Object.fromEntries(fields.map((field) => [snakeCase(field), wordsIn(field, row[field])])),
  }));
  if (values.length > 0) await orm.insert(schema.translation).values(values);
}
