/**
 * Free slots from the database: reads what the rules need, for any number of doctors, in a handful of queries and
 * passes it to slots.ts. It decides and caches nothing: slots are computed each time.
 */

import { aliasedTable, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Slot } from '#contract/appointment.ts';
import type { VisitMode } from '#contract/modes.ts';
import type { ScheduleRule } from '#contract/schedule.ts';
import type { BookingMethod } from '#contract/visit-type.ts';
import { addDays } from '#contract/words/formats.ts';
import { published } from '#server/content/published.ts';
import type { Orm } from '#server/db/orm.ts';
import { doctor } from '#server/db/schema.ts';
import { localeOfPage } from '#words/language.ts';
import { sayDay, sayTime } from './date-words.ts';
import type { Closure, Schedule, TimeOff } from './hours.ts';
import type { Purpose } from './purpose.ts';
import { isNotOf, roomFinder } from './rooms.ts';
import { type Slot as FreeSlot, freeSlots, type TakenTime, type VisitTypeRules } from './slots.ts';
import { visitTypeOf } from './visit-rules.ts';
import { localAt } from './zone.ts';

/** A visit type on offer, as copied into an appointment. */
export interface OfferedVisitType extends VisitTypeRules {
  name: string;
  /** The usual mode or, once booked, the chosen one. */
  mode: VisitMode;
  otherModes: VisitMode[];
  offered: BookingMethod;
  needsApproval: boolean;
  cancelCutoffMinutes: number;
  moveCutoffMinutes: number;
  version: number;
}

/** The first visit type is the default. Wall times are in the hospital's zone. */
export interface Practice {
  doctorId: number;
  departmentIds: number[];
  /** True for patients, who are offered only what this doctor does. */
  isOnline: boolean;
  timeZone: string;
  locale: string;
  visitTypes: OfferedVisitType[];
  schedules: Schedule[];
  timeOff: TimeOff[];
  closures: Closure[];
}

interface Clocked {
  orm: Orm;
  now(): number;
}

export async function hospitalZone(orm: Orm) {
  const { rows } = await orm.execute<{ time_zone: string }>(sql`select time_zone from settings where id = 1`);
  return rows[0]!.time_zone;
}

/**
 * Which doctors, as a condition on `doctor d`, and for whom: patients are offered only visits booked online, so a
 * public query never learns of others.
 */
export interface DoctorFilter {
  doctors: SQL;
  isOnline: boolean;
}

/** Doctors that the public can book. */
export function bookable(now: number, condition: SQL): DoctorFilter {
  return { doctors: sql`d.bookable and ${published(d, now)} and ${condition}`, isOnline: true };
}

/** Built once: it takes longer than the rest of the query's text. */
const d = aliasedTable(doctor, 'd');

/** Doctors who work here, including those booked only by staff. */
export function seesPatients(now: number, condition: SQL): DoctorFilter {
  return ofStaff(sql`${published(d, now)} and ${condition}`);
}

/** Any doctors, with everything they offer. */
export function ofStaff(doctors: SQL): DoctorFilter {
  return { doctors, isOnline: false };
}

/** Whether patients book a visit type themselves. True for a deleted one, so that its appointments keep working. */
export function isOnline(visitTypeId: SQLWrapper | number): SQL<boolean> {
  return sql`not exists (select from visit_type v
    where v.id = ${visitTypeId} and v.deleted_at is null and v.offered <> 'book')`;
}

export async function isBookedOnline(orm: Orm, visitTypeId: number): Promise<boolean> {
  const { rows } = await orm.execute<{ is: boolean }>(sql`select ${isOnline(visitTypeId)} as "is"`);
  return rows[0]!.is;
}

/** In the site's order: all, or a page of them. */
export async function practices(
  orm: Orm,
  { doctors, isOnline }: DoctorFilter,
  { skip = 0, most = null }: { skip?: number; most?: number | null } = {},
): Promise<Practice[]> {
  const { rows } = await orm.execute<{
    id: number;
    department_ids: number[];
    time_zone: string;
    locale: string;
    visit_types: OfferedVisitType[];
    schedules: { validFrom: string; validUntil: string | null; rules: z.output<typeof ScheduleRule>[] }[];
    time_off: TimeOff[];
    closures: Closure[];
  }>(sql`
    select d.id, array(select x.department_id from doctor_department x where x.doctor_id = d.id) as department_ids,
      (select time_zone from settings where id = 1) as time_zone,
      (select locale from settings where id = 1) as locale,
      (select coalesce(json_agg(json_build_object(
          'id', v.id, 'durationMinutes', v.duration_minutes, 'stepMinutes', coalesce(v.step_minutes, v.duration_minutes),
          'bufferBeforeMinutes', v.buffer_before_minutes, 'bufferAfterMinutes', v.buffer_after_minutes, 'places', v.places,
          'leadMinutes', v.lead_minutes, 'horizonDays', v.horizon_days, 'name', v.name, 'mode', v.mode, 'otherModes', v.other_modes, 'offered', v.offered,
          'needsApproval', v.needs_approval, 'cancelCutoffMinutes', v.cancel_cutoff_minutes,
          'moveCutoffMinutes', v.move_cutoff_minutes, 'version', v.version, 'roomKind', v.room_kind) order by v.position, v.id), '[]')
        from visit_type v where v.deleted_at is null ${isOnline ? sql`and v.offered = 'book'` : sql``} and (
          exists (select 1 from visit_type_doctor x where x.visit_type_id = v.id and x.doctor_id = d.id)
          or not exists (select 1 from visit_type_doctor x where x.visit_type_id = v.id))) as visit_types,
      (select coalesce(json_agg(json_build_object('validFrom', s.valid_from, 'validUntil', s.valid_until, 'rules', s.rules)), '[]')
        from schedule s where s.doctor_id = d.id) as schedules,
      (select coalesce(json_agg(json_build_object('kind', t.kind,
          'from', to_char(t.starts_local, 'YYYY-MM-DD"T"HH24:MI'), 'to', to_char(t.ends_local, 'YYYY-MM-DD"T"HH24:MI'))), '[]')
        from time_off t where t.doctor_id = d.id) as time_off,
      (select coalesce(json_agg(json_build_object(
          'from', to_char(c.starts_local, 'YYYY-MM-DD"T"HH24:MI'), 'to', to_char(c.ends_local, 'YYYY-MM-DD"T"HH24:MI'))), '[]')
        from closure c where c.deleted_at is null and (c.department_id is null
          or c.department_id in (select x.department_id from doctor_department x where x.doctor_id = d.id))) as closures
    from doctor d where ${doctors} order by d.position, d.id limit ${most}::int offset ${skip}::int`);
  return rows.map((row) => ({
    doctorId: row.id,
    departmentIds: row.department_ids,
    isOnline,
    timeZone: row.time_zone,
    locale: row.locale,
    visitTypes: row.visit_types,
    schedules: row.schedules,
    timeOff: row.time_off,
    closures: row.closures,
  }));
}

/** By doctor, between two instants in epoch milliseconds. Expired holds do not count. */
export async function takenBetween(
  orm: Orm,
  {
    doctorIds,
    from,
    to,
    now,
    instead,
  }: { doctorIds: number[]; from: number; to: number; now: number; instead?: AskedFor | undefined },
) {
  const byDoctor = new Map<number, (TakenTime & { hold: Hold | null })[]>();
  if (doctorIds.length === 0 || from >= to) return byDoctor;
  // One row per doctor: reading a thousand rows would take longer than finding them. One parameter for the ids: 200 of
  // them take longer than the rest of the query.
  const { rows } = await orm.execute<{ doctor_id: number; taken: string }>(sql`
    select doctor_id, string_agg(concat_ws(' ', date_part('epoch', lower(during)), date_part('epoch', upper(during)),
      visit_type_id, date_part('epoch', starts_at), case when appointment_id is null then
        case when exists (select from waitlist_offer o where o.state = 'open' and o.allocation_id = allocation.id) then 'offer' else 'booking' end end,
      case when alone then 'alone' end, room_id), ',') as taken
    from allocation
    where active and (expires_at is null or expires_at > ${new Date(now).toISOString()})
      and doctor_id = any(${`{${doctorIds.join(',')}}`}::int[])
      and during && tstzrange(${new Date(from).toISOString()}, ${new Date(to).toISOString()})
      ${instead?.appointmentIds ? sql`and ${isNotOf(instead.appointmentIds)}` : sql``}
    group by doctor_id`);
  for (const { doctor_id, taken } of rows) {
    byDoctor.set(doctor_id, taken.split(',').map(readTaken));
  }
  return byDoctor;
}

/** Why a slot without an appointment is held: a booking in progress, or an offer to the waiting list. */
type Hold = 'booking' | 'offer';

/** "<start> <end> <visit type> <start of the visit>[ booking| offer][ alone][ <room>]", instants in epoch seconds. */
function readTaken(text: string): TakenTime & { hold: Hold | null } {
  const [start, end, visitTypeId, startsAt, ...marks] = text.split(' ');
  const instant = (seconds: string | undefined) => Math.round(Number(seconds) * 1000);
  return {
    visitTypeId: Number(visitTypeId),
    startsAt: instant(startsAt),
    start: instant(start),
    end: instant(end),
    hold: (['booking', 'offer'] as const).find((one) => marks.includes(one)) ?? null,
    alone: marks.includes('alone'),
    roomId: Number(marks.at(-1)) || null,
  };
}

/**
 * A visit with its own rules instead of those of its visit type. The slots of the listed appointments, which are to be
 * moved, count as free.
 */
export interface AskedFor {
  appointmentIds?: number[] | undefined;
  visitType: VisitTypeRules;
}

/** Lead time and horizon bind patients only. */
export function deskRules<V extends VisitTypeRules>(visitType: V): V {
  return { ...visitType, leadMinutes: 0, horizonDays: furthestDays - 2 };
}

export interface FreeQuery {
  asked: DoctorFilter;
  /** Defaults to each doctor's first. */
  visitTypeId?: number | undefined;
  purpose?: Purpose | undefined;
  /** Defaults to the usual mode. */
  mode?: VisitMode | undefined;
  /** Local dates, inclusive. */
  from: string;
  to: string;
  /** Per doctor. */
  limitEach?: number;
  /** Applies the rules for staff: inside the lead time and beyond the horizon. */
  atDesk?: boolean;
  instead?: AskedFor | undefined;
}

const dayMs = 86_400_000;
/** No visit type looks further ahead, so a query for the year 9999 reads two years. */
export const furthestDays = 800;

/** In order of time, then of the site. */
export async function freeTimes(context: Clocked, { asked, ...query }: FreeQuery): Promise<Slot[]> {
  return freeTimesOf(context, await practices(context.orm, asked), query);
}

/** Takes practices already read, for callers that ask about several spans of days. */
export async function freeTimesOf(
  { orm, now }: Clocked,
  found: Practice[],
  { from, to, limitEach, atDesk = false, instead, ...wanted }: Omit<FreeQuery, 'asked'>,
): Promise<Slot[]> {
  // One more day on either side covers every zone's offset and a visit's buffers.
  const span = {
    from: Math.max(Date.parse(`${from}T00:00Z`), now()) - 2 * dayMs,
    to: Math.min(Date.parse(`${to}T00:00Z`), now() + furthestDays * dayMs) + 2 * dayMs,
    now: now(),
  };
  const doctorIds = found.map(({ doctorId }) => doctorId);
  const taken = await takenBetween(orm, { ...span, doctorIds, instead });
  const offers = found.flatMap((practice) => {
    const visitType = instead?.visitType ?? visitTypeOf(practice, wanted);
    return visitType ? [{ practice, visitType }] : [];
  });
  const visitTypes = offers.map(({ visitType }) => visitType);
  const rooms = await roomFinder(orm, visitTypes, { ...span, except: instead?.appointmentIds });
  const free = await untilSure(offers, rooms, ({ practice, visitType }) =>
    freeSlots({
      ...practice,
      visitType: atDesk ? deskRules(visitType) : visitType,
      from,
      to,
      now: now(),
      taken: taken.get(practice.doctorId) ?? [],
      rooms: rooms.of(visitType, practice.doctorId),
      ...(limitEach ? { limit: limitEach } : {}),
    }),
  );
  const slots: Slot[] = [];
  for (const [{ practice, visitType }, ofDoctor] of free) {
    const locale = localeOfPage(practice.locale);
    const dayIn = sayDay(locale);
    const timeIn = sayTime(locale);
    for (const { startsAt, endsAt, localDate, localTime, placesLeft } of ofDoctor) {
      slots.push({
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        localDate,
        localTime,
        dateInWords: dayIn(localDate),
        timeInWords: timeIn(localTime),
        placesLeft,
        doctorId: practice.doctorId,
        visitTypeId: visitType.id,
      });
    }
  }
  return slots.sort((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0));
}

/** Repeats the search while the result depends on a room whose times are not read yet. */
async function untilSure<Offer>(
  offers: Offer[],
  rooms: { readMore(): Promise<void> },
  search: (offer: Offer) => FreeSlot[],
): Promise<Map<Offer, FreeSlot[]>> {
  const found = new Map<Offer, FreeSlot[]>();
  for (let asked = offers; asked.length > 0; ) {
    for (const offer of asked) found.set(offer, search(offer));
    asked = asked.filter((offer) => found.get(offer)!.some(({ isUnsure }) => isUnsure));
    if (asked.length > 0) await rooms.readMore();
  }
  return found;
}

export async function localToday({ orm, now }: Clocked) {
  return localAt(await hospitalZone(orm), now()).localDate;
}

/** Doctors with a free slot of their first visit type on a local date. */
export async function doctorsAvailableOn(context: Clocked, localDate: string): Promise<number[]> {
  const asked = bookable(context.now(), sql`true`);
  const free = await freeTimes(context, { asked, from: localDate, to: localDate, limitEach: 1 });
  return [...new Set(free.map(({ doctorId }) => doctorId))];
}

/** In order of time, for the same doctor and visit type. */
export async function nearestFree(
  context: Clocked,
  doctorId: number,
  visitTypeId: number,
  startsAt: number,
  instead?: AskedFor,
): Promise<Slot[]> {
  const now = context.now();
  const wanted = startsAt > now && startsAt < now + furthestDays * dayMs ? startsAt : now;
  const { localDate } = localAt(await hospitalZone(context.orm), wanted);
  const free = await freeTimes(context, {
    asked: bookable(context.now(), sql`d.id = ${doctorId}`),
    visitTypeId,
    from: addDays(localDate, -7),
    to: addDays(localDate, 21),
    instead,
  });
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startsAt) - wanted);
  return free
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
