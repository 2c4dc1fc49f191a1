/** Words without meaning for a search in a language. Visitors may type English on every page: it is understood on all. */
import { filler as words } from '#words/heard.ts';
import type { Language } from '#words/language.ts';

const sets = new Map<Language, ReadonlySet<string>>();

export function fillerOf(language: Language): ReadonlySet<string> {
  const known =
    sets.get(language) ?? new Set([...words.en, ...words[language]].flatMap((line) => line.split(' ')));
  sets.set(language, known);
  return known;
}
