import { dayWords } from '#web/dates/words.ts';

/** Until when prices hold, that day included; once it is over, that they are to be asked for. */
export function pricesHoldWords(until: string | null, today: string, locale: string) {
  if (!until) return '';
  const valid = `Valid until ${dayWords(until, locale)}.`;
  return until >= today ? valid : `${valid} We are updating our prices. Please ask us for the current one.`;
}
