/** Weeks of a hospital's locale. Weekdays are numbers, 1 Monday to 7 Sunday. */
import { dateFormat } from '#contract/words/formats.ts';

type WithWeekInfo = Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } };

/** The first day of the week; Monday if the browser does not know it. */
export function weekStart(locale: string): number {
  const known: WithWeekInfo = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** The names of the seven days, from the first day of the week. */
export function weekdays(locale: string, firstDay: number) {
  return Array.from({ length: 7 }, (_, place) => {
    // 1 January 2024 was a Monday.
    const day = Date.UTC(2024, 0, firstDay + place);
    const name = (weekday: 'short' | 'long') => dateFormat(locale, { weekday, timeZone: 'UTC' }).format(day);
    return { long: name('long'), short: name('short') };
  });
}

/** First and last day of a local date's week. */
export function weekOf(localDate: string, firstDay: number): { from: string; to: string } {
  const day = new Date(`${localDate}T00:00:00Z`);
  const since = (day.getUTCDay() - firstDay + 7) % 7;
  const text = (offset: number) => new Date(day.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  return { from: text(-since), to: text(6 - since) };
}
