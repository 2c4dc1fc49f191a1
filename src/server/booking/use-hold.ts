/** Looks up the hold for a booking's token: locks it, checks it, and turns it into the appointment's allocation. */

import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import { holdMinutes } from '#contract/hold.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken } from '#server/links/token.ts';
import { usableRooms } from '#server/times/rooms.ts';
import type { VisitTypeRules } from '#server/times/slots.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { duringOf, giveBack, notCounted, type TakenFrom } from './allocate.ts';

const { allocation } = schema;

export const usedAlready =
  'An appointment has already been booked with this held time.' satisfies PlainMessage;

export interface LiveHold {
  allocationId: number;
  lane: number;
  /** Epoch milliseconds. What satisfied the lead time at its start still does until it expires. */
  since: number;
}

/**
 * The live hold of a token, locked until the transaction ends so that it is used once; null if it expired or was
 * released, which does no harm. A token that is unknown, used, or for another slot is refused.
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
): Promise<LiveHold | null | Problem<'hold-not-valid'>> {
  const [row] = await orm
    .select()
    .from(allocation)
    .where(eq(allocation.holdTokenHash, hashToken(token)))
    .for('update');
  if (!row)
    return problem('hold-not-valid', { detail: t('There is no hold with this token. Choose a time again.') });
  if (row.appointmentId) {
    return problem('hold-not-valid', { detail: t(usedAlready) });
  }
  const isAnother = row.visitTypeId !== visitTypeId || row.startsAt.getTime() !== startsAt;
  if (row.doctorId !== doctorId || isAnother) {
    return problem('hold-not-valid', {
      detail: t('A different time is held for you than the one you are booking. Choose a time again.'),
    });
  }
  if (!row.active || row.expiresAt!.getTime() <= now) return null;
  const keptMinutes = row.extended ? 2 * holdMinutes : holdMinutes;
  const since = row.expiresAt!.getTime() - keptMinutes * 60_000;
  return { allocationId: row.id, lane: row.lane, since };
}

/**
 * Turns the hold into the appointment's allocation. If the visit has meanwhile changed its length, has fewer places or
 * needs another room, the slot is released and the result is false: it must then be claimed like any other.
 */
export async function turnIntoAppointment(
  orm: Orm,
  {
    held,
    doctorId,
    visitType,
    startsAt,
    appointmentId,
    expiresAt = null,
    taken = notCounted,
  }: {
    held: LiveHold;
    doctorId: number;
    visitType: VisitTypeRules;
    startsAt: number;
    appointmentId: number;
    /** Kept until the appointment is confirmed. */
    expiresAt?: Date | null;
    taken?: TakenFrom;
  },
): Promise<boolean> {
  if (held.lane <= visitType.places) {
    const { roomId } = allocation;
    const rooms = visitType.roomKind ? await usableRooms(orm, { doctorId, visitType, startsAt }) : null;
    const turned = await orm
      .update(allocation)
      .set({ appointmentId, expiresAt, ...taken })
      .where(
        and(
          eq(allocation.id, held.allocationId),
          eq(allocation.during, duringOf(visitType, startsAt)),
          eq(allocation.alone, visitType.alone ?? false),
          rooms ? inArray(roomId, rooms) : isNull(roomId),
        ),
      )
      .returning({ id: allocation.id });
    if (turned.length > 0) return true;
  }
  await giveBack(orm, held.allocationId);
  return false;
}
