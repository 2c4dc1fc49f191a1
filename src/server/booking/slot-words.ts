/**
 * A free time as people write it. It is said here, not in the browser: a phone takes tens of milliseconds to make its
 * first formatter, the server makes each once.
 */
import { dateFormat } from '#contract/formats.ts';

interface SlotWords {
  /** "Tue 24 Nov". */
  dateInWords: string;
  /** "09:30", or "9:30 AM" where that is how clocks are read. */
  timeInWords: string;
}

type Say = (localDate: string, localTime: string) => SlotWords;

const byLocale = new Map<string, Say>();

/** What says free times in a language; dates and times are wall time, which passes through UTC so that no zone moves it. */
export function slotWords(locale: string): Say {
  const say = byLocale.get(locale) ?? sayIn(locale);
  byLocale.set(locale, say);
  return say;
}

function sayIn(locale: string): Say {
  const day = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const clock = dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const dates = new Map<string, string>();
  const times = new Map<string, string>();
  return (localDate, localTime) => {
    const dateInWords = dates.get(localDate) ?? day.format(new Date(`${localDate}T00:00Z`));
    const timeInWords = times.get(localTime) ?? clock.format(new Date(`2026-01-01T${localTime}Z`));
    dates.set(localDate, dateInWords);
    times.set(localTime, timeInWords);
    return { dateInWords, timeInWords };
  };
}
