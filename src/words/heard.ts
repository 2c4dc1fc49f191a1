// Written by scripts/languages.ts from the folders beside it.

import * as ar from './ar/heard.ts';
import * as de from './de/heard.ts';
import * as en from './en/heard.ts';
import type { Language } from './language.ts';

/** Words before a number to call. */
export const calling: Record<Language, RegExp> = {
  en: en.calling,
  ar: ar.calling,
  de: de.calling,
};

/** Words without meaning for a search. */
export const filler: Record<Language, readonly string[]> = {
  en: en.filler,
  ar: ar.filler,
  de: de.filler,
};

/** Words of a search for an hour, such as “night”. */
export const times: Record<Language, readonly string[]> = {
  en: en.times,
  ar: ar.times,
  de: de.times,
};
