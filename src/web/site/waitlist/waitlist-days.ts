import { plusDays } from '#web/dates/local-date.ts';

/** Days for an earlier time: from today to the day before the next free one. */
export function daysToWait(today: string, nextFree: string | undefined): { from: string; to: string } {
  if (nextFree === undefined) return { from: today, to: plusDays(today, 30) };
  return { from: today, to: nextFree > today ? plusDays(nextFree, -1) : today };
}
