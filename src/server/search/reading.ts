/**
 * What a search may mean. Each word that was typed is a place; a reading says what would stand for one or more places:
 * the word itself, or the words that staff let it lead to. The ranking then takes the best reading of every place.
 */
import { likeness } from './likeness.ts';

/** A synonym with its words folded and split: "can’t breathe" is ["cant", "breathe"]. */
export interface FoldedSynonym {
  phrases: string[][];
  targets: string[][];
  advice: string;
}

export interface Reading {
  /** Words that an entry must all have. */
  words: string[];
  /** Indexes of the typed words that it stands for. */
  places: number[];
  /** How much its words count against words found as they were typed. */
  factor: number;
  /** It comes from a synonym, and then looks only at what an entry is, not at what it mentions. */
  isLed: boolean;
}

/** At most so many words of a search count; nobody needs more, and each costs. */
const mostWords = 8;

/** Words that say nothing about what is meant. */
const filler = new Set(
  'a about am an and any are at be been by can consultant could do doctor doctors does dr for from get give going good got had has have having help hi how i im in is it its ive looking me my near need of on one or our please prof professor s see should so some someone specialist specialists t that the there this to us want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The words that say something, in their order, each once; all of them where none does. */
export function meaningful(words: string[]): string[] {
  const unique = [...new Set(words)];
  const telling = unique.filter((word) => !filler.has(word));
  return (telling.length > 0 ? telling : unique).slice(0, mostWords);
}

/** The readings of the typed words, and the advice of those synonyms that describe an emergency. */
export function readingsOf(typed: string[], synonyms: FoldedSynonym[]) {
  const readings: Reading[] = typed.map((word, place) => ({
    words: [word],
    places: [place],
    factor: 1,
    isLed: false,
  }));
  const advice: { text: string; length: number }[] = [];
  for (const synonym of synonyms) {
    const places = longestPhrase(typed, synonym.phrases);
    if (places.length === 0) continue;
    if (synonym.advice) advice.push({ text: synonym.advice, length: places.length });
    for (const [index, words] of synonym.targets.entries()) {
      // Who says more means it more; of several ways on the first is meant most.
      const factor = 1.2 + 0.1 * (places.length - 1) - 0.3 * index;
      readings.push({ words: meaningful(words), places, factor, isLed: true });
    }
  }
  advice.sort((one, other) => other.length - one.length);
  return { readings, advice: advice[0]?.text ?? null };
}

/** The places of the longest phrase whose words were all typed, in whatever order. */
function longestPhrase(typed: string[], phrases: string[][]): number[] {
  let longest: number[] = [];
  for (const phrase of phrases) {
    if (meaningful(phrase).length <= longest.length) continue;
    const places = placesOf(typed, phrase);
    if (places.length > 0) longest = places;
  }
  return longest;
}

/** The places at which the words of a phrase were typed, in whatever order; none unless all of them were. */
export function placesOf(typed: string[], phrase: string[]): number[] {
  const places = meaningful(phrase).map((word) =>
    typed.findIndex((one, place) => isMeant(one, word, place === typed.length - 1)),
  );
  return places.includes(-1) ? [] : [...new Set(places)];
}

/** Whether a typed word is the word of a phrase: in another form, unfinished or with one slip in a longer word. */
function isMeant(typed: string, word: string, isLast: boolean) {
  const quality = likeness(typed, word, isLast);
  if (quality === 0.85) return typed.length >= 3 && typed.length * 2 >= word.length;
  return quality >= 0.7 || (quality === 0.65 && word.length >= 5);
}
