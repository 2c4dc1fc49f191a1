import type { Period, Report, Step } from '#contract/report.ts';
import { dateFormat } from '#contract/words/formats.ts';
import { dayWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';

/** "2 March 2026 to 8 March 2026", or a single day. */
export function periodWords({ from, to }: Period, locale: string) {
  if (from === to) return dayWords(from, locale);
  return t('{first} to {last}|days', { first: dayWords(from, locale), last: dayWords(to, locale) });
}

/**
 * Labels below a chart's columns: "Mon 2", "2 Mar" for weeks, "Mar" for months. Only some of many, as a phone has no
 * room for more.
 */
export function stepLabels(steps: Period[], locale: string): (string | undefined)[] {
  const isMonths = steps.some(({ from, to }) => to > from && days({ from, to }) > 7);
  const isDays = steps.every(({ from, to }) => from === to);
  const options: Intl.DateTimeFormatOptions = isMonths
    ? { month: 'short' }
    : isDays && steps.length <= 7
      ? { weekday: 'short', day: 'numeric' }
      : { day: 'numeric', month: 'short' };
  const every = steps.length <= 7 ? 1 : Math.ceil(steps.length / 5);
  return steps.map(({ from }, place) =>
    place % every === 0
      ? dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`))
      : undefined,
  );
}

function days({ from, to }: Period) {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

/** The period's steps, each with a comparable step before: days of the same weekday. */
export function comparedSteps({ steps }: Report): { now: Step; before: Step | null }[] {
  return steps.flatMap(({ now, before }) =>
    now ? [{ now, before: before && isAlike(now, before) ? before : null }] : [],
  );
}

function isAlike(now: Period, before: Period) {
  if (now.from !== now.to) return true;
  return ((Date.parse(now.from) - Date.parse(before.from)) / 86_400_000) % 7 === 0;
}
