import { localToday } from '#web/dates/local-date.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pricesHoldWords } from '#web/site/words/prices-hold-words.ts';

/** Empty without a date. */
export function PricesHold({ until }: { until: string | null }) {
  const { locale, timeZone } = useSite();
  return pricesHoldWords(until, localToday(timeZone), locale) || null;
}
