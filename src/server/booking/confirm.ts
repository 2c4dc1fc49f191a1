/**
 * Confirms a `held` booking with the link in its mail, which proves its contact. It books with the same rules, lock and
 * constraints as booking, since hours may have changed and, if its slot was not kept, someone else may have been
 * faster.
 */

import { and, eq, gt, sql } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import { type AppointmentRow, ofManageToken, readAppointment, statusAt } from '#server/appointment/read.ts';
import type { Services } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { limits as standard } from '#server/kernel/limits.ts';
import { isMailed } from '#server/links/reference.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { t } from '#words/say.ts';
import { allocate, notCounted, release } from './allocate.ts';
import { contactLimit } from './contact-limit.ts';
import { lockForBooking, ofContacts } from './lock.ts';
import { notFree, offeredVisit, soughtIn, withNearest } from './offered.ts';

const { allocation, appointment } = schema;

type ConfirmContext = Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret' | 'limits' | 'mailWritten'>;
type Refusal = Problem<
  | 'not-found'
  | 'invalid'
  | 'hold-not-valid'
  | 'state-not-allowed'
  | 'slot-taken'
  | 'slot-not-offered'
  | 'too-many-appointments'
>;

/** Confirming again gets the same answer. The link in the API's answer confirms nothing: `not-found`. */
export async function confirmAppointment(
  token: string,
  context: ConfirmContext,
): Promise<{ data: AppointmentRow } | Refusal> {
  const seen = await readAppointment(context.orm, ofManageToken(token, context.now()));
  if (!seen || !isMailed(context.secret, seen.appointment, token)) return problem('not-found');
  const outcome = await transaction(context, (inside) => confirmInside(seen.appointment, inside));
  if ('data' in outcome) context.mailWritten();
  return withNearest(context, seen.appointment.startsAt.toISOString(), outcome);
}

async function confirmInside(
  { id, doctorId, email }: AppointmentRow['appointment'],
  context: ConfirmContext,
): Promise<{ data: AppointmentRow } | Refusal> {
  const { orm, now, limits = standard } = context;
  const ofThis = eq(appointment.id, id);
  await lockForBooking(orm, doctorId, ofContacts(email));
  const [found] = await orm.select().from(appointment).where(ofThis).for('update');
  if (!found) return problem('not-found');
  const status = statusAt(found, now());
  if (status === 'requested' || status === 'booked') return { data: (await readAppointment(orm, ofThis))! };
  if (status === 'expired') return problem('hold-not-valid', { detail: t(ranOut) });
  if (status !== 'held') {
    return problem('state-not-allowed', { detail: t('This appointment can no longer be confirmed.') });
  }
  const { visitTypeId, visitType, startsAt, endsAt } = found;
  const offered = await offeredVisit(context, {
    ...{ doctorId, visitTypeId, startsAt: startsAt.toISOString(), booked: visitType },
    since: found.confirmUntil!.getTime() - limits.confirmMinutes.most * 60_000,
  });
  if ('code' in offered) return offered;
  const at = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), now: now() };
  const limit = await contactLimit(orm, { email, ...at, except: id });
  if (limit) return limit;
  if (!(await settleTime(orm, found, now())))
    return notFree('slot-taken', soughtIn(doctorId, offered.visitType));
  await orm
    .update(appointment)
    .set({
      status: visitType.needsApproval ? 'requested' : 'booked',
      contactProvenAt: new Date(now()),
      confirmUntil: null,
      isTimeKept: true,
      version: sql`${appointment.version} + 1`,
      sequence: sql`${appointment.sequence} + 1`,
      updatedAt: new Date(now()),
    })
    .where(ofThis);
  const row = (await readAppointment(orm, ofThis))!;
  await writeAppointmentMessage(context, row, { isAwaited: true });
  return { data: row };
}

/** Gives a held appointment its slot for good: the kept one, or else a new claim. False if someone else has it. */
export async function settleTime(
  orm: Orm,
  { id, doctorId, visitType, startsAt }: AppointmentRow['appointment'],
  now: number,
): Promise<boolean> {
  const kept = await orm
    .update(allocation)
    .set({ expiresAt: null, ...notCounted })
    .where(
      and(
        eq(allocation.appointmentId, id),
        eq(allocation.active, true),
        gt(allocation.expiresAt, new Date(now)),
      ),
    )
    .returning({ id: allocation.id });
  if (kept.length > 0) return true;
  await release(orm, id);
  const lane = await allocate(orm, {
    doctorId,
    visitType,
    startsAt: startsAt.getTime(),
    appointmentId: id,
    now,
  });
  return lane !== null;
}

const ranOut =
  'This appointment was not confirmed in time, so it is not booked. Its time may still be free: please book it again.';
