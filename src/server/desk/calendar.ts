/**
 * What the reception's calendar shows besides appointments, by doctor and local date: working hours, time away with its
 * reason, slots held on the website, and bookable starts.
 */
import { and, type SQL, sql } from 'drizzle-orm';
import type { CalendarColumn } from '#contract/desk.ts';
import { addDays } from '#contract/words/formats.ts';
import { readDelays } from '#server/day/delay.ts';
import type { Orm } from '#server/db/orm.ts';
import { type Holder, reachesDoctor, reachOf } from '#server/identity/rights.ts';
import {
  deskRules,
  hospitalZone,
  ofStaff,
  type Practice,
  practices,
  seesPatients,
  takenBetween,
} from '#server/times/availability.ts';
import { type Interval, readHours, windowsOn } from '#server/times/hours.ts';
import { roomFinder } from '#server/times/rooms.ts';
import { freeSlots, type TakenTime } from '#server/times/slots.ts';
import { DAY_MINUTES, dateOf, dayOf, localAt, timeOf, type ZoneMap, zoneMap } from '#server/times/zone.ts';

interface CalendarQuery {
  /** Local dates, inclusive. */
  from: string;
  to: string;
  doctor?: string | undefined;
  department?: string | undefined;
}

/**
 * Columns of the doctors within reach, by date, then in the site's order. A doctor without hours and visits has none,
 * unless requested by name.
 */
export async function readCalendar(
  { orm, now, staff }: { orm: Orm; now(): number; staff: Holder },
  { from, to, doctor, department }: CalendarQuery,
): Promise<CalendarColumn[]> {
  const reach = reachOf(staff, 'visits', 'read');
  const asked = and(
    reachesDoctor(reach, sql`d.id`),
    doctor ? sql`d.slug = ${doctor}` : sql`true`,
    department
      ? sql`d.id in (select x.doctor_id from doctor_department x join department p on p.id = x.department_id where p.slug = ${department})`
      : sql`true`,
  )!;
  const timeZone = await hospitalZone(orm);
  const zone = zoneMap(timeZone, addDays(from, -1), addDays(to, 1));
  const instant = (localDate: string) => zone.firstInstantAtOrAfter(dayOf(localDate) * DAY_MINUTES);
  const [start, end] = [instant(from), instant(addDays(to, 1))];
  const ofDoctor = sql`d.deleted_at is null and ${asked}`;
  const doctors = await readDoctors(orm, ofDoctor, now());
  const found = await practices(orm, ofStaff(ofDoctor));
  const ids = found.map(({ doctorId }) => doctorId);
  const span = { from: start, to: end, now: now() };
  const visitTypes = found.flatMap((practice) => practice.visitTypes);
  const [taken, rooms, visits, away] = [
    await takenBetween(orm, { ...span, doctorIds: ids }),
    await roomFinder(orm, visitTypes, span),
    await visitDates(orm, start, end, reachesDoctor(reach, sql`doctor_id`)),
    await readAway(orm, ofDoctor, from, to),
  ];

  await rooms.readMore(Infinity);
  const delays = await readDelays(orm, now());
  const today = localAt(timeZone, now()).localDate;

  const columns: CalendarColumn[] = [];
  for (let day = dayOf(from); day <= dayOf(to); day++) {
    const localDate = dateOf(day);
    for (const practice of found) {
      const { doctorId } = practice;
      const known = doctors.get(doctorId);
      // Created between the two queries: the next load shows it.
      if (!known) continue;
      const { isSeen, ...reference } = known;
      const hours = readHours(zone, practice);
      const windows = windowsOn(hours, day);
      if (windows.length === 0 && !doctor && !visits.has(`${doctorId} ${localDate}`)) continue;
      const onDay = stretchOn(zone, day);
      const ofThis = taken.get(doctorId) ?? [];
      columns.push({
        doctor: reference,
        localDate,
        delay: (localDate === today && delays.get(doctorId)) || null,
        working: windows.map(({ range }) => onDay(range)).filter((stretch) => stretch !== null),
        away: away
          .filter((one) => one.doctorId === doctorId)
          .flatMap(({ kind, note, ...local }) => {
            const clipped = clip(local, localDate);
            return clipped ? [{ ...clipped, kind, note }] : [];
          }),
        held: ofThis.flatMap(({ hold, ...range }) => {
          const stretch = hold && onDay(range);
          return stretch ? [{ ...stretch, kind: hold }] : [];
        }),
        free: isSeen ? freeStarts(practice, { timeZone, localDate, taken: ofThis, rooms, now: now() }) : [],
      });
    }
  }
  return columns;
}

async function readDoctors(orm: Orm, ofDoctor: SQL, now: number) {
  const { rows } = await orm.execute<{ id: number; name: string; slug: string; is_seen: boolean }>(
    sql`select id, name, slug, (${seesPatients(now, sql`true`).doctors}) as is_seen from doctor d where ${ofDoctor}`,
  );
  return new Map(rows.map(({ id, name, slug, is_seen }) => [id, { id, name, slug, isSeen: is_seen }]));
}

/** "<doctor> <local date>" of every active appointment between two instants. */
async function visitDates(orm: Orm, start: number, end: number, reached = sql`true`) {
  const { rows } = await orm.execute<{ doctor_id: number; local_date: string }>(sql`
    select distinct doctor_id, (starts_at at time zone time_zone)::date::text as local_date from appointment
    where starts_at >= ${new Date(start).toISOString()} and starts_at < ${new Date(end).toISOString()}
      and status not in ('cancelled', 'declined', 'expired', 'entered_in_error') and ${reached}`);
  return new Set(rows.map((row) => `${row.doctor_id} ${row.local_date}`));
}

interface Away {
  doctorId: number;
  kind: 'leave' | 'closure';
  /** Local date-times. */
  from: string;
  to: string;
  note: string;
}

async function readAway(orm: Orm, ofDoctor: SQL, from: string, to: string): Promise<Away[]> {
  const after = addDays(to, 1);
  const columns = sql`to_char(a.starts_local, 'YYYY-MM-DD"T"HH24:MI') as "from", to_char(a.ends_local, 'YYYY-MM-DD"T"HH24:MI') as "to", a.note`;
  const within = sql`a.ends_local > ${from}::date and a.starts_local < ${after}::date`;
  const { rows } = await orm.execute<Omit<Away, 'doctorId'> & { doctor_id: number }>(sql`
    select d.id as doctor_id, 'leave' as kind, ${columns} from doctor d
      join time_off a on a.doctor_id = d.id and a.kind = 'leave' and ${within} where ${ofDoctor}
    union all
    select d.id, 'closure', ${columns} from doctor d
      join closure a on a.deleted_at is null and ${within}
        and (a.department_id is null or a.department_id in (select x.department_id from doctor_department x where x.doctor_id = d.id))
      where ${ofDoctor}
    order by 3`);
  return rows.map(({ doctor_id, ...rest }) => ({ ...rest, doctorId: doctor_id }));
}

function freeStarts(
  practice: Practice,
  {
    timeZone,
    localDate,
    taken,
    rooms,
    now,
  }: {
    timeZone: string;
    localDate: string;
    taken: readonly TakenTime[];
    rooms: Awaited<ReturnType<typeof roomFinder>>;
    now: number;
  },
) {
  // Hours may be for some visit types only, so the first type with a free start that day represents the others.
  for (const visitType of practice.visitTypes) {
    const free = freeSlots({
      ...practice,
      timeZone,
      visitType: deskRules(visitType),
      from: localDate,
      to: localDate,
      now,
      taken,
      rooms: rooms.of(visitType, practice.doctorId),
    });
    if (free.length === 0) continue;
    return free.map(({ startsAt, endsAt, localTime }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      localTime,
      visitTypeId: visitType.id,
    }));
  }
  return [];
}

/** The part of an interval that falls on a day, in wall time. */
function stretchOn(zone: ZoneMap, day: number) {
  return ({ start, end }: Interval) => {
    const wall = (instant: number) => zone.wallAt(instant) - day * DAY_MINUTES;
    const from = Math.max(wall(start), 0);
    const to = Math.min(wall(end), DAY_MINUTES);
    return from < to ? { from: timeOf(from), to: endOf(to) } : null;
  };
}

function clip({ from, to }: { from: string; to: string }, localDate: string) {
  const next = addDays(localDate, 1);
  if (to <= `${localDate}T00:00` || from >= `${next}T00:00`) return null;
  return {
    from: from.slice(0, 10) < localDate ? '00:00' : from.slice(11),
    to: to.slice(0, 10) > localDate ? '24:00' : to.slice(11),
  };
}

const endOf = (minute: number) => (minute === DAY_MINUTES ? '24:00' : timeOf(minute));
