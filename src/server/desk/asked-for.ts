/** The visit that staff book for an inquiry. */
import { and, eq, sql } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import { appointment, inquiry } from '#server/db/schema.ts';
import { t } from '#words/say.ts';

/**
 * The reference of a booked visit that has not ended, or null. The inquiry is locked, so that the second of two
 * concurrent bookings reads this.
 */
async function bookedFor({ orm, staff }: StaffContext, id: number): Promise<string | null> {
  const [asked] = await orm
    .select({ appointmentId: inquiry.appointmentId })
    .from(inquiry)
    .where(and(eq(inquiry.id, id), within(inquiry, staff, 'change')))
    .for('update');
  if (!asked?.appointmentId) return null;
  const [found] = await orm
    .select({ reference: appointment.reference })
    .from(appointment)
    .where(
      and(
        eq(appointment.id, asked.appointmentId),
        sql`${appointment.status} in ('held', 'requested', 'booked')`,
      ),
    );
  return found?.reference ?? null;
}

/** As a warning to staff. */
export async function bookedAlready(context: StaffContext, id: number | undefined): Promise<string[]> {
  const reference = id ? await bookedFor(context, id) : null;
  return reference
    ? [t('A visit has been booked for this request already: {reference}.', { reference })]
    : [];
}

/** The visit answers the inquiry, in the transaction of the booking. */
export async function answerInquiry(
  { orm, now, staff }: StaffContext,
  id: number,
  appointmentId: number,
): Promise<Problem<'invalid'> | undefined> {
  const [found] = await orm
    .update(inquiry)
    .set({
      appointmentId,
      status: 'replied',
      version: sql`${inquiry.version} + 1`,
      updatedAt: new Date(now()),
    })
    .where(and(eq(inquiry.id, id), within(inquiry, staff, 'change')))
    .returning({ reference: inquiry.reference });
  if (!found) {
    const message = t('This inquiry is no longer there. Book without it.');
    return problem('invalid', { errors: [{ path: 'inquiryId', message }] });
  }
  await recordActivity(orm, staff, 'replied', 'inquiry', { id, name: found.reference });
  return undefined;
}
