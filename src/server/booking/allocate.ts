/**
 * Claims and releases slots. Whether a slot is free is not checked first: the exclusion constraints admit one
 * allocation and refuse the rest.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { insertInto } from '#server/db/insert.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { allocationRange, type VisitTypeRules } from '#server/times/slots.ts';

const { allocation } = schema;

interface Claim {
  doctorId: number;
  visitType: VisitTypeRules;
  startsAt: number;
  now: number;
  /** Without one it is a hold. */
  appointmentId?: number;
  holdTokenHash?: Buffer;
  /** When it expires; null for never. */
  expiresAt?: Date | null;
  taken?: TakenFrom;
}

/** The networks in whose share of the doctor's day it counts (budget.ts), and until when. */
export interface TakenFrom {
  takenFrom: Buffer[] | null;
  countedUntil: Date | null;
}

/** For a slot that is in nobody's share. */
export const notCounted: TakenFrom = { takenFrom: null, countedUntil: null };

/** Claims a place in the slot; returns its lane, or null if all are taken. */
export async function allocate(orm: Orm, claim: Claim) {
  const lane = await firstFreeLane(orm, claim);
  if (lane) return lane;
  // Expired holds are released here, so that nothing depends on a cleanup job.
  return (await releaseRunOut(orm, claim)) ? firstFreeLane(orm, claim) : null;
}

async function firstFreeLane(
  orm: Orm,
  { doctorId, visitType, startsAt, appointmentId, holdTokenHash, expiresAt, taken }: Claim,
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
        appointmentId,
        holdTokenHash,
        expiresAt,
        ...taken,
      })} on conflict do nothing`);
    if (rowCount) return lane;
  }
  return null;
}

/** How many places are taken at a time: what would be shared by whoever is squeezed in. */
export async function takenAt(
  orm: Orm,
  { doctorId, visitType, startsAt, now }: Pick<Claim, 'doctorId' | 'visitType' | 'startsAt' | 'now'>,
): Promise<number> {
  const { rows } = await orm.execute<{ count: number }>(sql`
    select count(*)::int as count from allocation
    where doctor_id = ${doctorId} and active and (expires_at is null or expires_at > ${new Date(now).toISOString()})
      and during && ${duringOf(visitType, startsAt)}::tstzrange`);
  return rows[0]!.count;
}

/** Releases an appointment's slot; returns its former allocation, if any. */
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

async function releaseRunOut(orm: Orm, { doctorId, visitType, startsAt, now }: Claim): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    update allocation set active = false
    where doctor_id = ${doctorId} and active and expires_at <= ${new Date(now).toISOString()}
      and during && ${duringOf(visitType, startsAt)}::tstzrange`);
  return (rowCount ?? 0) > 0;
}

/** The half-open range taken, buffers included, in PostgreSQL's notation. */
export function duringOf(visitType: VisitTypeRules, startsAt: number) {
  const { start, end } = allocationRange(visitType, startsAt);
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}
