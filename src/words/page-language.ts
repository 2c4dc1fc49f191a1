/** Loads the words of a page's area in the browser; English is in the code. */
import { areas, type BrowserArea } from './areas.ts';
import type { Catalogue } from './catalogue.ts';
import { type ClockHours, type Language, speakAs } from './language.ts';

const files = import.meta.glob<Catalogue>('./*/{islands,booking,steps,staff}.json', { import: 'default' });

/** Words loaded so far, for the page itself and its islands. */
const known: Record<string, Catalogue[string]> = {};

/** Components may speak once this has resolved. */
export async function learnLanguage(area: BrowserArea) {
  const { lang, dataset } = document.documentElement;
  const [prefix = ''] = /^\/\w\w(?=\/|$)/.exec(location.pathname) ?? [];
  const needed = areas
    .slice(0, areas.indexOf(area) + 1)
    .flatMap((one) => files[`./${lang.slice(0, 2)}/${one}.json`] ?? []);
  Object.assign(known, ...(await Promise.all(needed.map((load) => load()))));
  const isEnglish = needed.length === 0;
  const language = isEnglish ? 'en' : (lang.slice(0, 2) as Language);
  const find = isEnglish ? null : (message: string) => known[message];
  const isMain = !prefix && dataset.other == null;
  const { clock } = dataset as { clock?: ClockHours };
  const speech = { language, locale: lang, prefix, isMain, find, clock };
  speakAs(() => speech);
}
