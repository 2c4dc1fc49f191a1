// Written by scripts/languages.ts from the folders beside it.

import { catalogue as ar } from './ar/index.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogue as de } from './de/index.ts';
import type { Language } from './language.ts';

/** The whole of each language. A browser loads no more than its page needs. */
export const catalogues: Record<Language, Catalogue | null> = { en: null, ar, de };
