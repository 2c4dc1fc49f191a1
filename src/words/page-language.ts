/** The language of a page in the browser: the page names the files with what is said there, and in English none. */
import type { Catalogue } from './catalogue.ts';
import { type ClockHours, type Language, speakAs } from './language.ts';
import { markOf } from './mark.ts';

/** By mark: what has come, for the page itself and for its islands. */
const known: Record<string, Catalogue[string]> = {};

/** Components may speak once it has come. `words` is the address of a file. */
export async function learnLanguage(words: string | undefined) {
  const { lang, dataset } = document.documentElement;
  const [prefix = ''] = /^\/\w\w(?=\/|$)/.exec(location.pathname) ?? [];
  if (words) Object.assign(known, (await import(/* @vite-ignore */ words)).default);
  const language = words ? (lang.slice(0, 2) as Language) : 'en';
  const find = words ? (message: string) => known[markOf(message)] : null;
  const isMain = !prefix && dataset.other == null;
  const { clock } = dataset as { clock?: ClockHours };
  const speech = { language, locale: lang, prefix, isMain, find, clock };
  speakAs(() => speech);
}
