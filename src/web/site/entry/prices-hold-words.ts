import { dayWords } from '#web/dates/words.ts';

/** Until when prices are valid, including that day; after it, that visitors should ask. */
export function pricesHoldWords(until: string | null, today: string, locale: string) {
  if (!until) return '';
  const valid = `Valid until ${dayWords(until, locale)}.`;
  return until >= today ? valid : `${valid} We are updating our prices. Please ask us for the current one.`;
}
