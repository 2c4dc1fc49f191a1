/**
 * The wish for each visit of a series, and the nearest free times. Pure: the free times are passed in, and each is
 * given to one visit only.
 */
import type { Slot } from '#contract/appointment.ts';
import { DAY_MINUTES, dateOf, dayOf, minuteOf, timeOf, wallMinute, weekdayOf } from '#server/times/zone.ts';

/** On the hospital's clock. */
export interface Wish {
  localDate: string;
  /** `HH:MM`. */
  localTime: string;
  doctorId: number;
}

interface Rhythm {
  /** The first possible date. */
  from: string;
  count: number;
  every: number;
  unit: 'days' | 'weeks';
  /** 1 Monday to 7 Sunday, for weeks; defaults to that of the first date. */
  weekdays?: number[] | undefined;
}

/** Every so many days, or some weekdays of every so many weeks, which begin on Monday. */
export function datesOf({ from, count, every, unit, weekdays = [] }: Rhythm): string[] {
  const first = dayOf(from);
  if (unit === 'days') return Array.from({ length: count }, (_, place) => dateOf(first + place * every));
  const days = weekdays.length > 0 ? [...new Set(weekdays)].sort((a, b) => a - b) : [weekdayOf(first)];
  const monday = first - weekdayOf(first) + 1;
  const dates: number[] = [];
  for (let week = 0; dates.length < count; week += every)
    dates.push(...days.map((day) => monday + week * 7 + day - 1).filter((day) => day >= first));
  return dates.slice(0, count).map(dateOf);
}

export interface Choice {
  /** Wall times between which a visit may begin on its day, inclusive; without it only the wished time is accepted. */
  range?: { earliest: string; latest: string } | undefined;
  /** For a visit without such a time. */
  gaps: 'nearest' | 'leave';
}

/**
 * A free time for each wish, or null: the wished time itself, then the nearest on the day within the range, each with
 * the wished doctor before any other; then, if gaps are filled, the nearest on another day that is nearer to this wish
 * than to the ones beside it. No two overlap.
 */
export function proposed(wishes: Wish[], free: Slot[], { range, gaps }: Choice): (Slot | null)[] {
  const given: (Slot | null)[] = wishes.map(() => null);
  const byDay = Map.groupBy(free, ({ localDate }) => localDate);
  const take = (fits: (wish: Wish, place: number) => Slot[]) => {
    for (const [place, wish] of wishes.entries())
      given[place] ??= nearestTo(
        wish,
        fits(wish, place).filter((slot) => !given.some(overlapping(slot))),
      );
  };
  const onDay = ({ localDate }: Wish) => byDay.get(localDate) ?? [];
  const atTime = (wish: Wish) => onDay(wish).filter(({ localTime }) => localTime === wish.localTime);
  const inRange = (wish: Wish) =>
    range ? onDay(wish).filter(({ localTime: at }) => range.earliest <= at && at <= range.latest) : [];
  const own = (fits: (wish: Wish) => Slot[]) => (wish: Wish) =>
    fits(wish).filter(({ doctorId }) => doctorId === wish.doctorId);
  for (const fits of [own(atTime), own(inRange), atTime, inRange]) take(fits);
  if (gaps === 'nearest')
    take((_wish, place) => between(wishes, place).flatMap((day) => byDay.get(day) ?? []));
  return given;
}

/** The dates that are nearer to a wish than to the ones before and after it. */
function between(wishes: Wish[], place: number): string[] {
  const day = dayOf(wishes[place]!.localDate);
  const half = (other: Wish | undefined) =>
    other && Math.max(0, Math.floor((Math.abs(dayOf(other.localDate) - day) - 1) / 2));
  const [before, after] = [half(wishes[place - 1]), half(wishes[place + 1])];
  const first = day - (before ?? after ?? 0);
  const last = day + (after ?? before ?? 0);
  return Array.from({ length: last - first + 1 }, (_, index) => dateOf(first + index));
}

function nearestTo(wish: Wish, slots: Slot[]): Slot | null {
  const distance = ({ localDate, localTime, doctorId }: Slot) =>
    Math.abs(dayOf(localDate) - dayOf(wish.localDate)) * 10_000 +
    Math.abs(minuteOf(localTime) - minuteOf(wish.localTime)) * 2 +
    (doctorId === wish.doctorId ? 0 : 1);
  return slots.reduce<Slot | null>(
    (best, slot) => (best && distance(best) <= distance(slot) ? best : slot),
    null,
  );
}

/** One patient cannot be at two places. */
function overlapping(slot: Slot) {
  return (other: Slot | null) =>
    other !== null && slot.startsAt < other.endsAt && other.startsAt < slot.endsAt;
}

/** Days and minutes on the clock between two wall times, as one number of minutes. */
export function shiftBetween(
  from: { localDate: string; localTime: string },
  to: { localDate: string; localTime: string },
): number {
  return wallOf(to) - wallOf(from);
}

export function shifted(at: { localDate: string; localTime: string }, minutes: number) {
  const wall = wallOf(at) + minutes;
  return { localDate: dateOf(Math.floor(wall / DAY_MINUTES)), localTime: timeOf(wall) };
}

function wallOf({ localDate, localTime }: { localDate: string; localTime: string }) {
  return wallMinute(localDate, minuteOf(localTime));
}
