/** The dates of a report: the preceding period, and the steps of the chart. Pure; local dates as `2026-03-29`. */
import type { Period } from '#contract/report.ts';
import { addDays } from '#contract/words/formats.ts';
import { dayOf, weekday } from '#server/times/zone.ts';

/** As many whole months right before a period of whole months, otherwise as many days. */
export function periodBefore({ from, to }: Period): Period {
  const last = addDays(from, -1);
  if (isFirstOfMonth(from) && isFirstOfMonth(addDays(to, 1))) {
    return { from: firstOfMonth(from, -monthsOf({ from, to })), to: last };
  }
  return { from: addDays(from, -daysOf({ from, to })), to: last };
}

/** Both dates count. */
export function daysOf({ from, to }: Period) {
  return dayOf(to) - dayOf(from) + 1;
}

/** Days for up to a month, weeks for up to half a year, or months. The first and the last may be incomplete. */
export function stepsOf(period: Period): Period[] {
  const days = daysOf(period);
  const nextAfter =
    days <= 31
      ? (date: string) => addDays(date, 1)
      : days <= 184
        ? (date: string) => addDays(date, 8 - weekday(date))
        : (date: string) => firstOfMonth(date, 1);
  const steps: Period[] = [];
  for (let from = period.from; from <= period.to; ) {
    const next = nextAfter(from);
    const end = addDays(next, -1);
    steps.push({ from, to: end < period.to ? end : period.to });
    from = next;
  }
  return steps;
}

function isFirstOfMonth(date: string) {
  return date.endsWith('-01');
}

function monthsOf({ from, to }: Period) {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return months(to) - months(from) + 1;
}

/** The first day of the month `months` after that of a date. */
function firstOfMonth(date: string, months: number) {
  const first = new Date(`${date.slice(0, 7)}-01T00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}
