/** The language of each request, on the server. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { catalogues } from './catalogues.ts';
import { type Language, localeIn, type Speech, speakAs } from './language.ts';

const requests = new AsyncLocalStorage<Speech>();
speakAs(() => requests.getStore());

/** Does something in a language: everything that it says, and everything that it starts. */
export function inLanguage<Result>(
  { language, country, isMain }: { language: Language; country: string; isMain: boolean },
  work: () => Result,
): Result {
  const locale = localeIn(language, country);
  const prefix = isMain ? '' : `/${language}`;
  return requests.run({ language, locale, prefix, catalogue: catalogues[language] }, work);
}
