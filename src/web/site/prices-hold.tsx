import { localToday } from './local-date.ts';
import { pricesHoldWords } from './prices-hold-words.ts';
import { useSite } from './site-data.ts';

/** Until when prices hold, as a sentence; nothing where no day is set. */
export function PricesHold({ until }: { until: string | null }) {
  const { locale, timeZone } = useSite();
  return pricesHoldWords(until, localToday(timeZone), locale) || null;
}
