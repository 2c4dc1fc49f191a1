/**
 * A doctor's calendar for subscription by a phone or a mail program. The address alone opens it, so it works as long as
 * its account may read the doctor's visits, and says no more of a patient than the hospital decided.
 */
import { eq, sql } from 'drizzle-orm';
import type { CalendarNames } from '#contract/settings.ts';
import { visitStates } from '#contract/state-words.ts';
import { remoteWords } from '#contract/where-words.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { addDays } from '#contract/words/formats.ts';
import { fullName } from '#contract/words/full-name.ts';
import { visitPlaceOf } from '#server/appointment/read.ts';
import type { Services } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { isSame } from '#server/kernel/signature.ts';
import { calendarToken } from '#server/links/calendar-token.ts';
import { type CalendarEntry, calendarFeed } from '#server/mail/calendar-entry.ts';
import { speakingToStaff } from '#server/mail/speaking-to.ts';
import { hospitalZone } from '#server/times/availability.ts';
import { withinDays } from '#server/times/days.ts';
import { awayRange, stretchOf } from '#server/times/hours.ts';
import { localAt, MINUTE_MS, zoneMap } from '#server/times/zone.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

const { allocation, appointment, calendarAddress, doctor, room, settings, signInPolicy, staff } = schema;
type Reading = Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret'>;

/** The span of a calendar: recent past, and as far ahead as most is booked. */
const daysBack = 30;
const daysAhead = 180;
/** A read is recorded once an hour, so that reading does not become writing. */
const notedMs = 3_600_000;

export interface Feed {
  text: string;
  changedAt: Date;
}

/** Null if the address is unknown or no longer valid. */
export async function readFeed(
  context: Reading,
  { id, token }: { id: number; token: string },
): Promise<Feed | null> {
  const { orm, now, secret } = context;
  const [found] = await orm
    .select({
      address: calendarAddress,
      account: staff,
      doctor: { id: doctor.id, title: doctor.title, name: doctor.name, deletedAt: doctor.deletedAt },
      names: settings.calendarNames,
      doctorsChange: {
        content: signInPolicy.doctorsChangeProfile,
        hours: signInPolicy.doctorsChangeHours,
      },
    })
    .from(calendarAddress)
    .innerJoin(staff, eq(staff.id, calendarAddress.staffId))
    .innerJoin(doctor, eq(doctor.id, calendarAddress.doctorId))
    .innerJoin(settings, eq(settings.id, 1))
    .innerJoin(signInPolicy, eq(signInPolicy.id, 1))
    .where(eq(calendarAddress.id, id));
  if (!found || !isSame(calendarToken(secret, found.address), token)) return null;
  const { account, address } = found;
  if (account.disabledAt || account.leftAt || found.doctor.deletedAt) return null;
  const holder = { roles: account.roles, doctorId: account.doctorId, doctorsChange: found.doctorsChange };
  if (!(await isReached(context, reachOf(holder, 'visits', 'read'), found.doctor.id))) return null;
  if (!address.readAt || now() - address.readAt.getTime() > notedMs)
    await orm
      .update(calendarAddress)
      .set({ readAt: new Date(now()) })
      .where(eq(calendarAddress.id, id));
  return speakingToStaff(orm, account.language, () => writeFeed(context, found.doctor, found.names));
}

async function isReached({ orm }: Reading, reach: ReturnType<typeof reachOf>, doctorId: number) {
  const condition = reachesDoctor(reach, sql`${doctorId}::int`);
  if (!condition) return true;
  const { rows } = await orm.execute<{ reached: boolean }>(sql`select ${condition} as reached`);
  return rows[0]!.reached;
}

async function writeFeed(
  context: Reading,
  of: { id: number; title: string; name: string },
  names: CalendarNames,
): Promise<Feed> {
  const { orm, now } = context;
  const timeZone = await hospitalZone(orm);
  const { localDate: today } = localAt(timeZone, now());
  const days = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
  const entries = [
    ...(await visitsOf(context, of.id, days, names)),
    ...(await timesAway(context, of.id, days, timeZone)),
  ];
  const stamps = entries.map(({ stamp }) => stamp.getTime());
  return {
    text: calendarFeed({ name: fullName(of), timeZone, now: new Date(`${today}T12:00Z`) }, entries),
    changedAt: new Date(Math.max(0, ...stamps)),
  };
}

/** Visits that take or took place; a cancelled one vanishes, since the calendar is replaced as a whole. */
async function visitsOf(
  { orm, publicUrl }: Reading,
  doctorId: number,
  days: { from: string; to: string },
  names: CalendarNames,
): Promise<CalendarEntry[]> {
  const rows = await orm
    .select({ visit: appointment, room: room.name, place: visitPlaceOf(appointment) })
    .from(appointment)
    .leftJoin(allocation, sql`${allocation.appointmentId} = ${appointment.id} and ${allocation.active}`)
    .leftJoin(room, eq(room.id, allocation.roomId))
    .where(
      sql`${appointment.doctorId} = ${doctorId} and ${await withinDays(orm, appointment.startsAt, days)}
        and ${appointment.status} in ('requested', 'booked', 'arrived', 'in_progress', 'fulfilled', 'no_show')`,
    )
    .orderBy(appointment.startsAt, appointment.id);
  const host = new URL(publicUrl).hostname;
  return rows.map(({ visit, room: roomName, place }) => ({
    method: 'PUBLISH',
    uid: `visit-${visit.id}@${host}`,
    // The version, not the patient's sequence: an arrival shows here as well.
    sequence: visit.version,
    stamp: visit.updatedAt,
    start: visit.startsAt,
    end: visit.endsAt,
    timeZone: visit.timeZone,
    title: titleOf(visit, names),
    description: joined([
      t(visitStates[visit.status]),
      durationWords((visit.endsAt.getTime() - visit.startsAt.getTime()) / MINUTE_MS),
    ]),
    location:
      visit.visitType.mode === 'in-person'
        ? joined([roomName ?? undefined, place?.name, place?.location])
        : remoteWords(visit.visitType.mode),
    url: `${publicUrl}/admin/appointments?day=${localAt(visit.timeZone, visit.startsAt.getTime()).localDate}&visit=${visit.id}`,
    isTentative: visit.status === 'requested',
  }));
}

function titleOf(
  { visitType, name, patientName, patientIsOther }: schema.StoredAppointment,
  names: CalendarNames,
) {
  const patient = patientIsOther ? patientName : name;
  if (names === 'none' || !patient) return visitType.name;
  const shown = names === 'names' ? patient : initialsOf(patient);
  return t('{words}, {more}', { words: shown, more: visitType.name });
}

function initialsOf(name: string) {
  return name
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}.`)
    .join(' ');
}

/** Leave, blocked times, and closures that affect the doctor. */
async function timesAway(
  { orm, publicUrl }: Reading,
  doctorId: number,
  { from, to }: { from: string; to: string },
  timeZone: string,
): Promise<CalendarEntry[]> {
  const columns = sql`to_char(a.starts_local, 'YYYY-MM-DD"T"HH24:MI') as starts, to_char(a.ends_local, 'YYYY-MM-DD"T"HH24:MI') as ends`;
  const within = sql`a.ends_local > ${from}::date and a.starts_local < ${addDays(to, 1)}::date`;
  const { rows } = await orm.execute<{
    uid: string;
    starts: string;
    ends: string;
    words: string;
    version: number;
    changed_at: string;
  }>(sql`
    select 'leave-' || a.id as uid, ${columns}, a.note as words, 0 as version, a.created_at as changed_at
      from time_off a where a.doctor_id = ${doctorId} and a.kind = 'leave' and ${within}
    union all
    select 'closure-' || a.id, ${columns}, a.reason, a.version, a.updated_at
      from closure a where a.deleted_at is null and ${within} and (a.department_id is null
        or a.department_id in (select x.department_id from doctor_department x where x.doctor_id = ${doctorId}))
    order by 2, 1`);
  const host = new URL(publicUrl).hostname;
  return rows.map(({ uid, starts, ends, words, version, changed_at }) => {
    const zone = zoneMap(timeZone, addDays(starts.slice(0, 10), -1), addDays(ends.slice(0, 10), 1));
    const range = awayRange(zone, stretchOf({ from: starts, to: ends }));
    const [alone, because] = uid.startsWith('leave')
      ? [t('Away'), t('Away: {note}', { note: words })]
      : [t('Closed'), t('Closed: {note}', { note: words })];
    return {
      method: 'PUBLISH',
      uid: `${uid}@${host}`,
      sequence: version,
      stamp: new Date(changed_at),
      start: new Date(range.start),
      end: new Date(range.end),
      timeZone,
      title: words ? because : alone,
      description: '',
      location: '',
      url: '',
    };
  });
}
