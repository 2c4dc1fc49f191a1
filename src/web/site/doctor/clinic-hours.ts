/**
 * A doctor's usual hours: the times of each weekday, equal days on one line. Leave and closures are left out on
 * purpose, as the free times show what is true on a day.
 */
import type { Schedule } from '#contract/schedule.ts';

export interface ClinicTime {
  from: string;
  to: string;
  everySecondWeek: boolean;
  /** Only visits by phone or video. */
  remote: boolean;
}
export interface ClinicLine {
  /** 1 Monday … 7 Sunday. */
  weekdays: number[];
  times: ClinicTime[];
}
export interface ClinicHours {
  lines: ClinicLine[];
  /** Hours that start later, with their first local date. */
  next: { from: string; lines: ClinicLine[] } | null;
}

/** `remoteVisitTypeIds` are visits by phone or video. A time that takes only such visits is remote. */
export function clinicHours(schedules: Schedule[], today: string, remoteVisitTypeIds: number[]): ClinicHours {
  const linesOf = (valid: Schedule[]) => joined(daysOf(valid, remoteVisitTypeIds));
  const on = (date: string) =>
    schedules.filter(
      ({ validFrom, validUntil }) => validFrom <= date && (validUntil === null || date <= validUntil),
    );
  const later = schedules.map(({ validFrom }) => validFrom).filter((date) => date > today);
  const from = later.toSorted()[0];
  return { lines: linesOf(on(today)), next: from ? { from, lines: linesOf(on(from)) } : null };
}

function daysOf(schedules: Schedule[], remote: number[]): ClinicLine[] {
  const rules = schedules.flatMap((schedule) => schedule.rules);
  const byWeekday = Map.groupBy(rules, ({ weekday }) => weekday);
  return [...byWeekday]
    .toSorted(([one], [other]) => one - other)
    .map(([weekday, own]) => ({
      weekdays: [weekday],
      times: own
        .map(({ from, to, everyWeeks, visitTypeIds }) => ({
          from,
          to,
          everySecondWeek: everyWeeks === 2,
          remote: visitTypeIds.length > 0 && visitTypeIds.every((id) => remote.includes(id)),
        }))
        .toSorted((one, other) => one.from.localeCompare(other.from)),
    }));
}

function joined(days: ClinicLine[]): ClinicLine[] {
  const alike = Map.groupBy(days, ({ times }) => JSON.stringify(times));
  return [...alike.values()].map((same) => ({
    weekdays: same.flatMap(({ weekdays }) => weekdays),
    times: same[0]!.times,
  }));
}
