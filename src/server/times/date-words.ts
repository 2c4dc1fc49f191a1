/**
 * The day and the time of a free slot as its hospital writes them: "Tue 24 Nov" and "9:30 am". They are part of the
 * answer because a phone takes tens of milliseconds to build the format itself. An answer has up to a thousand slots of
 * few days and times, so each text is formatted once.
 */
import { dateFormat, timeWords } from '#contract/words/formats.ts';
import { speech } from '#words/language.ts';

type Say = (text: string) => string;
const days = new Map<string, Say>();
const times = new Map<string, Say>();

/** Formats a local date such as `2026-11-24`. The cache is bounded: bookings reach a year ahead. */
export function sayDay(locale: string): Say {
  return kept(days, locale, () => {
    const format = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
    return (localDate) => format.format(new Date(`${localDate}T00:00Z`));
  });
}

/** Formats a local time such as `09:30`. */
export function sayTime(locale: string): Say {
  return kept(times, `${locale} ${speech().clock}`, () => (localTime) => timeWords(localTime, locale));
}

function kept(all: Map<string, Say>, locale: string, make: () => Say): Say {
  const before = all.get(locale);
  if (before) return before;
  const write = make();
  const known = new Map<string, string>();
  const say = (text: string) => {
    const words = known.get(text) ?? write(text);
    known.set(text, words);
    return words;
  };
  all.set(locale, say);
  return say;
}
