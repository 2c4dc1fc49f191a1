import { catalogues } from './catalogues.ts';
import { type ClockHours, type Language, localeIn } from './language.ts';
import { speaking } from './speaking.ts';

interface Spoken {
  language: Language;
  /** The hospital's country, two letters; '' if unknown. */
  country: string;
  isMain: boolean;
  /** The hospital's locale, used for its main language. */
  locale?: string;
  /** The prefix of its addresses, if not the usual one. */
  prefix?: string;
  /** The language in which the hospital writes, if known. */
  written?: string;
  /** The hospital's clock, which overrules that of the language. */
  clock?: ClockHours | undefined;
}

/** Runs some work in a language, with everything that it starts. */
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
