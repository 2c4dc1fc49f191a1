/**
 * Wall time and instants: the one file of the server that converts between them.
 *
 * A wall time is what the hospital's clock and calendar read, here one integer (`WallMinute`), so that date arithmetic
 * is plain arithmetic and never assumes that a day lasts 24 hours or that it has a 00:00 (on 24 April 2026 Cairo's
 * clocks go from 23:59 to 01:00). An instant is a point in time in epoch milliseconds. Temporal is asked once for the
 * offsets of a period; after that a conversion is a few integer comparisons, because computing slots needs thousands.
 *
 * Invariant: an answer is exact or an exception. A time outside the known period, a malformed date or an unknown zone
 * is never guessed at, since a wrong guess would offer a taken slot.
 */

/**
 * A reading of the wall clock: minutes from 1970-01-01T00:00 to that reading, counting 1,440 for every date regardless
 * of clock changes. `wallMinute(date, 1440)` is the next date's 00:00.
 */
export type WallMinute = number;

/** Conversion between instants and wall time in one time zone from `firstDay` to `lastDay`. See `zoneMap`. */
export class ZoneMap {
  readonly timeZone: string;
  /** Local dates, inclusive, in days since 1970-01-01. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly #spans: readonly Span[];

  constructor(timeZone: string, firstDay: number, lastDay: number) {
    this.timeZone = timeZone;
    this.firstDay = firstDay;
    this.lastDay = lastDay;
    this.#spans = spansOf(timeZone, instantBefore(firstDay), instantAfter(lastDay));
  }

  /**
   * The instants at which the clock reads `wall`, earliest first: none if clocks skip it, two if they go back over it.
   */
  instantsAt(wall: WallMinute): number[] {
    this.#assertCovered(wall);
    const instants: number[] = [];
    for (const span of this.#spans) {
      const instant = wall * MINUTE_MS - span.offset;
      if (instant >= span.start && instant < span.end) instants.push(instant);
    }
    return instants;
  }

  /** Null if the clock never reads `wall` or does so twice. */
  onlyInstantAt(wall: WallMinute): number | null {
    this.#assertCovered(wall);
    let only: number | null = null;
    for (const span of this.#spans) {
      const instant = wall * MINUTE_MS - span.offset;
      if (instant < span.start || instant >= span.end) continue;
      if (only !== null) return null;
      only = instant;
    }
    return only;
  }

  /**
   * The first instant at which the clock reads `wall` or later: the change-over if clocks skip `wall`, the earlier of
   * two if it comes twice. A wall time before the covered dates gives -Infinity and one after them Infinity, which
   * compare correctly with every covered instant.
   */
  firstInstantAtOrAfter(wall: WallMinute): number {
    if (wall < this.firstDay * DAY_MINUTES) return -Infinity;
    if (wall > (this.lastDay + 1) * DAY_MINUTES) return Infinity;
    for (const span of this.#spans) {
      const instant = wall * MINUTE_MS - span.offset;
      if (instant < span.end) return Math.max(instant, span.start);
    }
    return Infinity;
  }

  /**
   * The last instant at which the clock reads `wall` or earlier: the change-over if clocks skip `wall`, the later of
   * two if it comes twice. Meant as the exclusive end of time taken away. Outside the covered dates as in
   * `firstInstantAtOrAfter`.
   */
  lastInstantAtOrBefore(wall: WallMinute): number {
    if (wall < this.firstDay * DAY_MINUTES) return -Infinity;
    if (wall > (this.lastDay + 1) * DAY_MINUTES) return Infinity;
    for (let index = this.#spans.length - 1; index >= 0; index--) {
      const span = this.#spans[index]!;
      const instant = wall * MINUTE_MS - span.offset;
      if (instant >= span.start) return Math.min(instant, span.end);
    }
    return -Infinity;
  }

  /** The instant is in epoch milliseconds; seconds are dropped. */
  wallAt(instant: number): WallMinute {
    if (!(instant >= instantBefore(this.firstDay) && instant < instantAfter(this.lastDay))) {
      throw new RangeError(`The instant ${instant} is outside the zone map`);
    }
    const span = this.#spans.find(({ end }) => instant < end)!;
    return Math.floor((instant + span.offset) / MINUTE_MS);
  }

  /** `2026-03-29` and `09:30` at an instant in epoch milliseconds. */
  localAt(instant: number): { localDate: string; localTime: string } {
    const wall = this.wallAt(instant);
    return { localDate: dateOf(Math.floor(wall / DAY_MINUTES)), localTime: timeOf(wall) };
  }

  #assertCovered(wall: WallMinute) {
    if (!(wall >= this.firstDay * DAY_MINUTES && wall <= (this.lastDay + 1) * DAY_MINUTES)) {
      throw new RangeError(`The wall time ${wall} is outside the zone map`);
    }
  }
}

/**
 * Covers local dates `fromDate` to `toDate`, inclusive, in an IANA time zone. Extended to whole years and a month on
 * either side, so that nearly all calls share one map.
 */
export function zoneMap(timeZone: string, fromDate: string, toDate: string): ZoneMap {
  return mapOfYears(timeZone, yearOf(dayOf(fromDate)), yearOf(dayOf(toDate)));
}

/** The zone map around an instant (epoch milliseconds). */
export function zoneMapAt(timeZone: string, instant: number): ZoneMap {
  const year = new Date(instant).getUTCFullYear();
  return mapOfYears(timeZone, year, year);
}

export function localAt(timeZone: string, instant: number): { localDate: string; localTime: string } {
  return zoneMapAt(timeZone, instant).localAt(instant);
}

/** A local date (`2026-03-29`) and a minute of it (0 to 1440) as one wall time. */
export function wallMinute(localDate: string, minuteOfDay: number): WallMinute {
  return dayOf(localDate) * DAY_MINUTES + minuteOfDay;
}

/** A local date-time (`2026-12-24T09:00`; `T24:00` is the next date's start) as one wall time. */
export function wallMinuteOf(localDateTime: string): WallMinute {
  if (localDateTime[10] !== 'T') throw new RangeError(`Not a local date-time: ${localDateTime}`);
  return wallMinute(localDateTime.slice(0, 10), minuteOf(localDateTime.slice(11)));
}

/** The minute of the day of `HH:MM`, 0 to 1440: `24:00` is the end of a day. */
export function minuteOf(time: string): number {
  const hour = digits(time, 0, 2);
  const minute = digits(time, 3, 5);
  const isExact = time.length === 5 && time[2] === ':';
  if (!(isExact && minute < 60 && hour * 60 + minute <= DAY_MINUTES)) {
    throw new RangeError(`Not a time of day: ${time}`);
  }
  return hour * 60 + minute;
}

/** A day's end reads `00:00`. */
export function timeOf(wall: WallMinute): string {
  const minute = ((wall % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** Days since 1970-01-01. A date the calendar lacks is a RangeError. */
export function dayOf(localDate: string): number {
  const month = digits(localDate, 5, 7) - 1;
  const time = new Date(0).setUTCFullYear(digits(localDate, 0, 4), month, digits(localDate, 8, 10));
  const isExact = localDate.length === 10 && localDate[4] === '-' && localDate[7] === '-';
  // Date reads 30 February as 2 March instead of refusing it; an overflow always ends in another month.
  if (!isExact || new Date(time).getUTCMonth() !== month) throw new RangeError(`Not a date: ${localDate}`);
  return time / DAY_MS;
}

export function dateOf(day: number): string {
  const date = new Date(day * DAY_MS);
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

/** ISO 8601: 1 Monday to 7 Sunday. */
export function weekday(localDate: string): number {
  return weekdayOf(dayOf(localDate));
}

/** 1 Monday to 7 Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The Monday-to-Sunday week of a day, counted from the week of 1970-01-01. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** Minutes of a date on the wall clock's scale, not of elapsed time. */
export const DAY_MINUTES = 1_440;
export const MINUTE_MS = 60_000;

const DAY_MS = 86_400_000;
const MARGIN_DAYS = 31;
const KEPT_MAPS = 32;

/** [start, end) with one offset: wall clock minus UTC. All in milliseconds. */
type Span = { start: number; end: number; offset: number };

function spansOf(timeZone: string, from: number, until: number): Span[] {
  let time = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  const spans: Span[] = [];
  let start = -Infinity;
  for (;;) {
    const next = time.getTimeZoneTransition('next');
    const last = next === null || next.epochMilliseconds >= until;
    const end = last ? Infinity : next.epochMilliseconds;
    spans.push({ start, end, offset: time.offsetNanoseconds / 1e6 });
    if (last) return spans;
    time = next;
    start = end;
  }
}

// No clock ever differs from UTC by two days, so these two instants enclose every reading of a local date and every
// change-over that can touch it.
function instantBefore(day: number): number {
  return (day - 2) * DAY_MS;
}

function instantAfter(day: number): number {
  return (day + 3) * DAY_MS;
}

const kept = new Map<string, ZoneMap>();

function mapOfYears(timeZone: string, firstYear: number, lastYear: number): ZoneMap {
  const key = `${timeZone} ${firstYear} ${lastYear}`;
  let map = kept.get(key);
  if (map === undefined) {
    map = new ZoneMap(timeZone, newYear(firstYear) - MARGIN_DAYS, newYear(lastYear + 1) - 1 + MARGIN_DAYS);
    if (kept.size >= KEPT_MAPS) kept.delete(kept.keys().next().value!);
    kept.set(key, map);
  }
  return map;
}

function newYear(year: number): number {
  // Date.UTC maps the years 0 to 99 to 1900 to 1999.
  return new Date(0).setUTCFullYear(year, 0, 1) / DAY_MS;
}

function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

/** The decimal number in the characters [from, to), or NaN. Number() would be laxer and slower. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}
