/**
 * A new address of an appointment, corrected by its patient or by staff: for mail, or for texts. It ends all links sent
 * before, sends everything to the new address, and notifies a former mail address.
 */
import { eq, sql } from 'drizzle-orm';
import { type AppointmentRow, readAppointment, statusAt } from '#server/appointment/read.ts';
import * as schema from '#server/db/schema.ts';
import { manageToken } from '#server/links/reference.ts';
import { hashToken } from '#server/links/token.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { hasUnsent } from '#server/mail/gathering.ts';
import type { Sender } from '#server/mail/letter.ts';
import { writeAddressChanged } from '#server/mail/links-message.ts';
import { writeSeriesMessage } from '#server/mail/series-message.ts';

const { appointment } = schema;
type Context = Parameters<typeof writeAppointmentMessage>[0];

/** Whether a link was or will be sent to the wrong place. */
export function hasNewAddress(
  before: schema.StoredAppointment,
  after: Pick<schema.StoredAppointment, 'email' | 'phone'>,
) {
  return after.email !== before.email || (before.smsAgreedAt !== null && after.phone !== before.phone);
}

/** Writes it together with other corrections, and notifies both addresses. The row must be locked. */
export async function changeAddress(
  context: Context,
  before: schema.StoredAppointment,
  corrected: Partial<schema.StoredAppointment> & { email: string },
  sender: Sender,
): Promise<AppointmentRow> {
  const row = await writeAddress(context, before, corrected);
  await tellAddresses(context, [{ before, row }], sender);
  return row;
}

export async function writeAddress(
  { orm, now, secret }: Context,
  before: schema.StoredAppointment,
  { email, ...corrected }: Partial<schema.StoredAppointment> & { email: string },
): Promise<AppointmentRow> {
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
  return (await readAppointment(orm, eq(appointment.id, before.id)))!;
}

/** A visit with its former address, and in its present state. */
export interface Readdressed {
  before: schema.StoredAppointment;
  row: AppointmentRow;
}

/** Repeats to the new address what was sent to the former one, and notifies that; one message for a whole series. */
export async function tellAddresses(context: Context, changed: Readdressed[], sender: Sender) {
  const ahead = changed.filter(
    ({ before }) => !before.isDemo && before.startsAt.getTime() > context.now() && !isOver(context, before),
  );
  const together = [...Map.groupBy(ahead, ({ before }) => before.seriesId).entries()].filter(
    ([seriesId, visits]) => seriesId !== null && visits.length > 1,
  );
  const alone = changed.filter((one) => !together.some(([, visits]) => visits.includes(one)));
  for (const one of alone) await tellAlone(context, one, sender);
  for (const [, visits] of together) {
    const [{ before }] = visits as [Readdressed];
    const rows = visits
      .map(({ row }) => row)
      .sort((a, b) => a.appointment.startsAt.getTime() - b.appointment.startsAt.getTime());
    await writeSeriesMessage(context, rows, 'series-booked', { formerly: before });
    await tellFormer(context, visits[0]!, sender);
  }
}

function isOver({ now }: Context, before: schema.StoredAppointment) {
  return !['held', 'requested', 'booked'].includes(statusAt(before, now()));
}

async function tellAlone(context: Context, { before, row }: Readdressed, sender: Sender) {
  const { orm, now } = context;
  if (before.isDemo || before.startsAt.getTime() <= now()) return;
  // For a visit that will not take place, only if its message is still queued.
  if (isOver(context, before) && !(await hasUnsent(orm, before.id, now()))) return;
  await writeAppointmentMessage(context, row, { isAwaited: true, sender });
  await tellFormer(context, { before, row }, sender);
}

async function tellFormer(context: Context, { before, row }: Readdressed, sender: Sender) {
  if (before.email && before.email !== row.appointment.email)
    await writeAddressChanged(context, before, sender);
}
