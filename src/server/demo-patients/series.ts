/** Patients who come for several weeks: the first visit of a doctor on one weekday, six weeks long. */
import { dayOf, weekdayOf } from '#server/times/zone.ts';
import { chances } from './chance.ts';

export interface DemoSeries {
  id: string;
  /** Decides who it is. */
  chance: number;
  /** Epoch milliseconds. */
  bookedAt: number;
}

const weeks = 6;
/** 1 Monday to 7 Sunday. */
const weekday = 1;
const dayMs = 86_400_000;

/** The series that has a visit on a local date; null on other weekdays, and for departments without series. */
export function seriesOn(
  { slug, department }: { slug: string; department: string },
  localDate: string,
): DemoSeries | null {
  const day = dayOf(localDate);
  if (department !== 'orthopaedics' || weekdayOf(day) !== weekday) return null;
  const block = Math.floor(day / (7 * weeks));
  const next = chances('series', slug, block);
  const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join('');
  const id = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  // On a Thursday before its first day, at ten.
  const bookedAt = (block * 7 * weeks - 3) * dayMs + 10 * 3_600_000;
  return { id, chance: next(), bookedAt };
}
