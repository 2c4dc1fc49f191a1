import { catalogues } from './catalogues.ts';
import { type ClockHours, type Language, localeIn } from './language.ts';
import { speaking } from './speaking.ts';

interface Spoken {
  language: Language;
  /** The hospital's, two letters; '' if it is not known. */
  country: string;
  isMain: boolean;
  /** The hospital's own, by which its main language is written. */
  locale?: string;
  /** What its addresses begin with, if it is not what others begin with. */
  prefix?: string;
  /** The language in which the hospital writes, if it is known. */
  written?: string;
  /** Hours of its clock, whatever is usual in the language. */
  clock?: ClockHours | undefined;
}

/** Does something in a language: everything that it says, and everything that it starts. */
export function inLanguage<Result>(
  { language, country, isMain, locale, prefix = isMain ? '' : `/${language}`, written, clock }: Spoken,
  work: () => Result,
): Result {
  const catalogue = catalogues[language];
  const spoken = {
    language,
    locale: (isMain && prefix === '' && locale) || localeIn(language, country),
    prefix,
    isMain,
    find: catalogue && ((message: string) => catalogue[message]),
    ...(written && { written }),
    clock,
  };
  return speaking(spoken, work);
}
