/**
 * Corrects a mistyped address of an appointment. Only the link in the answer to the booking can: the reader of the mail
 * has the other one.
 */

import { eq } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { type AppointmentRow, ofManageToken, readAppointment, statusAt } from '#server/appointment/read.ts';
import type { Context } from '#server/call/context.ts';
import { claimKey, keepAnswer } from '#server/call/idempotency.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { isMailed } from '#server/links/reference.ts';
import { readSender } from '#server/mail/letter.ts';
import { pleaseCall } from '#server/mail/please-call.ts';
import { mayAsk } from '#server/mail/unasked.ts';
import { t } from '#words/say.ts';
import { changeAddress } from './new-address.ts';

const { appointment } = schema;
const route = 'PUT /appointment/manage/{token}/email';

export function canCorrectEmail(
  { secret, now, hasMailServer }: { secret: string; now(): number; hasMailServer: boolean },
  found: AppointmentRow['appointment'],
  token: string,
) {
  return (
    hasMailServer &&
    !isMailed(secret, found, token) &&
    found.contactProvenAt === null &&
    // The link was texted too, maybe to a mistyped number.
    found.smsAgreedAt === null &&
    found.startsAt.getTime() > now() &&
    ['held', 'requested', 'booked'].includes(statusAt(found, now()))
  );
}

/** A second request with the same key gets the answer of the first, whose link has ended by then. */
export async function correctAddress(
  asked: { token: string; email: string },
  context: Context,
): Promise<
  | { data: AppointmentRow }
  | Problem<'not-found' | 'state-not-allowed' | 'too-many-requests' | 'idempotency-key-reused'>
> {
  const outcome = await transaction(context, (inside) => correctInside(asked, inside));
  if ('data' in outcome) context.mailWritten();
  return outcome;
}

async function correctInside(
  asked: { token: string; email: string },
  context: Context,
): ReturnType<typeof correctAddress> {
  const { orm, now, idempotencyKey } = context;
  const claim = { key: idempotencyKey, route };
  const earlier = await claimKey<{ appointmentId: number }>(orm, claim, asked);
  if (earlier === 'reused') return problem('idempotency-key-reused');
  const again = earlier && (await readAppointment(orm, eq(appointment.id, earlier.appointmentId)));
  if (again) return { data: again };
  const [before] = await orm
    .select()
    .from(appointment)
    .where(ofManageToken(asked.token, now()))
    .for('update');
  if (!before) return problem('not-found');
  const sender = await readSender(orm);
  const call = pleaseCall(sender.phone);
  if (!canCorrectEmail(context, before, asked.token)) {
    return problem('state-not-allowed', {
      detail: `${t('The address can no longer be corrected here.')} ${call}`,
    });
  }
  if (!(await mayAsk(context))) {
    return problem('too-many-requests', {
      detail: `${t('Many messages were asked for from your network just now.')} ${call}`,
      extra: { retryAfter: 3600 },
    });
  }
  const row = await changeAddress({ ...context, staff: null }, before, { email: asked.email }, sender);
  await keepAnswer(orm, claim, { appointmentId: before.id });
  // The trail is kept for years, so it does not name the addresses.
  await recordActivity(orm, null, 'correct-email', 'appointment', { id: before.id, name: before.reference });
  return { data: row };
}
