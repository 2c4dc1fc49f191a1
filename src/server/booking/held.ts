/** A time that is kept, as the booking that brings its token finds it: locked, checked, and made the appointment's own. */
import { and, eq } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import { holdMinutes } from '#contract/hold.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken } from '#server/links/token.ts';
import type { VisitTypeRules } from '#server/times/slots.ts';
import { duringOf, giveBack, notCounted, type TakenFrom } from './allocate.ts';

const { allocation } = schema;

export const usedAlready = 'An appointment has already been booked with the time that was kept.';

export interface Held {
  allocationId: number;
  lane: number;
  /** Epoch milliseconds of when it was first kept: what was early enough then is so until it runs out. */
  since: number;
}

/**
 * The live hold of a token, locked until the transaction ends so that it is used once; null where it has run out or was
 * given back, which does no harm. A token that was never given out, was used, or keeps something else is refused.
 */
export async function lockHold(
  orm: Orm,
  {
    token,
    doctorId,
    visitTypeId,
    startsAt,
    now,
  }: { token: string; doctorId: number; visitTypeId: number; startsAt: number; now: number },
): Promise<Held | null | Problem<'hold-not-valid'>> {
  const [row] = await orm
    .select()
    .from(allocation)
    .where(eq(allocation.holdTokenHash, hashToken(token)))
    .for('update');
  if (!row) return problem('hold-not-valid', { detail: 'No time is kept under this token.' });
  if (row.appointmentId) {
    return problem('hold-not-valid', { detail: usedAlready });
  }
  const isAnother = row.visitTypeId !== visitTypeId || row.startsAt.getTime() !== startsAt;
  if (row.doctorId !== doctorId || isAnother) {
    return problem('hold-not-valid', {
      detail: 'Another time is kept for you than the one that you are booking.',
    });
  }
  if (!row.active || row.expiresAt!.getTime() <= now) return null;
  const keptMinutes = row.extended ? 2 * holdMinutes : holdMinutes;
  const since = row.expiresAt!.getTime() - keptMinutes * 60_000;
  return { allocationId: row.id, lane: row.lane, since };
}

/**
 * Makes the kept time the appointment's. Where the kind of visit has become longer or has fewer places since, the time is
 * given back instead and the answer is false: it must then be claimed like any other.
 */
export async function turnIntoAppointment(
  orm: Orm,
  {
    held,
    visitType,
    startsAt,
    appointmentId,
    expiresAt = null,
    taken = notCounted,
  }: {
    held: Held;
    visitType: VisitTypeRules;
    startsAt: number;
    appointmentId: number;
    /** Until the appointment is confirmed it runs out all the same. */
    expiresAt?: Date | null;
    taken?: TakenFrom;
  },
): Promise<boolean> {
  if (held.lane <= visitType.places) {
    const turned = await orm
      .update(allocation)
      .set({ appointmentId, expiresAt, ...taken })
      .where(and(eq(allocation.id, held.allocationId), eq(allocation.during, duringOf(visitType, startsAt))))
      .returning({ id: allocation.id });
    if (turned.length > 0) return true;
  }
  await giveBack(orm, held.allocationId);
  return false;
}
