/**
 * The day of a free time as people write it. It is said here, not in the browser: a phone takes tens of milliseconds to
 * make its first formatter, the server makes each once.
 */
import { dateFormat } from '#contract/formats.ts';

type Say = (localDate: string) => string;

const byLocale = new Map<string, Say>();

/** What says a day in a language, "Tue 24 Nov"; it passes through UTC so that no zone moves it. */
export function dateWords(locale: string): Say {
  const say = byLocale.get(locale) ?? sayIn(locale);
  byLocale.set(locale, say);
  return say;
}

function sayIn(locale: string): Say {
  const format = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const known = new Map<string, string>();
  return (localDate) => {
    const words = known.get(localDate) ?? format.format(new Date(`${localDate}T00:00Z`));
    known.set(localDate, words);
    return words;
  };
}
