/**
 * Site search. Triggers keep every entry's words, with their weights, in `search_word`. This file maps the typed words
 * to that vocabulary (prefixes, plurals, typos: likeness.ts) and to the synonyms that staff entered (reading.ts); one
 * query then adds up the best reading of every word per entry.
 *
 * Only entries that are published and due are found, even by staff: the site search must not expose drafts.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { SitePage } from '#contract/search.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { languageOfPage } from '#words/language.ts';
import { isBeginning, isSlip, likeness, longestEnding, relatives } from './likeness.ts';
import {
  belonging,
  isUnderstood,
  noTotals,
  type Ranked,
  type RankScope,
  ranked,
  type Term,
} from './ranking.ts';
import {
  type FoldedSynonym,
  isEmpty,
  type Known,
  matters,
  meaningful,
  type Reading,
  readingsOf,
} from './reading.ts';
import { type FoundPage, pageNames, sitePagesFor, withoutSitePages } from './site-pages.ts';

type Scope = Omit<RankScope, 'leastCovers'>;
type Hits = Ranked & { advice: string | null; sitePages: SitePage[] };

/** Hits in the language of the page, or else in any language of the site, since people type their own. */
export async function searchEntries(orm: Orm, q: string, asked: Omit<Scope, 'understood'>): Promise<Hits> {
  const found = await searchIn(orm, q, { ...asked, understood: [languageOfPage()] });
  const isNothing = Object.values(found.totals).every((total) => total === 0);
  if (!isNothing || found.advice !== null || found.sitePages.length > 0) return found;
  const [settings] = await orm.select({ languages: schema.settings.languages }).from(schema.settings);
  const others = (settings?.languages ?? []).filter((one) => one !== languageOfPage());
  return others.length > 0 ? searchIn(orm, q, { ...asked, understood: others }) : found;
}

async function searchIn(orm: Orm, q: string, wanted: Scope): Promise<Hits> {
  const { words, synonyms, known, pages } = await folded(orm, q, wanted);
  const typed = meaningful(words).map((word) => word.slice(0, longestWord));
  // A single letter says nothing yet.
  if (typed.every((word) => word.length < 2))
    return { matches: [], totals: noTotals(), advice: null, sitePages: [] };
  const { readings, advice } = readingsOf(typed, withoutSitePages(synonyms, pages), known);
  const helping = sitePagesFor(typed, synonyms, known, pages);
  // Below a page that answers all words, partial matches and mere mentions are noise.
  const isAnswered = helping[0]?.covers === 1;
  const leastCovers = isAnswered ? 1 : 0;
  const terms = await termsOf(orm, readings, known, isAnswered || isEmpty(typed), wanted);
  const found = await ranked(orm, readings, terms, matters(typed), { ...wanted, leastCovers });
  const isWhole = wanted.type === undefined && wanted.page === 1;
  return { ...found, advice, sitePages: isWhole ? helpingMost(helping, found.matches) : [] };
}

/** Pages that match all words, or more of them than the best entry. */
function helpingMost(pages: FoundPage[], [best]: Ranked['matches']) {
  return pages.filter(({ covers }) => covers === 1 || covers > (best?.covers ?? 0)).map(({ page }) => page);
}

const longestWord = 40;

/**
 * The typed words, those of the synonyms in the language of the page and in the main one, and the names of pages,
 * folded for comparison; and which typed words are known.
 */
async function folded(orm: Orm, q: string, wanted: Scope) {
  const { rows } = await orm.execute<{
    words: string[];
    pages: string[][];
    found: string[];
    synonyms: FoldedSynonym[];
  }>(sql`
    select search_split(${q}) as words,
      search_split_each(${JSON.stringify(pageNames())}::jsonb) as pages,
      array(select one from unnest(search_split(${q})) one where ${isPublic(sql`one`, wanted)}) as found,
      coalesce(jsonb_agg(
        jsonb_build_object('advice', advice, 'phrases', folded_words, 'targets', folded_leads_to)
        -- Advice in the language of the page goes before that in the main one.
        order by language desc, id
      ), '[]') as synonyms
    from synonym where deleted_at is null and ${isUnderstood(wanted.understood)}`);
  const { words, pages, found, synonyms } = rows[0]!;
  return {
    words,
    pages,
    synonyms,
    known: new Set([...found, ...synonyms.flatMap(({ phrases }) => phrases.flat())]),
  };
}

/** Whether a public entry has a word. Queried word by word, through the index: "exists" would join all. */
function isPublic(word: SQL, { now, understood }: Scope) {
  return sql`(select true from search_word s
    where s.word = ${word} and s.since <= ${new Date(now).toISOString()}::timestamptz and ${isUnderstood(understood)} limit 1)`;
}

/** The vocabulary words for every word of every reading, each with its likeness; with `isNamed` only names count. */
async function termsOf(
  orm: Orm,
  readings: Reading[],
  known: Known,
  isNamed: boolean,
  wanted: Scope,
): Promise<Term[]> {
  const asked = readings.flatMap(({ words, places, isLed }, reading) =>
    words.map((word, part) => ({ reading, part, word, isLed, places })),
  );
  const near = await vocabularyFor(orm, [...new Set(asked.map(({ word }) => word))], wanted);
  const last = Math.max(...readings.flatMap(({ places }) => places));
  return asked.flatMap(({ reading, part, word, isLed, places }) => {
    const isLast = !isLed && places.includes(last);
    return fitting(word, near.get(word) ?? [], isLast)
      .filter(({ quality }) => !isSlip(quality) || !(isLed || known.has(word)))
      .map((fit) => ({
        reading,
        part,
        ...fit,
        least: isLed || isNamed ? belonging : leastWeight(word, fit.quality, known),
        led: isLed,
        begun: isBeginning(fit.quality),
      }));
  });
}

/**
 * The shorter a word or the worse its fit, the less it may match in long texts. A word known as typed matches its
 * relatives in names alone: "visiting" is not what every text means by a visit.
 */
function leastWeight(typed: string, quality: number, known: Known) {
  if (quality >= 0.95) return 0;
  if (typed.length <= 3 || (quality === 0.7 && known.has(typed))) return belonging;
  return isSlip(quality) ? 2 : 0;
}

/** The words that fit; typos only if nothing else does. */
function fitting(typed: string, words: string[], isLast: boolean) {
  const fits = words
    .map((word) => ({ word, quality: likeness(typed, word, isLast) }))
    .filter(({ quality }) => quality > 0);
  const best = Math.max(0, ...fits.map(({ quality }) => quality));
  if (best >= 0.95) return fits.filter(({ quality }) => !isSlip(quality));
  return best >= 0.75 && typed.length < 5 ? fits.filter(({ quality }) => !isSlip(quality)) : fits;
}

/**
 * The vocabulary near each word: the same prefix or stem, or similar letters. Words of hidden or deleted entries are
 * excluded before counting, as they would displace other words or hide a typo.
 */
async function vocabularyFor(orm: Orm, words: string[], wanted: Scope): Promise<Map<string, string[]>> {
  const known = isPublic(sql`search_vocabulary.word`, wanted);
  const forms = words.flatMap((typed) => relatives(typed).map((form) => ({ typed, form })));
  const inOtherForms =
    forms.length === 0
      ? sql``
      : sql`union
      select form.word from jsonb_to_recordset(${JSON.stringify(forms)}) as related(typed text, form text)
        cross join lateral (
          select word from search_vocabulary where word >= form and word < form || ${lastCharacter}
            and length(word) <= length(form) + ${longestEnding} and ${known} limit 30
        ) form
        where related.typed = typed.typed`;
  const { rows } = await orm.execute<{ typed: string; near: string[] }>(sql`
    select typed, array_agg(word) as near
    from unnest(${sql.param(words)}::text[]) typed(typed) cross join lateral (
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
      ${inOtherForms}
    ) near
    group by typed`);
  return new Map(rows.map(({ typed, near }) => [typed, near]));
}

/** Sorts after every other. */
const lastCharacter = '\u{10ffff}';
