/** Facts of an appointment as they are put side by side, in the language of the page. */
import { longDate, timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';

/** Facts one after the other, without those that are empty: "First visit, 30 minutes". It is no sentence. */
export function joined(facts: (string | null | undefined)[]): string {
  const [first = '', ...others] = facts.filter((fact): fact is string => Boolean(fact));
  return others.reduce((before, after) => t('{before}, {after}', { before, after }), first);
}

/** "Monday, 2 March 2026, 09:30", on the hospital's clock. */
export function momentWords(
  { localDate, localTime }: { localDate: string; localTime: string },
  locale: string,
) {
  return joined([longDate(localDate, locale), timeWords(localTime, locale)]);
}
