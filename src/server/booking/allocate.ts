/** Claims a time: whether it is free is not asked, the exclusion constraints let one allocation in and refuse the rest. */
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { allocationRange, sessionKey, type VisitTypeRules } from './slots.ts';

interface Claim {
  doctorId: number;
  visitType: VisitTypeRules;
  startsAt: number;
  now: number;
  /** For an appointment, or for a hold. */
  appointmentId?: number;
  hold?: { holdTokenHash: Buffer; heldBy?: Buffer; expiresAt: Date };
}

/** Claims a place of the time; answers its lane, or null where every one is taken. */
export async function allocate(orm: Orm, claim: Claim) {
  const lane = await firstFreeLane(orm, claim);
  if (lane) return lane;
  // Holds that have run out are released here, so that nothing rests on a sweeper.
  return (await releaseRunOut(orm, claim)) ? firstFreeLane(orm, claim) : null;
}

async function firstFreeLane(
  orm: Orm,
  { doctorId, visitType, startsAt, appointmentId, hold }: Claim,
): Promise<number | null> {
  for (let lane = 1; lane <= visitType.places; lane++) {
    const rows = await orm
      .insert(schema.allocation)
      .values({
        doctorId,
        lane,
        session: sessionKey(visitType.id, startsAt),
        during: duringOf(visitType, startsAt),
        appointmentId,
        ...hold,
      })
      .onConflictDoNothing()
      .returning({ lane: schema.allocation.lane });
    if (rows.length > 0) return lane;
  }
  return null;
}

async function releaseRunOut(orm: Orm, { doctorId, visitType, startsAt, now }: Claim): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    update allocation set active = false
    where doctor_id = ${doctorId} and active and appointment_id is null and expires_at <= ${new Date(now).toISOString()}
      and during && ${duringOf(visitType, startsAt)}::tstzrange`);
  return (rowCount ?? 0) > 0;
}

/** The half-open range that is taken, buffers included, as PostgreSQL writes it. */
export function duringOf(visitType: VisitTypeRules, startsAt: number) {
  const { start, end } = allocationRange(visitType, startsAt);
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}
