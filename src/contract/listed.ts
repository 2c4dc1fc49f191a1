import { speech } from '#words/language.ts';
import { inOwnOrder } from '#words/say.ts';

/** "a, b and c" in the request's language; British English has no comma before the last. */
export function listed(items: readonly string[], options: Intl.ListFormatOptions = {}) {
  const { language, locale } = speech();
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : locale, options).format(items.map(inOwnOrder));
}
