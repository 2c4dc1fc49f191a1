/**
 * Claims a time, and frees it. Whether it is free is not asked: the exclusion constraints let one allocation in and refuse
 * the rest.
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
  /** When it runs out, where nothing makes it last. */
  expiresAt?: Date | null;
  taken?: TakenFrom;
}

/** Whose share of the doctor's day it counts in, as networks (budget.ts), and until when. */
export interface TakenFrom {
  takenFrom: Buffer[] | null;
  countedUntil: Date | null;
}

/** Of a time that is in nobody's share. */
export const notCounted: TakenFrom = { takenFrom: null, countedUntil: null };

/** Claims a place of the time; answers its lane, or null where every one is taken. */
export async function allocate(orm: Orm, claim: Claim) {
  const lane = await firstFreeLane(orm, claim);
  if (lane) return lane;
  // What was kept and has run out is released here, so that nothing rests on a sweeper.
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

/** Frees the time of an appointment; answers what stood for it, where anything did. */
export async function release(orm: Orm, appointmentId: number) {
  const [left] = await orm.delete(allocation).where(eq(allocation.appointmentId, appointmentId)).returning();
  return left;
}

/** Frees what is kept for somebody, unless an appointment was made of it. Its token is remembered for a day. */
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

/** The half-open range that is taken, buffers included, as PostgreSQL writes it. */
export function duringOf(visitType: VisitTypeRules, startsAt: number) {
  const { start, end } = allocationRange(visitType, startsAt);
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}
