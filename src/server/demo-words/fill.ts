/** The demo hospital with its words in the other languages that the program speaks. It is also the fixture of the tests. */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { contract } from '#contract/index.ts';
import { camelCase, snakeCase } from '#contract/resources.ts';
import { wordsIn, wordsOf } from '#contract/translatable.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { fillDemoHospital } from '#server/demo/fill.ts';
import { savedReplies } from '#server/demo/saved-replies.ts';
import { visitTypes } from '#server/demo/visit-types.ts';
import type { Store } from '#server/media/store.ts';
import type { Language } from '#words/language.ts';
import { words as ar } from './ar/index.ts';
import { synonyms as arabicSynonyms } from './ar/synonyms.ts';
import { words as de } from './de/index.ts';
import { synonyms as germanSynonyms } from './de/synonyms.ts';
import type { DemoWords } from './demo-words.ts';

type Kind = keyof typeof de;
type Row = Record<string, unknown> & { id: number };

/** The tables of each kind, and by what its words name an entry. */
const kinds: [Kind, PgTable, (row: Row) => string][] = [
  ['settings', schema.settings, () => '1'],
  ['contact', schema.contact, () => '1'],
  ['media', schema.media, ({ name }) => String(name).replace(/\.jpg$/, '')],
  ['departments', schema.department, slugOf],
  ['specialities', schema.speciality, slugOf],
  ['doctors', schema.doctor, slugOf],
  ['visitTypes', schema.visitType, ({ name }) => visitTypes.find((one) => one.name === name)?.slug ?? ''],
  ['services', schema.service, slugOf],
  ['packages', schema.healthPackage, slugOf],
  ['conditions', schema.condition, slugOf],
  ['guides', schema.guide, slugOf],
  ['news', schema.news, slugOf],
  ['testimonials', schema.testimonial, ({ name }) => String(name)],
  ['albums', schema.gallery, slugOf],
];

function slugOf({ slug }: Row) {
  return String(slug);
}

/** What people say in those languages; what they say in English is in demo/synonyms.ts. */
export const synonyms = [
  ...germanSynonyms.map((one) => ({ ...one, language: 'de' as const })),
  ...arabicSynonyms.map((one) => ({ ...one, language: 'ar' as const })),
];

/**
 * Fills an empty database; false if it was not empty. `languages` are those of the website besides English; its words in
 * them are there in any case.
 */
export function fillDemo(orm: Orm, store: Store, languages: readonly Language[] = []): Promise<boolean> {
  return transaction({ orm }, async (inside) => {
    if (!(await fillDemoHospital(inside.orm, store))) return false;
    await inside.orm.update(schema.settings).set({ languages: [...languages] });
    await fillTranslations(inside.orm);
    await inside.orm.insert(schema.synonym).values(synonyms);
    await inside.orm.insert(schema.savedReply).values(savedReplies.filter(({ language }) => language !== ''));
    return true;
  });
}

/** All of them are published and current but for two articles, so that the board shows every state. */
async function fillTranslations(orm: Orm) {
  for (const [kind, table, nameOf] of kinds) {
    const rows = (await orm.select().from(table)) as Row[];
    await keep(orm, table, rows, nameOf, { de: de[kind], ar: ar[kind] });
  }
  const captions = await orm.execute<Row & { name: string }>(sql`
    select i.*, g.slug || '/' || replace(m.name, '.jpg', '') as name
    from gallery_image i join gallery g on g.id = i.gallery_id join media m on m.id = i.media_id`);
  await keep(orm, schema.galleryImage, captions.rows, ({ name }) => String(name), {
    de: de.albums,
    ar: ar.albums,
  });
  await orm.execute(sql`
    update translation set source = jsonb_set(source, '{excerpt}', '"What to expect."')
    where language = 'de' and entity = 'news' and entity_id = (select id from news where slug = 'walking-on-a-new-knee')`);
  await orm.execute(sql`
    update translation set status = 'draft'
    where language = 'ar' and entity = 'news' and entity_id = (select id from news where slug = 'one-midwife-all-the-way')`);
}

async function keep(
  orm: Orm,
  table: PgTable,
  rows: Row[],
  nameOf: (row: Row) => string,
  said: Partial<Record<Language, DemoWords>>,
) {
  const fields = wordFields(table);
  const values = rows.flatMap((row) =>
    Object.entries(said).flatMap(([language, words]) => {
      const { slug, ...found } = words[nameOf(row)] ?? {};
      const given = fields.filter((field) => field in found);
      if (given.length === 0) return [];
      return [
        {
          entity: getTableName(table),
          entityId: row.id,
          language: language as Language,
          slug: slug === undefined || slug === row.slug ? null : String(slug),
          status: 'published' as const,
          words: Object.fromEntries(given.map((field) => [snakeCase(field), found[field]])),
          source: Object.fromEntries(fields.map((field) => [snakeCase(field), wordsIn(field, row[field])])),
        },
      ];
    }),
  );
  if (values.length > 0) await orm.insert(schema.translation).values(values);
}

/** The fields of an entry that hold words. */
function wordFields(table: PgTable) {
  const resource = camelCase(getTableName(table));
  const routes = contract[resource as keyof typeof contract] as Partial<
    Record<string, { body?: z.ZodObject }>
  >;
  const columns = getTableColumns(table);
  return wordsOf(resource, (routes.create?.body ?? routes.update?.body)!).filter((field) => field in columns);
}
