/** Facts of an appointment for listing, in the language of the page. */
import { longDate, timeWords } from '#web/dates/words.ts';
import { joined } from '#words/joined.ts';

/** "Monday, 2 March 2026, 09:30", on the hospital's clock. */
export function momentWords(
  { localDate, localTime }: { localDate: string; localTime: string },
  locale: string,
) {
  return joined([longDate(localDate, locale), timeWords(localTime, locale)]);
}
