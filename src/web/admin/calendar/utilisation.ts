import type { Appointment } from '#contract/appointment.ts';
import type { CalendarColumn } from '#contract/desk.ts';
import { lengthOf, minuteOf } from '#web/admin/appointment/calendar-layout.ts';

/** How much of a doctor's day is booked, in percent of the hours without leave and closures; null without hours. */
export function utilisationOf(
  { working, away }: Pick<CalendarColumn, 'working' | 'away'>,
  appointments: readonly Appointment[],
): number | null {
  const hours = minutesIn(working);
  for (const minute of minutesIn(away)) hours.delete(minute);
  if (hours.size === 0) return null;
  // Minute by minute: visits of a group share theirs, and one outside the hours fills none.
  const booked = new Set<number>();
  for (const one of appointments) {
    const from = minuteOf(one.localTime);
    for (let minute = from; minute < from + lengthOf(one); minute++) {
      if (hours.has(minute)) booked.add(minute);
    }
  }
  return Math.round((booked.size / hours.size) * 100);
}

function minutesIn(stretches: readonly { from: string; to: string }[]) {
  const minutes = new Set<number>();
  for (const { from, to } of stretches) {
    for (let minute = minuteOf(from); minute < minuteOf(to); minute++) minutes.add(minute);
  }
  return minutes;
}
