import { dayWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';

/** Until when prices are valid, including that day; after it, a note to ask. */
export function pricesHoldWords(until: string | null, today: string, locale: string) {
  if (!until) return '';
  const day = dayWords(until, locale);
  return until >= today
    ? t('Valid until {day}.', { day })
    : t('Valid until {day}. We are updating our prices. Please ask us for the current one.', { day });
}
