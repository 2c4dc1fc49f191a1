/**
 * Cancels an appointment for its patient or for the hospital and releases its slot, in one transaction. Steps at the
 * desk are in desk.ts, which calls this for a cancellation.
 */

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ChangedBy } from '#contract/appointment.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { type AppointmentRow, readAppointment } from '#server/appointment/read.ts';
import { isStale } from '#server/call/stale.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { discardReminders, writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { t } from '#words/say.ts';
import { release } from './allocate.ts';
import { cutoffPassed } from './cutoff-passed.ts';
import { type ChangeContext, reachOfCaller } from './move.ts';
import { noNeeds } from './needs.ts';
import { isMovable, tellsPatient } from './states.ts';
import { visitChanges } from './visit-changes.ts';

const { appointment } = schema;

interface Cancellation {
  /** The patient's reason, for staff. */
  reason?: string | undefined;
  /** A note from staff to the patient. */
  message?: string | undefined;
}

/**
 * Cancels the one appointment that meets a condition on `appointment`. An appointment already cancelled is returned as
 * it is, so that a double click gets the same answer. `stale-version` has no `current`; the caller adds it.
 */
export async function cancelAppointment(
  which: SQL,
  { reason = '', message = '' }: Cancellation,
  by: ChangedBy,
  context: ChangeContext,
): Promise<
  { data: AppointmentRow } | Problem<'not-found' | 'stale-version' | 'state-not-allowed' | 'past-cutoff'>
> {
  const outcome = await transaction(context, async (inside) => {
    const { orm, now } = inside;
    const [before] = await orm
      .select()
      .from(appointment)
      .where(and(which, reachOfCaller(context)))
      .for('update');
    if (!before) return problem('not-found');
    const ofThis = eq(appointment.id, before.id);
    if (before.status === 'cancelled') return { data: (await readAppointment(orm, ofThis))! };
    if (isStale(inside, before)) return problem('stale-version');
    if (!isMovable(before)) {
      return problem('state-not-allowed', { detail: t('This appointment can no longer be cancelled.') });
    }
    if (by === 'patient') {
      const late = await cutoffPassed(orm, before, 'cancel', now());
      if (late) return late;
    }
    const row = await writeCancelled(inside, before, { reason, message, by });
    if (inside.isToldLater) return { data: row };
    if (tellsPatient(before, 'cancelled', now())) await writeAppointmentMessage(inside, row);
    else await discardReminders(orm, before.id);
    return { data: row };
  });
  if ('data' in outcome) {
    context.mailWritten();
    context.timesFreed();
  }
  return outcome;
}

/** Records the cancellation and releases the slot. */
export async function writeCancelled(
  { orm, now, staff }: ChangeContext,
  before: schema.StoredAppointment,
  { reason = '', message = '', by }: Cancellation & { by: ChangedBy },
): Promise<AppointmentRow> {
  const ofThis = eq(appointment.id, before.id);
  await orm
    .update(appointment)
    .set({
      status: 'cancelled',
      statusNote: reason,
      changedBy: by,
      messageToPatient: message,
      ...noNeeds,
      version: sql`${appointment.version} + 1`,
      sequence: sql`${appointment.sequence} + 1`,
      updatedAt: new Date(now()),
    })
    .where(ofThis);
  await release(orm, before.id);
  const row = (await readAppointment(orm, ofThis))!;
  const entry = { id: before.id, name: before.reference };
  await recordActivity(orm, staff, 'cancelled', 'appointment', entry, visitChanges(before, row.appointment));
  return row;
}
