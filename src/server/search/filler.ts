/**
 * Words that say little in a search. English filler words count on every page, since visitors may type English on all.
 */
import { filler, times } from '#words/heard.ts';
import type { Language } from '#words/language.ts';

/** Without meaning. */
export const fillerOf = keptSets(filler);
/** Words for the time of a need, which say less than its matter. */
export const timesOf = keptSets(times);

function keptSets(words: Record<Language, readonly string[]>) {
  const sets = new Map<Language, ReadonlySet<string>>();
  return (language: Language) => {
    const known =
      sets.get(language) ?? new Set([...words.en, ...words[language]].flatMap((line) => line.split(' ')));
    sets.set(language, known);
    return known;
  };
}
