/**
 * The day of a free slot in words. Formatted here, not in the browser: creating its first formatter takes a phone tens
 * of milliseconds, and the server creates each once.
 */
import { dateFormat } from '#contract/formats.ts';

type Say = (localDate: string) => string;

const byLocale = new Map<string, Say>();

/** Formats a day in a language, "Tue 24 Nov"; uses UTC so that no zone shifts it. */
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
