/**
 * Books a time. The rules are asked again inside the transaction, under a lock that edits of hours take alone; whether
 * the time is still free is not asked but claimed: the database's exclusion constraints let one allocation in and
 * refuse the rest. So a failed check can never count as free.
 *
 * It does not hold times (hold.ts), move or cancel appointments.
 */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppointmentSource, AppointmentStatus, Booked, BookingFields } from '#contract/appointment.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { claimKey, keepAnswer } from '#server/api/idempotency.ts';
import { published } from '#server/api/published.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { hashToken } from '#server/identity/session.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { readSender } from '#server/mail/letter.ts';
import { allocate } from './allocate.ts';
import type { OfferedVisitType } from './availability.ts';
import { type AppointmentRow, presentBooked, readAppointment } from './booked.ts';
import { contactLimit } from './contact-limit.ts';
import { turnIntoAppointment } from './held.ts';
import { lockHoursAndContacts } from './lock.ts';
import { offeredVisit, withNearest } from './offered.ts';
import { normalisePhone } from './phone.ts';
import { manageToken, newReference } from './reference.ts';

type Booking = z.output<typeof BookingFields>;
type Refusal = Problem<
  | 'invalid'
  | 'not-found'
  | 'slot-taken'
  | 'slot-not-offered'
  | 'hold-not-valid'
  | 'too-many-appointments'
  | 'idempotency-key-reused'
>;

export interface BookingContext {
  orm: Orm;
  now(): number;
  publicUrl: string;
  secret: string;
  idempotencyKey?: string | undefined;
  mailWritten(): void;
}

const route = 'POST /appointment';

/** Books for a patient, or says why not; a taken or closed time comes with the three nearest free ones. */
export async function book(booking: Booking, context: BookingContext): Promise<{ data: Booked } | Refusal> {
  const outcome = await transaction(context, (inside) => bookInside(booking, inside));
  if ('data' in outcome) context.mailWritten();
  return withNearest(context, booking, outcome);
}

async function bookInside(booking: Booking, context: BookingContext): Promise<{ data: Booked } | Refusal> {
  const { orm, idempotencyKey, now } = context;
  const claim = { key: idempotencyKey, route };
  const earlier = await claimKey<{ appointmentId: number }>(orm, claim, booking);
  if (earlier === 'reused') return problem('idempotency-key-reused');
  if (earlier) {
    const row = await readAppointment(orm, eq(schema.appointment.id, earlier.appointmentId));
    return { data: presentBooked(context, row!) };
  }
  const sender = await readSender(orm);
  const { doctorId, email = '' } = booking;
  const phone = booking.phone ? normalisePhone(booking.phone, sender.country) : '';
  if (phone === null) {
    return problem('invalid', {
      errors: [{ path: 'phone', message: 'Enter a phone number with its area code.' }],
    });
  }
  if (booking.packageId && !(await isOnOffer(context, booking.packageId))) {
    return problem('invalid', {
      errors: [{ path: 'packageId', message: 'This package is no longer offered.' }],
    });
  }
  // Before anything is read that an edit of hours, or of the hospital's zone, could change.
  await lockHoursAndContacts(orm, doctorId, [email, phone]);
  const visit = await offeredVisit(context, booking);
  if ('code' in visit) return visit;
  const { visitType, held, timeZone } = visit;
  const startsAt = Date.parse(booking.startsAt);
  const endsAt = startsAt + visitType.durationMinutes * 60_000;
  const limit = await contactLimit(orm, {
    email,
    phone,
    startsAt,
    endsAt,
    now: now(),
    most: sender.maxFutureAppointments,
  });
  if (limit) return limit;

  const row = await insertAppointment(context, { booking, phone, visitType, startsAt, endsAt, timeZone });
  const appointmentId = row.appointment.id;
  const isClaimed =
    (held && (await turnIntoAppointment(orm, { held, visitType, startsAt, appointmentId }))) ||
    (await allocate(orm, { doctorId, visitType, startsAt, appointmentId, now: now() }));
  if (!isClaimed) return problem('slot-taken', { extra: { visitTypeId: visitType.id } });

  await keepAnswer(orm, claim, { appointmentId });
  await writeAppointmentMessage(context, row, { sender });
  return { data: presentBooked(context, row) };
}

async function isOnOffer({ orm, now }: BookingContext, packageId: number) {
  const { healthPackage: table } = schema;
  const [found] = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, packageId), published(table, now())));
  return found !== undefined;
}

export async function insertAppointment(
  { orm, secret }: BookingContext,
  {
    booking,
    phone,
    visitType,
    startsAt,
    endsAt,
    timeZone,
    status = visitType.needsApproval ? 'requested' : 'booked',
    source = 'web',
  }: {
    booking: Omit<Booking, 'startsAt' | 'holdToken'>;
    phone: string;
    visitType: OfferedVisitType;
    startsAt: number;
    endsAt: number;
    timeZone: string;
    /** Without one, what the visit type asks for. */
    status?: AppointmentStatus;
    source?: AppointmentSource;
  },
): Promise<AppointmentRow> {
  const reference = newReference();
  const [row] = await orm
    .insert(schema.appointment)
    .values({
      reference,
      status,
      source,
      doctorId: booking.doctorId,
      visitTypeId: visitType.id,
      visitType,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      timeZone,
      name: booking.name,
      email: booking.email ?? '',
      phone,
      patientIsOther: booking.patientIsOther ?? false,
      patientName: booking.patientIsOther ? (booking.patientName ?? '') : '',
      reason: booking.reason ?? '',
      language: booking.language ?? '',
      packageId: booking.packageId ?? null,
      manageTokenHash: hashToken(manageToken(secret, reference)),
    })
    .returning({
      ...getTableColumns(schema.appointment),
      doctor: sql<AppointmentRow['doctor']>`(
        select json_build_object('id', id, 'name', name, 'slug', slug, 'title', title) from doctor where id = doctor_id)`,
      package: sql<AppointmentRow['package']>`(
        select json_build_object('id', id, 'name', title, 'slug', slug, 'preparation', preparation) from package where id = package_id)`,
    });
  const { doctor, package: of, ...appointment } = row!;
  return { appointment, doctor, package: of };
}
