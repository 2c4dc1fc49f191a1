import {
  DAY_MINUTES,
  dayOf,
  minuteOf,
  type WallMinute,
  wallMinuteOf,
  weekdayOf,
  weekOf,
  type ZoneMap,
} from './zone.ts';

/**
 * Hours a doctor keeps every week, or every other week. `weekday` is 1 (Monday) to 7 (Sunday); `from` and `to` are wall
 * times `HH:MM` of that day (`to` may be `24:00`; a night is two rules). A rule for every second week counts
 * Monday-to-Sunday weeks from the week of `anchorDate`, or of the schedule's `validFrom` without one. No `visitTypeIds`
 * means every visit type.
 */
export type Rule = {
  weekday: number;
  from: string;
  to: string;
  everyWeeks: number;
  anchorDate: string | null;
  visitTypeIds: readonly number[];
};

/** Local dates, inclusive. A null `validUntil` means until further notice. */
export type Schedule = { validFrom: string; validUntil: string | null; rules: readonly Rule[] };

/** Leave takes time away from a doctor, extra hours add it. Local date-times `2026-12-24T09:00`, [from, to). */
export type TimeOff = { kind: 'leave' | 'extra'; from: string; to: string };

/** Time when the doctor's department or the hospital is closed. Local date-times, [from, to). */
export type Closure = { from: string; to: string };

/** Everything that decides when one doctor works. `closures` are those that affect this doctor. */
export type Hours = {
  schedules: readonly Schedule[];
  timeOff: readonly TimeOff[];
  closures: readonly Closure[];
};

/** [start, end) in epoch milliseconds. */
export type Interval = { start: number; end: number };

/**
 * One unbroken stretch of working hours on one local date. Visits may start at wall times `from <= start < until` that
 * are a multiple of the step away from `grid`, and must end by `range.end`. `open` is `range` without leave and
 * closures, in order.
 */
export type OpenWindow = {
  grid: WallMinute;
  from: WallMinute;
  until: WallMinute;
  range: Interval;
  open: readonly Interval[];
  visitTypeIds: readonly number[];
};

/** Working hours parsed once, so that many dates can be expanded fast. */
export type WorkingHours = {
  zone: ZoneMap;
  rules: readonly DatedRule[];
  extra: readonly Stretch[];
  away: readonly Interval[];
};

/** Covers the dates of `zone`. A malformed date or time is a RangeError. */
export function readHours(zone: ZoneMap, hours: Hours): WorkingHours {
  const leave = hours.timeOff.filter(({ kind }) => kind === 'leave');
  return {
    zone,
    rules: hours.schedules.flatMap(datedRules).sort((a, b) => a.from - b.from),
    extra: hours.timeOff.filter(({ kind }) => kind === 'extra').map(stretchOf),
    away: merge([...leave, ...hours.closures].map((time) => awayRange(zone, stretchOf(time)))),
  };
}

/**
 * The windows of one local date, given in days since 1970-01-01.
 *
 * - Schedules that are valid on the same date add up, as do their rules; windows are not merged, so each keeps its own
 *   grid and a visit has to fit into one of them.
 * - Extra hours are open to every visit type. Those that run past midnight keep their grid, and a visit may cross
 *   midnight. Leave and closures take away from them as from any other hours: to work on a closed day, change the
 *   closure instead of adding hours.
 * - A window whose start or end is skipped by the clocks starts or ends at the change-over; one whose end comes twice
 *   ends the first time. Time off is the other way round and takes the longer reading, so that a doubt never leads to
 *   an offer.
 */
export function windowsOn(hours: WorkingHours, day: number): OpenWindow[] {
  const { zone } = hours;
  const windows: OpenWindow[] = [];
  const add = (grid: number, from: number, until: number, end: number, visitTypeIds: readonly number[]) => {
    const range = { start: zone.firstInstantAtOrAfter(from), end };
    if (range.start < range.end) {
      windows.push({ grid, from, until, range, open: subtract(range, hours.away), visitTypeIds });
    }
  };
  const midnight = day * DAY_MINUTES;
  for (const rule of hours.rules) {
    if (!appliesOn(rule, day)) continue;
    const from = midnight + rule.from;
    const until = midnight + rule.to;
    add(from, from, until, zone.firstInstantAtOrAfter(until), rule.visitTypeIds);
  }
  const covered = zone.firstInstantAtOrAfter((zone.lastDay + 1) * DAY_MINUTES);
  for (const { from, to } of hours.extra) {
    const first = Math.max(from, midnight);
    const until = Math.min(to, midnight + DAY_MINUTES);
    // Hours that end beyond the covered dates are known only up to there.
    if (first < until) add(from, first, until, Math.min(zone.firstInstantAtOrAfter(to), covered), []);
  }
  return windows;
}

/** A rule with its schedule's dates; days and weeks since 1970-01-01, minutes of the day. */
type DatedRule = {
  firstDay: number;
  lastDay: number;
  weekday: number;
  everyWeeks: number;
  anchorWeek: number;
  from: number;
  to: number;
  visitTypeIds: readonly number[];
};

/** [from, to) on the wall clock. */
type Stretch = { from: WallMinute; to: WallMinute };

function datedRules({ validFrom, validUntil, rules }: Schedule): DatedRule[] {
  const firstDay = dayOf(validFrom);
  const lastDay = validUntil === null ? Infinity : dayOf(validUntil);
  return rules.map((rule) => ({
    firstDay,
    lastDay,
    weekday: rule.weekday,
    everyWeeks: rule.everyWeeks,
    anchorWeek: weekOf(rule.anchorDate === null ? firstDay : dayOf(rule.anchorDate)),
    from: minuteOf(rule.from),
    to: minuteOf(rule.to),
    visitTypeIds: rule.visitTypeIds,
  }));
}

function appliesOn(rule: DatedRule, day: number): boolean {
  return (
    rule.weekday === weekdayOf(day) &&
    rule.firstDay <= day &&
    rule.lastDay >= day &&
    rule.from < rule.to &&
    (weekOf(day) - rule.anchorWeek) % rule.everyWeeks === 0
  );
}

export function stretchOf(time: { from: string; to: string }): Stretch {
  return { from: wallMinuteOf(time.from), to: wallMinuteOf(time.to) };
}

/** Time taken away, with the longer reading; see `windowsOn`. */
export function awayRange(zone: ZoneMap, { from, to }: Stretch): Interval {
  const start = zone.firstInstantAtOrAfter(from);
  // A stretch that ends before it starts takes nothing away, not even a repeated hour.
  return { start, end: from < to ? zone.lastInstantAtOrBefore(to) : start };
}

/** Sorts ranges and joins those that touch. */
export function merge(ranges: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { start, end } of ranges.filter((range) => range.start < range.end).sort(byStart)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

function byStart(a: Interval, b: Interval): number {
  return a.start < b.start ? -1 : a.start > b.start ? 1 : 0;
}

/** A range without the ranges of `away`, which are in order and do not overlap. */
export function subtract(range: Interval, away: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let start = range.start;
  for (const gone of away) {
    if (gone.end <= start) continue;
    if (gone.start >= range.end) break;
    if (gone.start > start) left.push({ start, end: gone.start });
    start = gone.end;
  }
  if (start < range.end) left.push({ start, end: range.end });
  return left;
}
