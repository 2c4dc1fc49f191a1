/**
 * Another address of an appointment, corrected by its patient or by staff: for mail, or for texts. It ends all links that
 * went out before, sends everything to the new address, and tells a former one for mail.
 */
import { eq, sql } from 'drizzle-orm';
import { type AppointmentRow, readAppointment, statusAt } from '#server/booking/booked.ts';
import * as schema from '#server/db/schema.ts';
import { manageToken } from '#server/links/reference.ts';
import { hashToken } from '#server/links/token.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { hasUnsent } from '#server/mail/gathering.ts';
import type { Sender } from '#server/mail/letter.ts';
import { writeAddressChanged } from '#server/mail/links-message.ts';

const { appointment } = schema;
type Row = AppointmentRow['appointment'];
type Context = Parameters<typeof writeAppointmentMessage>[0];

/** Whether a link has gone, or will go, where it should not. */
export function hasNewAddress(before: Row, after: Pick<Row, 'email' | 'phone'>) {
  return after.email !== before.email || (before.smsAgreedAt !== null && after.phone !== before.phone);
}

/** Writes it together with whatever else was corrected; the row is locked. */
export async function changeAddress(
  context: Context,
  before: Row,
  { email, ...corrected }: Partial<Row> & { email: string },
  sender: Sender,
): Promise<AppointmentRow> {
  const { orm, now, secret } = context;
  const linkVersion = before.linkVersion + 1;
  await orm
    .update(appointment)
    .set({
      ...corrected,
      email,
      ...(email === before.email ? {} : { contactProvenAt: null }),
      linkVersion,
      manageTokenHash: hashToken(manageToken(secret, { ...before, linkVersion })),
      version: sql`${appointment.version} + 1`,
      sequence: sql`${appointment.sequence} + 1`,
      updatedAt: new Date(now()),
    })
    .where(eq(appointment.id, before.id));
  const row = (await readAppointment(orm, eq(appointment.id, before.id)))!;
  if (before.isDemo || before.startsAt.getTime() <= now()) return row;
  const isAhead = ['held', 'requested', 'booked'].includes(statusAt(before, now()));
  // Of a visit that will not take place the patient hears again only if the word of it has not gone out yet.
  if (!isAhead && !(await hasUnsent(orm, before.id, now()))) return row;
  await writeAppointmentMessage(context, row, { isAwaited: true, sender });
  if (before.email && before.email !== email) await writeAddressChanged(context, before, sender);
  return row;
}
