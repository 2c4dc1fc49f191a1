/**
 * Finds entries by what people type. Every entry's words stand in `search_word` with what each says of the entry, kept
 * by triggers; this file turns what was typed into words of that vocabulary (prefixes, plurals, slips: likeness.ts) and
 * into what staff let them lead to (reading.ts), and one query adds up, for each entry, the best reading of every word.
 *
 * Only what is published, and whose time has come, is found, by staff as by anybody: a search of the site is not a way
 * into drafts.
 */
import { sql } from 'drizzle-orm';
import type { SitePage } from '#contract/search.ts';
import type { Orm } from '#server/db/orm.ts';
import { isSlip, likeness } from './likeness.ts';
import { belonging, noTotals, type Ranked, ranked, type Term, type Wanted } from './ranking.ts';
import { type FoldedSynonym, meaningful, type Reading, readingsOf } from './reading.ts';
import { type FoundPage, sitePagesFor, withoutSitePages } from './site-pages.ts';

export async function searchEntries(
  orm: Orm,
  q: string,
  wanted: Wanted,
): Promise<Ranked & { advice: string | null; sitePages: SitePage[] }> {
  const { words, synonyms } = await folded(orm, q);
  const typed = meaningful(words).map((word) => word.slice(0, longestWord));
  // One letter says nothing yet.
  if (typed.every((word) => word.length < 2))
    return { matches: [], totals: noTotals(), advice: null, sitePages: [] };
  const { readings, advice } = readingsOf(typed, withoutSitePages(synonyms));
  const terms = await termsOf(orm, readings, wanted.now);
  const found = await ranked(orm, readings, terms, typed.length, wanted);
  const isWhole = wanted.type === undefined && wanted.page === 1;
  const sitePages = isWhole ? helpingMost(sitePagesFor(typed, synonyms), found.matches) : [];
  return { ...found, advice, sitePages };
}

/** Pages that answer all of the words, or more of them than the best of the entries. */
function helpingMost(pages: FoundPage[], [best]: Ranked['matches']) {
  return pages.filter(({ covers }) => covers === 1 || covers > (best?.covers ?? 0)).map(({ page }) => page);
}

/** As long as the words of the vocabulary. */
const longestWord = 40;

/** The words that were typed, and those of the synonyms, as they are compared. */
async function folded(orm: Orm, q: string) {
  const { rows } = await orm.execute<{ words: string[]; synonyms: FoldedSynonym[] }>(sql`
    select search_split(${q}) as words, coalesce(jsonb_agg(
      jsonb_build_object('advice', advice, 'phrases', folded_words, 'targets', folded_leads_to) order by id
    ), '[]') as synonyms
    from synonym where deleted_at is null`);
  return rows[0]!;
}

/** Every word of every reading as words of the vocabulary, each with how well it fits. */
async function termsOf(orm: Orm, readings: Reading[], now: number): Promise<Term[]> {
  const asked = readings.flatMap(({ words, places, isLed }, reading) =>
    words.map((word, part) => ({ reading, part, word, isLed, places })),
  );
  const known = await vocabularyFor(orm, [...new Set(asked.map(({ word }) => word))], now);
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

/** The shorter a word or the worse its fit, the less it may be looked for in long texts. */
function leastWeight(typed: string, quality: number) {
  if (quality >= 0.95) return 0;
  if (typed.length <= 3) return belonging;
  return isSlip(quality) ? 2 : 0;
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

/**
 * What the vocabulary holds near each word: what begins like it or like its stem, and what has like letters. It keeps
 * words of entries that are hidden or gone; those are left out before any are counted, as they would take the place of
 * another word, or keep a slip from being one.
 */
async function vocabularyFor(orm: Orm, words: string[], now: number): Promise<Map<string, string[]>> {
  // Asked for each word through the index, which few of its rows answer.
  const known = sql`(select true from search_word s
    where s.word = search_vocabulary.word and s.since <= ${new Date(now).toISOString()}::timestamptz limit 1)`;
  const { rows } = await orm.execute<{ typed: string; near: string[] }>(sql`
    select typed, array_agg(word) as near
    from unnest(${sql.param(words)}::text[]) typed cross join lateral (
      (select word from search_vocabulary where word >= typed and word < typed || ${lastCharacter} and ${known}
        order by length(word), word limit 300)
      union
      (select word from search_vocabulary where length(typed) >= 6
        and word >= left(typed, (length(typed) * 0.7)::int) and word < left(typed, (length(typed) * 0.7)::int) || ${lastCharacter} and ${known}
        order by length(word), word limit 100)
      union
      (select word from search_vocabulary where length(typed) >= 4 and word % typed and ${known}
        order by similarity(word, typed) desc, word limit 30)
      union
      select word from search_vocabulary where word in (regexp_replace(typed, 's$', ''), regexp_replace(typed, 'es$', '')) and ${known}
    ) near
    group by typed`);
  return new Map(rows.map(({ typed, near }) => [typed, near]));
}

/** Sorts after every other. */
const lastCharacter = '\u{10ffff}';
