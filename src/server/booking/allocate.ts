/**
 * Claims and releases slots, each with a room if the visit needs one. Whether they are free is not checked first: the
 * exclusion constraints admit one allocation and refuse the rest.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { insertInto } from '#server/db/insert.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { usableRooms } from '#server/times/rooms.ts';
import { allocationRange, type VisitTypeRules } from '#server/times/slots.ts';
import { t } from '#words/say.ts';

const { allocation } = schema;

interface Claim {
  doctorId: number;
  visitType: VisitTypeRules;
  startsAt: number;
  now: number;
  /** Absent for a hold. */
  appointmentId?: number;
  holdTokenHash?: Buffer;
  /** Null for never. */
  expiresAt?: Date | null;
  taken?: TakenFrom;
}

/** The networks whose share of the doctor's day it counts in (budget.ts), and until when. */
export interface TakenFrom {
  takenFrom: Buffer[] | null;
  countedUntil: Date | null;
}

/** For a slot that counts in no share. */
export const notCounted: TakenFrom = { takenFrom: null, countedUntil: null };

/** Claims a place in the slot, under the lock of hours; returns its lane, or null if all are taken or no room is free. */
export async function allocate(orm: Orm, claim: Claim) {
  const rooms = claim.visitType.roomKind ? await usableRooms(orm, claim) : null;
  const claimPlace = () => (rooms ? placeInRoom(orm, claim, rooms) : firstFreeLane(orm, claim));
  const lane = await claimPlace();
  if (lane) return lane;
  // Expired holds are released here, so that nothing depends on a cleanup job.
  return (await releaseRunOut(orm, claim, rooms ?? [])) ? claimPlace() : null;
}

/**
 * The chosen room is only a guess at what is free. A wrong guess is repeated, since the faster claim is visible by
 * then.
 */
async function placeInRoom(orm: Orm, claim: Claim, rooms: number[]): Promise<number | null> {
  const tried = new Set<number>();
  for (;;) {
    const roomId = await likelyRoom(orm, claim, rooms);
    if (!roomId || tried.has(roomId)) return null;
    tried.add(roomId);
    const lane = await firstFreeLane(orm, claim, roomId);
    if (lane) return lane;
  }
}

export async function lacksRoom(
  orm: Orm,
  claim: Pick<Claim, 'doctorId' | 'visitType' | 'startsAt'>,
): Promise<boolean> {
  if (!claim.visitType.roomKind) return false;
  return !(await likelyRoom(orm, claim, await usableRooms(orm, claim)));
}

/** Tells staff that only a room is missing; undefined if that is not the reason. */
export async function noRoomWords(orm: Orm, claim: Pick<Claim, 'doctorId' | 'visitType' | 'startsAt'>) {
  if (!(await lacksRoom(orm, claim))) return undefined;
  const kind = claim.visitType.roomKind!;
  return t('No room of the kind “{kind}” is free at this time. Choose another time.', { kind });
}

/** The first room that looks free; a session with a room of its own has no other. Expired holds count as taken. */
async function likelyRoom(
  orm: Orm,
  { doctorId, visitType, startsAt }: Pick<Claim, 'doctorId' | 'visitType' | 'startsAt'>,
  rooms: number[],
): Promise<number | undefined> {
  const met = sql`x.active and x.room_id is not null and x.during && ${duringOf(visitType, startsAt)}::tstzrange`;
  const { rows } = await orm.execute<{ id: number }>(sql`
    select r.id from unnest(${sql.param(rooms)}::int[]) with ordinality as r (id, place)
    where not exists (select from allocation x where ${met} and x.room_id = r.id and x.doctor_id <> ${doctorId})
      and not exists (select from allocation x where ${met} and x.doctor_id = ${doctorId} and x.room_id <> r.id)
    order by r.place limit 1`);
  return rows[0]?.id;
}

async function firstFreeLane(
  orm: Orm,
  { doctorId, visitType, startsAt, appointmentId, holdTokenHash, expiresAt, taken }: Claim,
  roomId: number | null = null,
): Promise<number | null> {
  for (let lane = 1; lane <= visitType.places; lane++) {
    const { rowCount } = await orm.execute(sql`
      ${insertInto(allocation, {
        doctorId,
        lane,
        visitTypeId: visitType.id,
        alone: visitType.alone ?? false,
        startsAt: new Date(startsAt),
        during: duringOf(visitType, startsAt),
        ...(roomId ? { roomId } : {}),
        appointmentId,
        holdTokenHash,
        expiresAt,
        ...taken,
      })} on conflict do nothing`);
    if (rowCount) return lane;
  }
  return null;
}

/**
 * How many places are taken at a time, and how many of them by anything other than visits, which a squeezed-in patient
 * would share.
 */
export async function takenAt(
  orm: Orm,
  {
    doctorId,
    visitType,
    startsAt,
    now,
    besideId = null,
  }: Pick<Claim, 'doctorId' | 'visitType' | 'startsAt' | 'now'> & { besideId?: number | null | undefined },
): Promise<{ all: number; others: number }> {
  const { rows } = await orm.execute<{ all: number; others: number }>(sql`
    select count(*)::int as all,
      count(*) filter (where appointment_id is distinct from ${besideId}::int)::int as others
    from allocation
    where doctor_id = ${doctorId} and active and (expires_at is null or expires_at > ${new Date(now).toISOString()})
      and during && ${duringOf(visitType, startsAt)}::tstzrange`);
  return rows[0]!;
}

/** Returns the former allocation, if any. */
export async function release(orm: Orm, appointmentId: number) {
  const [left] = await orm.delete(allocation).where(eq(allocation.appointmentId, appointmentId)).returning();
  return left;
}

/** Releases a hold, unless an appointment was made from it. Its token is remembered for a day. */
export async function giveBack(orm: Orm, allocationId: number | null) {
  if (allocationId === null) return;
  await orm
    .update(allocation)
    .set({ active: false, ...notCounted })
    .where(and(eq(allocation.id, allocationId), isNull(allocation.appointmentId)));
}

/** Releases expired holds that are in the way of a claim. */
export async function releaseRunOut(
  orm: Orm,
  { doctorId, visitType, startsAt, now }: Claim,
  rooms: number[],
): Promise<boolean> {
  const ofDoctor = sql`doctor_id = ${doctorId}`;
  const whose = rooms.length > 0 ? sql`(${ofDoctor} or room_id = any(${sql.param(rooms)}::int[]))` : ofDoctor;
  // In a fixed order, so that two bookings releasing holds of each other's doctors do not deadlock.
  const { rowCount } = await orm.execute(sql`
    update allocation set active = false where id in (
      select id from allocation
      where ${whose} and active and expires_at <= ${new Date(now).toISOString()}
        and during && ${duringOf(visitType, startsAt)}::tstzrange
      order by id for update)`);
  return (rowCount ?? 0) > 0;
}

/** The half-open range taken, buffers included, in PostgreSQL's notation. */
export function duringOf(visitType: VisitTypeRules, startsAt: number) {
  const { start, end } = allocationRange(visitType, startsAt);
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}
