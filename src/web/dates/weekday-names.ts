import { dateFormat } from '#contract/words/formats.ts';
import { weekdays } from './week.ts';

/** Short weekday names: two letters, or the narrow form if these are not unique, as in Arabic. */
export function weekdayNames(locale: string, weekStart: number) {
  const names = weekdays(locale, weekStart).map(({ long, short }) => ({ long, brief: short.slice(0, 2) }));
  if (new Set(names.map(({ brief }) => brief)).size === names.length) return names;
  const letter = dateFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return names.map(({ long }, place) => ({
    long,
    brief: letter.format(Date.UTC(2024, 0, weekStart + place)),
  }));
}
