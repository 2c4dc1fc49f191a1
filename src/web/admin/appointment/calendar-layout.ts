/** Positions in a calendar column. Minutes count from the local date's midnight. */
import type { Appointment } from '#contract/appointment.ts';
import type { CalendarColumn } from '#contract/desk.ts';

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `HH:MM` of a minute; the end of the day is 24:00. */
export function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

export function lengthOf({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

export function endTimeOf(appointment: Pick<Appointment, 'localTime' | 'startsAt' | 'endsAt'>): string {
  return timeOf((minuteOf(appointment.localTime) + lengthOf(appointment)) % 1440);
}

/** Whole hours to show: all working hours and appointments, and at least eight to five. */
export function spanOf(columns: CalendarColumn[], appointments: Appointment[]) {
  const starts = [8 * 60];
  const ends = [17 * 60];
  for (const { working } of columns) {
    for (const { from, to } of working) {
      starts.push(minuteOf(from));
      ends.push(minuteOf(to));
    }
  }
  for (const one of appointments) {
    starts.push(minuteOf(one.localTime));
    ends.push(minuteOf(one.localTime) + lengthOf(one));
  }
  return {
    start: Math.floor(Math.min(...starts) / 60) * 60,
    end: Math.min(Math.ceil(Math.max(...ends) / 60) * 60, 1440),
  };
}

export interface Placed {
  appointment: Appointment;
  from: number;
  minutes: number;
  /** Index of the lane, from 0. */
  lane: number;
  lanes: number;
}

/** The lowest row that can be pressed and read, in minutes of the calendar's scale. */
const leastRow = 16;

/**
 * Appointments in order of time; overlapping ones share the width. Visits of a group share its time in rows, leaving
 * the last row to a free place: `freeStarts` are instants.
 */
export function placeSideBySide(
  appointments: Appointment[],
  freeStarts: ReadonlySet<string> = new Set(),
): Placed[] {
  const ordered = appointments
    .map((appointment) => ({
      appointment,
      from: minuteOf(appointment.localTime),
      minutes: lengthOf(appointment),
      lane: 0,
      lanes: 1,
    }))
    .sort((a, b) => a.from - b.from || a.appointment.id - b.appointment.id);
  let together: Placed[] = [];
  let lanes: number[] = [];
  const settle = () => {
    const isPlaceFree = together.length > 0 && freeStarts.has(together[0]!.appointment.startsAt);
    // Two side by side are readable, but would cover a free place.
    if (together.length > (isPlaceFree ? 0 : 2) && isGroup(together)) placeInRows(together, isPlaceFree);
    else for (const one of together) one.lanes = lanes.length;
    together = [];
    lanes = [];
  };
  for (const one of ordered) {
    if (lanes.every((end) => end <= one.from)) settle();
    const free = lanes.findIndex((end) => end <= one.from);
    one.lane = free === -1 ? lanes.length : free;
    lanes[one.lane] = one.from + one.minutes;
    together.push(one);
  }
  settle();
  return ordered;
}

/** Patients of one session, without those squeezed in. */
function isGroup(together: Placed[]) {
  const [first] = together;
  return together.every(
    ({ appointment: { startsAt, endsAt, visitTypeId, isSqueezedIn } }) =>
      !isSqueezedIn &&
      startsAt === first!.appointment.startsAt &&
      endsAt === first!.appointment.endsAt &&
      visitTypeId === first!.appointment.visitTypeId,
  );
}

function placeInRows(together: Placed[], isPlaceFree: boolean) {
  const [{ from, minutes }] = together as [Placed];
  const most = Math.max(1, Math.floor(minutes / leastRow) - (isPlaceFree ? 1 : 0));
  const lanes = Math.ceil(together.length / most);
  const rows = Math.ceil(together.length / lanes) + (isPlaceFree ? 1 : 0);
  for (const [place, one] of together.entries()) {
    one.lanes = lanes;
    one.lane = place % lanes;
    one.minutes = minutes / rows;
    one.from = from + Math.floor(place / lanes) * one.minutes;
  }
}

/** The start nearest to a minute, within `reach`. */
export function nearestStart<Start extends { localTime: string }>(
  starts: readonly Start[],
  minute: number,
  reach: number,
): Start | undefined {
  let best: Start | undefined;
  let distance = reach;
  for (const start of starts) {
    const away = Math.abs(minuteOf(start.localTime) - minute);
    if (away > distance || (away === distance && best)) continue;
    best = start;
    distance = away;
  }
  return best;
}
