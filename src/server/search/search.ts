/**
 * Finds entries by what people type. Every entry's words stand in `search_word` with what each says of the entry, kept
 * by triggers; this file turns what was typed into words of that vocabulary (prefixes, plurals, slips: likeness.ts) and
 * into what staff let them lead to (reading.ts), and one query adds up, for each entry, the best reading of every word.
 *
 * Only what is published, and whose time has come, is found, by staff as by anybody: a search of the site is not a way
 * into drafts.
 */
import { sql } from 'drizzle-orm';
import { type Hit, SearchType } from '#contract/search.ts';
import { published } from '#server/api/crud.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { isSlip, likeness } from './likeness.ts';
import { type FoldedSynonym, meaningful, type Reading, readingsOf } from './reading.ts';

/** A hit before its picture is fetched. */
export type Match = Omit<Hit, 'image'> & { imageId: number | null };

export interface SearchResult {
  /** The page asked for, best first. */
  matches: Match[];
  totals: Record<SearchType, number>;
  advice: string | null;
}

interface Wanted {
  type?: SearchType | undefined;
  page: number;
  limit: number;
  /** Epoch milliseconds, for what is published by then. */
  now: number;
}

export async function searchEntries(orm: Orm, q: string, wanted: Wanted): Promise<SearchResult> {
  const { rows } = await orm.execute<{ words: string[] }>(sql`select search_split(${q}) as words`);
  const typed = meaningful(rows[0]?.words ?? []).map((word) => word.slice(0, longestWord));
  // One letter says nothing yet.
  if (typed.every((word) => word.length < 2)) return { matches: [], totals: noTotals(), advice: null };
  const { readings, advice } = readingsOf(typed, await foldedSynonyms(orm));
  const terms = await termsOf(orm, readings);
  return { ...(await ranked(orm, readings, terms, typed.length, wanted)), advice };
}

/** As long as the words of the vocabulary. */
const longestWord = 40;

function noTotals() {
  return Object.fromEntries(SearchType.options.map((type) => [type, 0])) as Record<SearchType, number>;
}

async function foldedSynonyms(orm: Orm): Promise<FoldedSynonym[]> {
  const { rows } = await orm.execute<FoldedSynonym & Record<string, unknown>>(sql`
    select advice,
      (select coalesce(jsonb_agg(search_split(phrase)), '[]') from jsonb_array_elements_text(words) phrase) as phrases,
      (select coalesce(jsonb_agg(search_split(target)), '[]') from jsonb_array_elements_text(leads_to) target) as targets
    from synonym where deleted_at is null order by id`);
  return rows;
}

/** A word of the vocabulary that stands for the `part`th word of a reading. */
interface Term {
  reading: number;
  part: number;
  word: string;
  quality: number;
  /** Words that weigh less than this in an entry do not count. */
  least: number;
  led: boolean;
}

/** Every word of every reading as words of the vocabulary, each with how well it fits. */
async function termsOf(orm: Orm, readings: Reading[]): Promise<Term[]> {
  const asked = readings.flatMap(({ words, places, isLed }, reading) =>
    words.map((word, part) => ({ reading, part, word, isLed, places })),
  );
  const known = await vocabularyFor(orm, [...new Set(asked.map(({ word }) => word))]);
  const last = Math.max(...readings.flatMap(({ places }) => places));
  return asked.flatMap(({ reading, part, word, isLed, places }) => {
    const isLast = !isLed && places.includes(last);
    return fitting(word, known.get(word) ?? [], isLast)
      .filter(({ quality }) => !isLed || quality >= 0.7)
      .map((fit) => ({
        reading,
        part,
        ...fit,
        least: isLed ? belonging : leastWeight(word, fit.quality),
        led: isLed,
      }));
  });
}

/** The weight of the words that say what an entry belongs to, set in the migration of the search. */
const belonging = 4;

/** The shorter a word or the worse its fit, the less it may be looked for in long texts. */
function leastWeight(typed: string, quality: number) {
  if (quality >= 0.95) return 0;
  if (typed.length <= 2) return belonging;
  return isSlip(quality) || typed.length === 3 ? 2 : 0;
}

/** The words that fit, slips only where nothing fits without. */
function fitting(typed: string, words: string[], isLast: boolean) {
  const fits = words
    .map((word) => ({ word, quality: likeness(typed, word, isLast) }))
    .filter(({ quality }) => quality > 0);
  const best = Math.max(0, ...fits.map(({ quality }) => quality));
  if (best >= 0.95) return fits.filter(({ quality }) => !isSlip(quality));
  return best >= 0.75 && typed.length < 5 ? fits.filter(({ quality }) => !isSlip(quality)) : fits;
}

/** What the vocabulary holds near each word: what begins like it or like its stem, and what has like letters. */
async function vocabularyFor(orm: Orm, words: string[]): Promise<Map<string, string[]>> {
  const { rows } = await orm.execute<{ typed: string; near: string[] }>(sql`
    select typed, array_agg(word) as near
    from unnest(${sql.param(words)}::text[]) typed cross join lateral (
      (select word from search_vocabulary where word >= typed and word < typed || ${lastCharacter}
        order by length(word), word limit 300)
      union
      (select word from search_vocabulary where length(typed) >= 6
        and word >= left(typed, (length(typed) * 0.7)::int) and word < left(typed, (length(typed) * 0.7)::int) || ${lastCharacter}
        order by length(word), word limit 100)
      union
      (select word from search_vocabulary where length(typed) >= 4 and word % typed
        order by similarity(word, typed) desc, word limit 30)
      union
      select word from search_vocabulary where word in (regexp_replace(typed, 's$', ''), regexp_replace(typed, 'es$', ''))
    ) near
    where exists (select from search_word s where s.word = near.word)
    group by typed`);
  return new Map(rows.map(({ typed, near }) => [typed, near]));
}

/** Sorts after every other. */
const lastCharacter = '\u{10ffff}';

/** What helps most stands first among equals: the department rather than an article about it. */
const worth: Record<SearchType, number> = {
  department: 1.1,
  service: 1.05,
  doctor: 1,
  package: 1.05,
  news: 0.85,
};
/** A heading that holds every word as it was typed is what was meant. */
const wholeHeading = 1.5;
const headingWeight = 6;
/** What is this much worse than the best is no answer to the same question. */
const leastShare = 0.12;

async function ranked(
  orm: Orm,
  readings: Reading[],
  terms: Term[],
  places: number,
  { type, page, limit, now }: Wanted,
): Promise<Omit<SearchResult, 'advice'>> {
  const stands = readings.flatMap(({ words, factor, isLed, ...reading }, index) =>
    reading.places.map((place) => ({ reading: index, place, parts: words.length, factor, is_led: isLed })),
  );
  const { rows } = await orm.execute<{ totals: SearchResult['totals']; matches: Match[] }>(sql`
    with term as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(terms)})
        as term(reading int, part int, word text, quality real, least real, led boolean)
    ), stands as (
      select * from jsonb_to_recordset(${JSON.stringify(stands)})
        as stands(reading int, place int, parts int, factor real, is_led boolean)
    ), part as (
      select w.entity, w.entity_id, t.reading, t.part, max(t.quality * case
          -- Where staff lead to a heading, its length says nothing.
          when t.led and w.weight >= ${headingWeight} then 9 + w.weight / 10 else w.weight end) as score,
        max(w.weight) as weight
      from term t join search_word w on w.word = t.word collate "C" and w.weight >= t.least
      group by 1, 2, 3, 4
    ), reading as (
      select entity, entity_id, reading, count(*) as parts, avg(score) as score, min(weight) as weight
      from part group by 1, 2, 3
    ), place as (
      select entity, entity_id, place, max(score * factor) as score,
        bool_or(not is_led and weight >= ${headingWeight}) as is_heading
      from reading join stands using (reading, parts) group by 1, 2, 3
    ), entry as (
      select entity, entity_id, count(*) as covered, count(*) filter (where is_heading) as headed, sum(score) as score
      from place group by 1, 2
    ), visible as (${sql.join(
      SearchType.options.map((one) => visible(one, now)),
      sql` union all `,
    )}
    ), scored as (
      select v.*, covered / ${places}::real as covers,
        score * worth * (0.4 + 0.6 * covered / ${places}::real)
          * case when headed = ${places} then ${wholeHeading}::real else 1 end as score
      from entry join visible v on v.type = entity and v.id = entity_id
    ), found as materialized (
      select * from scored where score >= ${leastShare} * (select max(score) from scored)
    ), chosen as (
      select * from found where ${type ?? null}::text is null or type = ${type ?? null}
      order by score desc, title, id limit ${limit} offset ${(page - 1) * limit}
    )
    select
      (select jsonb_object_agg(type, total) from (select type, count(*) as total from found group by 1) one) as totals,
      (select jsonb_agg(jsonb_build_object('type', type, 'id', id, 'slug', slug, 'title', title, 'summary', summary,
        'imageId', image_id, 'covers', covers, 'matched', (
          select jsonb_agg(distinct w.word) from search_word w
          where w.entity = c.type and w.entity_id = c.id and w.word in (select word from term)
        )) order by score desc, title, id) from chosen c) as matches`);
  return { matches: rows[0]?.matches ?? [], totals: { ...noTotals(), ...rows[0]?.totals } };
}

/** What anybody may see of one type, by the same rule as its pages, as a hit shows it. */
function visible(type: SearchType, now: number) {
  const { table, title, summary } = shown[type];
  return sql`
    select ${type}::text as type, ${worth[type]}::real as worth, ${table.id} as id, ${table.slug} as slug,
      ${title} as title, ${summary} as summary, ${table.imageId} as image_id
    from ${table} where ${table.deletedAt} is null and ${published(table, now)}`;
}

const { department, service, doctor, healthPackage, news } = schema;
const shown = {
  department: { table: department, title: department.name, summary: department.summary },
  service: { table: service, title: service.title, summary: service.summary },
  doctor: {
    table: doctor,
    title: sql`ltrim(${doctor.title} || ' ' || ${doctor.name})`,
    summary: sql`coalesce(nullif(${doctor.role}, ''), ${doctor.summary})`,
  },
  package: { table: healthPackage, title: healthPackage.title, summary: healthPackage.summary },
  news: { table: news, title: news.title, summary: news.excerpt },
};
