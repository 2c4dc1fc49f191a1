/**
 * Which rooms and devices a visit may take, and when each is taken. Read only for a visit type that needs one; the
 * database decides who gets a room, as with a doctor's time.
 */
import { sql } from 'drizzle-orm';
import type { Outage } from '#contract/room.ts';
import type { Orm } from '#server/db/orm.ts';
import { awayRange, type Interval, merge, stretchOf } from './hours.ts';
import { isFree, type RoomTimes } from './room-times.ts';
import type { VisitTypeRules } from './slots.ts';
import { type ZoneMap, zoneMap, zoneMapAt } from './zone.ts';

type Needing = Pick<VisitTypeRules, 'roomKind'>;

/** A room in use. */
interface KnownRoom {
  id: number;
  kind: string;
  outages: Outage[];
  timeZone: string;
  /** Null for all doctors. */
  doctorIds: number[] | null;
}

/**
 * The rooms that visits of some types may take, and when they are taken between two instants (epoch milliseconds),
 * ignoring some appointments. Rooms are claimed from the first on, so the last are the likeliest to be free: these are
 * read first, and more on demand. Nothing is read if no visit needs a room.
 */
export async function roomFinder(
  orm: Orm,
  visitTypes: (Needing | undefined)[],
  span: { from: number; to: number; now: number; except?: number[] | undefined },
) {
  const kinds = [...new Set(visitTypes.flatMap((one) => one?.roomKind || []))];
  const known = kinds.length > 0 && span.from < span.to ? await roomsOf(orm, kinds) : [];
  const rooms = known.toReversed().map((room) => {
    const zone = zoneMap(room.timeZone, dateAt(span.from), dateAt(span.to));
    const times: RoomTimes = { id: room.id, away: awayOf(room, zone), busy: null };
    return { ...room, times };
  });
  const ofEachKind = [...Map.groupBy(rooms, ({ kind }) => kind).values()];
  let read = 0;
  const finder = {
    /** Undefined if the visit needs no room. */
    of: ({ roomKind }: Needing, doctorId: number): RoomTimes[] | undefined =>
      roomKind
        ? rooms.filter((room) => room.kind === roomKind && isFor(room, doctorId)).map(({ times }) => times)
        : undefined,
    /** Reads twice as many of each kind as before. */
    async readMore(most = Math.max(2, 2 * read)) {
      const next = ofEachKind.flatMap((some) => some.slice(read, read + most)).map(({ times }) => times);
      const busy = await busyRooms(orm, next, span);
      for (const times of next) times.busy = merge(busy.get(times.id) ?? []);
      read += most;
    },
  };
  await finder.readMore();
  return finder;
}

/**
 * The rooms that a visit may take, free or not, in the order in which they are tried. Call it under the lock of hours,
 * which an edit of rooms also takes.
 */
export async function usableRooms(
  orm: Orm,
  {
    doctorId,
    visitType: { roomKind = '', durationMinutes },
    startsAt,
  }: {
    doctorId: number;
    visitType: Pick<VisitTypeRules, 'roomKind' | 'durationMinutes'>;
    /** Epoch milliseconds. */
    startsAt: number;
  },
): Promise<number[]> {
  const visit = { start: startsAt, end: startsAt + durationMinutes * 60_000 };
  const rooms = await roomsOf(orm, [roomKind]);
  return rooms
    .filter((room) => isFor(room, doctorId))
    .filter((room) => isFree(awayOf(room, zoneMapAt(room.timeZone, startsAt)), visit))
    .map(({ id }) => id);
}

/**
 * Which of these appointments have lost their room: it is out of use, deleted, or of a kind that the visit neither had
 * when booked nor has now. Each with the deciding facts as text.
 */
export async function lostRooms(orm: Orm, appointmentIds: number[]): Promise<Map<number, { room: string }>> {
  const { rows } = await orm.execute<{
    id: number;
    room_id: number;
    is_there: boolean;
    outages: Outage[];
    time_zone: string;
    starts_ms: string;
    ends_ms: string;
  }>(sql`
    select a.id, r.id as room_id, t.is_there, r.outages, (select time_zone from settings where id = 1) as time_zone,
      extract(epoch from a.starts_at) * 1000 as starts_ms, extract(epoch from a.ends_at) * 1000 as ends_ms
    from room r join allocation x on x.room_id = r.id and x.active
      join appointment a on a.id = x.appointment_id join visit_type v on v.id = a.visit_type_id
      cross join lateral (select r.is_in_use and r.deleted_at is null
        and r.kind in (coalesce(a.visit_type ->> 'roomKind', ''), v.room_kind) as is_there) t
    where a.id = any(${`{${appointmentIds.join(',')}}`}::int[]) and (not t.is_there or r.outages <> '[]')`);
  return new Map(
    rows.flatMap(({ id, room_id, is_there, outages, time_zone, starts_ms, ends_ms }) => {
      const visit = { start: Number(starts_ms), end: Number(ends_ms) };
      const away = awayOf({ outages }, zoneMapAt(time_zone, visit.start));
      if (is_there && isFree(away, visit)) return [];
      const met = away.filter(({ start, end }) => start < visit.end && visit.start < end);
      return [[id, { room: JSON.stringify([room_id, is_there, met]) }]];
    }),
  );
}

/** In order. */
function awayOf({ outages }: Pick<KnownRoom, 'outages'>, zone: ZoneMap): Interval[] {
  return merge(outages.map((outage) => awayRange(zone, stretchOf(outage))));
}

/** In the order in which they are claimed. */
async function roomsOf(orm: Orm, kinds: string[]): Promise<KnownRoom[]> {
  const { rows } = await orm.execute<KnownRoom & Record<string, unknown>>(sql`
    select r.id, r.kind, r.outages, (select time_zone from settings where id = 1) as "timeZone",
      case when r.department_id is not null then array(
        select x.doctor_id from doctor_department x where x.department_id = r.department_id) end as "doctorIds"
    from room r where r.kind = any(${sql.param(kinds)}::text[]) and r.is_in_use and r.deleted_at is null
    order by r.position, r.id`);
  return rows;
}

function isFor({ doctorIds }: KnownRoom, doctorId: number) {
  return doctorIds === null || doctorIds.includes(doctorId);
}

/** Expired holds do not count. */
async function busyRooms(
  orm: Orm,
  rooms: { id: number }[],
  { from, to, now, except }: { from: number; to: number; now: number; except?: number[] | undefined },
) {
  if (rooms.length === 0) return new Map<number, Interval[]>();
  // One row per room, as takenBetween has one per doctor.
  const { rows } = await orm.execute<{ room_id: number; taken: string }>(sql`
    select room_id, string_agg(concat_ws(' ', date_part('epoch', lower(during)), date_part('epoch', upper(during))), ',') as taken
    from allocation
    where active and room_id is not null and room_id = any(${`{${rooms.map(({ id }) => id).join(',')}}`}::int[])
      and (expires_at is null or expires_at > ${new Date(now).toISOString()})
      and during && tstzrange(${new Date(from).toISOString()}, ${new Date(to).toISOString()})
      ${except ? sql`and ${isNotOf(except)}` : sql``}
    group by room_id`);
  return new Map(rows.map(({ room_id, taken }) => [room_id, taken.split(',').map(readRange)]));
}

/** A condition on `allocation`: it belongs to none of these appointments. */
export function isNotOf(appointmentIds: number[]) {
  return sql`(appointment_id is null or appointment_id <> all(${sql.param(appointmentIds)}::int[]))`;
}

/** "<start> <end>" in epoch seconds. */
function readRange(text: string): Interval {
  const [start, end] = text.split(' ').map((seconds) => Math.round(Number(seconds) * 1000));
  return { start: start!, end: end! };
}

function dateAt(instant: number) {
  return new Date(instant).toISOString().slice(0, 10);
}
