/**
 * The figures of a report a second time, for its tests: every visit is looked at by itself, and the hours of doctors
 * minute by minute as a clock on the wall shows them.
 */
import { AppointmentSource } from '#contract/appointment.ts';
import { Ahead, leadClasses, type Period, type VisitFigures } from '#contract/report.ts';

/** One visit as the database has it; instants in epoch milliseconds. */
export interface PlainVisit {
  doctorId: number;
  visitTypeId: number;
  places: number;
  status: string;
  source: AppointmentSource;
  changedBy: string;
  isSqueezedIn: boolean;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  cancelledAt: number | null;
}

export interface PlainHours {
  id: number;
  schedules: {
    validFrom: string;
    validUntil: string | null;
    rules: { weekday: number; from: string; to: string; everyWeeks: number }[];
  }[];
  /** Local date-times. */
  leave: { from: string; to: string }[];
  until: number;
}

const over = ['cancelled', 'declined', 'expired', 'entered_in_error', 'held'];

/** The wall time of an instant: `2026-03-29T09:30`. */
export function wallIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const known = new Map<number, string>();
  return (instant: number) => {
    const wall = known.get(instant) ?? format.format(instant).replace(' ', 'T');
    known.set(instant, wall);
    return wall;
  };
}

export function recounted(
  visits: PlainVisit[],
  doctors: PlainHours[],
  { from, to }: Period,
  { wall, now }: { wall: (instant: number) => string; now: number },
): VisitFigures {
  const isWithin = (instant: number) => {
    const day = wall(instant).slice(0, 10);
    return from <= day && day <= to;
  };
  const all = visits.filter(({ startsAt }) => isWithin(startsAt));
  const standing = all.filter(({ status }) => !over.includes(status));
  const cancelled = all.filter(({ status }) => status === 'cancelled');
  const taking = standing.filter(({ isSqueezedIn }) => !isSqueezedIn);
  const times = new Map(taking.map((one) => [`${one.doctorId} ${one.startsAt} ${one.visitTypeId}`, one]));
  const groups = [...times.values()].filter(({ places }) => places > 1);
  const days = standing
    .filter(({ source }) => source !== 'walk-in')
    .map((one) => Math.max(0, daysBetween(wall(one.createdAt), wall(one.startsAt))))
    .sort((a, b) => a - b);
  const byClass = leadClasses.map((last, place) => {
    const first = place === 0 ? 0 : leadClasses[place - 1]! + 1;
    return days.filter((day) => day >= first && (last === null || day <= last)).length;
  });
  const count = <T>(rows: T[], holds: (row: T) => boolean) => rows.filter(holds).length;
  const aheadOf = (by: string) =>
    Object.fromEntries(
      Ahead.options.map((ahead) => [
        ahead,
        count(cancelled, (one) => one.changedBy === by && aheadIn(one) === ahead),
      ]),
    );
  return {
    visits: standing.length,
    bookedMinutes: sum([...times.values()].map(({ startsAt, endsAt }) => (endsAt - startsAt) / 60_000)),
    offeredMinutes:
      doctors.length > 0 ? sum(doctors.map((doctor) => offered(doctor, { from, to }, wall))) : null,
    squeezedIn: standing.length - taking.length,
    places: {
      taken: count(taking, ({ places }) => places > 1),
      offered: sum(groups.map(({ places }) => places)),
    },
    lead: {
      visits: days.length,
      median: days[Math.ceil(days.length / 2) - 1] ?? null,
      ninetieth: days[Math.ceil(days.length * 0.9) - 1] ?? null,
    },
    leadClasses: byClass,
    due: count(standing, ({ status }) => status === 'fulfilled' || status === 'no_show'),
    noShows: count(standing, ({ status }) => status === 'no_show'),
    unnoted: count(
      standing,
      ({ status, endsAt }) => status !== 'fulfilled' && status !== 'no_show' && endsAt < now,
    ),
    cancelled: { patient: aheadOf('patient'), staff: aheadOf('staff') } as VisitFigures['cancelled'],
    sources: Object.fromEntries(
      AppointmentSource.options.map((source) => [source, count(standing, (one) => one.source === source)]),
    ) as VisitFigures['sources'],
  };
}

function aheadIn({ startsAt, cancelledAt }: PlainVisit): Ahead {
  const hours = (startsAt - cancelledAt!) / 3_600_000;
  if (hours < 0) return 'after';
  if (hours < 24) return 'day';
  if (hours < 72) return 'threeDays';
  return hours < 168 ? 'week' : 'longer';
}

/** The minutes at which a clock on the wall is within a rule, and not within leave. */
function offered(
  { schedules, leave, until }: PlainHours,
  { from, to }: Period,
  wall: (at: number) => string,
) {
  let minutes = 0;
  const end = Math.min(until, Date.parse(`${to}T00:00Z`) + 2 * 86_400_000);
  for (let at = Date.parse(`${from}T00:00Z`) - 86_400_000; at < end; at += 60_000) {
    const [day, time] = wall(at).split('T') as [string, string];
    if (day < from || day > to) continue;
    const works = schedules.some(
      ({ validFrom, validUntil, rules }) =>
        validFrom <= day &&
        (validUntil === null || day <= validUntil) &&
        rules.some(
          (rule) =>
            weekdayOf(day) === rule.weekday &&
            weeksBetween(validFrom, day) % rule.everyWeeks === 0 &&
            rule.from <= time &&
            time < rule.to,
        ),
    );
    if (works && !leave.some((away) => away.from <= `${day}T${time}` && `${day}T${time}` < away.to))
      minutes++;
  }
  return minutes;
}

function weekdayOf(day: string) {
  return ((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7) + 1;
}

function weeksBetween(from: string, to: string) {
  const monday = (day: string) => Date.parse(`${day}T00:00Z`) - (weekdayOf(day) - 1) * 86_400_000;
  return Math.round((monday(to) - monday(from)) / (7 * 86_400_000));
}

function daysBetween(from: string, to: string) {
  return Math.round(
    (Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / 86_400_000,
  );
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
