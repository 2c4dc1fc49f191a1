/** Months and days as calendar arithmetic on text, without time zones or clocks. */

export { addDays } from '#contract/words/formats.ts';

export interface Week {
  /** Seven local dates, or null outside the month. */
  days: (string | null)[];
}

/** `2026-11` as weeks that start on `firstDay` (1 Monday … 7 Sunday). */
export function weeksOf(month: string, firstDay: number): Week[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weekday = new Date(Date.UTC(year, number - 1, 1)).getUTCDay() || 7;
  const blank = (weekday - firstDay + 7) % 7;
  const cells = [
    ...Array<null>(blank).fill(null),
    ...Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => ({
    days: cells.slice(week * 7, week * 7 + 7),
  }));
}

/** The same without weeks that are over. */
export function weeksAhead(month: string, firstDay: number, from: string): Week[] {
  return weeksOf(month, firstDay).filter(({ days }) => days.some((day) => day !== null && day >= from));
}

/**
 * The day on which a month of free times begins: the first free one, or the chosen one if earlier; today if none is
 * free. `days` are in order.
 */
export function beginOf(
  days: readonly { localDate: string; free: number }[],
  { chosen, today }: { chosen: string; today: string },
): string {
  const free = days.find((day) => day.free > 0)?.localDate;
  if (!free) return today;
  return chosen.startsWith(free.slice(0, 7)) && chosen < free ? chosen : free;
}

export function addMonths(month: string, months: number) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export function boundsOf(month: string) {
  const last = new Date(Date.parse(`${addMonths(month, 1)}-01T00:00Z`) - 86_400_000);
  return { first: `${month}-01`, last: last.toISOString().slice(0, 10) };
}

export type PartOfDay = 'Morning' | 'Afternoon' | 'Evening';

/** Morning ends at noon, the afternoon at five. */
export function partOfDay(localTime: string): PartOfDay {
  return localTime < '12:00' ? 'Morning' : localTime < '17:00' ? 'Afternoon' : 'Evening';
}
