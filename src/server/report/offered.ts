/**
 * The time that doctors offer: their hours without leave and closures, by the same rules as free times
 * (times/hours.ts). Hours that overlap count once. Former rules are not kept: changing them from an earlier date
 * changes the figures of that time.
 */
import { type Hours, type Interval, merge, readHours, windowsOn } from '#server/times/hours.ts';
import type { ZoneMap } from '#server/times/zone.ts';

/** When a doctor works here, in epoch milliseconds: one who left offers nothing afterwards. */
interface Tenure {
  since: number;
  until: number;
}

const minuteMs = 60_000;

/** Minutes offered within each of the stretches, which are in order and do not overlap. */
export function offeredMinutes(zone: ZoneMap, hours: Hours, { since, until }: Tenure, stretches: Interval[]) {
  const minutes = stretches.map(() => 0);
  const working = readHours(zone, hours);
  const open: Interval[] = [];
  for (let day = zone.firstDay; day <= zone.lastDay; day++) {
    for (const window of windowsOn(working, day)) open.push(...window.open);
  }
  let place = 0;
  for (const range of merge(open)) {
    const start = Math.max(range.start, since);
    const end = Math.min(range.end, until);
    while (place < stretches.length && stretches[place]!.end <= start) place++;
    for (let at = place; at < stretches.length && stretches[at]!.start < end; at++) {
      const shared = Math.min(end, stretches[at]!.end) - Math.max(start, stretches[at]!.start);
      if (shared > 0) minutes[at]! += shared / minuteMs;
    }
  }
  return minutes.map(Math.round);
}
