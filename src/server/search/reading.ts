/**
 * What a search may mean. Each typed word is a place; a reading covers one or more places with the word itself or with
 * the words of a synonym. The ranking takes the best reading of every place.
 */
import { filler, times } from '#words/heard.ts';
import { type Language, speech } from '#words/language.ts';
import { likeness } from './likeness.ts';

/** A synonym with its words folded and split: "can’t breathe" is ["cant", "breathe"]. */
export interface FoldedSynonym {
  phrases: string[][];
  targets: string[][];
  advice: string;
}

export interface Reading {
  /** An entry must have all of these words. */
  words: string[];
  /** Indexes of the typed words that it covers. */
  places: number[];
  /** Weight of its words relative to words found as typed. */
  factor: number;
  /** From a synonym: it matches what an entry is, not what it mentions. */
  isLed: boolean;
}

/** Words that say little, in English too on every page, since visitors may type English on all. */
const fillerOf = keptSets(filler);
/** Words for the time of a need, which say less than its matter. */
const timesOf = keptSets(times);

function keptSets(words: Record<Language, readonly string[]>) {
  const sets = new Map<Language, ReadonlySet<string>>();
  return (language: Language) => {
    const known =
      sets.get(language) ?? new Set([...words.en, ...words[language]].flatMap((line) => line.split(' ')));
    sets.set(language, known);
    return known;
  };
}

/** Further words are ignored: no one needs more, and each one costs. */
const mostWords = 8;

/** Whether no word has a meaning, as in "where are you". */
export function isEmpty(words: string[]) {
  const empty = fillerOf(speech().language);
  return words.every((word) => empty.has(word));
}

/** The meaningful words, in order and without duplicates; all words if none is meaningful. */
export function meaningful(words: string[]): string[] {
  const unique = [...new Set(words)];
  const empty = fillerOf(speech().language);
  const telling = unique.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : unique).slice(0, mostWords);
}

/** Which places name a matter and not only an hour; all if there is only the hour. */
export function matters(typed: string[]): boolean[] {
  const times = timesOf(speech().language);
  const isMatter = typed.map((word) => !times.has(word));
  return isMatter.includes(true) ? isMatter : typed.map(() => true);
}

/**
 * Words of the site or a synonym in exactly this form. They never match a similar word: "cancer" is not "cancellation".
 */
export type Known = ReadonlySet<string>;

/** The readings of the typed words, and the advice of synonyms that describe an emergency. */
export function readingsOf(typed: string[], synonyms: FoldedSynonym[], known: Known = new Set()) {
  const readings: Reading[] = typed.map((word, place) => ({
    words: [word],
    places: [place],
    factor: 1,
    isLed: false,
  }));
  const meant: { advice: string; places: number[] }[] = [];
  for (const synonym of synonyms) {
    // Emergency advice is given once too often rather than missed.
    const places = longestPhrase(typed, synonym.phrases, synonym.advice ? new Set() : known);
    if (places.length === 0) continue;
    meant.push({ advice: synonym.advice, places });
    // A longer phrase is more specific, and an emergency in one word is never less so than the words beside it.
    const specific = synonym.advice ? Math.max(places.length, 2) : places.length;
    for (const [index, words] of synonym.targets.entries()) {
      // The first of several targets counts most.
      const factor = 1.2 + 0.2 * (specific - 1) - 0.3 * index;
      readings.push({ words: meaningful(words), places, factor, isLed: true });
    }
  }
  return { readings, advice: adviceOf(meant) };
}

/**
 * The advice of the longest phrase; none if the words are part of a longer one without advice: "hay fever" is no fever.
 */
function adviceOf(meant: { advice: string; places: number[] }[]) {
  const isPartOf = (places: number[], whole: number[]) =>
    places.length < whole.length && places.every((place) => whole.includes(place));
  const harmless = meant.filter(({ advice }) => !advice);
  const [first] = meant
    .filter(({ advice, places }) => advice && !harmless.some((other) => isPartOf(places, other.places)))
    .sort((one, other) => other.places.length - one.places.length);
  return first?.advice ?? null;
}

/** The places of the longest phrase that was typed completely, in any order. */
function longestPhrase(typed: string[], phrases: string[][], known: Known): number[] {
  let longest: number[] = [];
  for (const phrase of phrases) {
    if (meaningful(phrase).length <= longest.length) continue;
    const places = placesOf(typed, phrase, known);
    if (places.length > 0) longest = places;
  }
  return longest;
}

/** The places at which a phrase was typed, in any order; none unless it is complete. */
export function placesOf(typed: string[], phrase: string[], known: Known): number[] {
  const places = meaningful(phrase).map((word) =>
    typed.findIndex((one, place) => isMeant(one, word, place === typed.length - 1, known)),
  );
  return places.includes(-1) ? [] : [...new Set(places)];
}

/** Whether a typed word is the word of a phrase: in another form, unfinished, or with one typo in a longer word. */
function isMeant(typed: string, word: string, isLast: boolean, known: Known) {
  const quality = likeness(typed, word, isLast);
  if (quality === 0.85) return typed.length >= 3 && typed.length * 2 >= word.length;
  if (known.has(typed)) return quality > 0.7;
  return quality >= 0.7 || (quality === 0.65 && word.length >= 5);
}
