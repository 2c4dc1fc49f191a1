/**
 * Books a time. The rules are asked again inside the transaction, under a lock that edits of hours take alone; whether
 * the time is still free is not asked but claimed: the database's exclusion constraints let one allocation in and
 * refuse the rest. So a failed check can never count as free.
 *
 * It does not hold times (hold.ts), move or cancel appointments.
 */
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppointmentSource, AppointmentStatus, Booked, BookingFields } from '#contract/appointment.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { claimKey, keepAnswer } from '#server/api/idempotency.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { hashToken } from '#server/identity/session.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import type { OfferedVisitType } from './availability.ts';
import { presentBooked, readAppointment } from './booked.ts';
import { turnIntoAppointment } from './held.ts';
import { lockContacts, lockHoursShared } from './lock.ts';
import { offeredVisit, withNearest } from './offered.ts';
import { normalisePhone } from './phone.ts';
import { manageToken, newReference } from './reference.ts';
import { allocationRange, sessionKey, type VisitTypeRules } from './slots.ts';

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
/** Statuses in which an appointment still counts against a contact's limit. */
const pending = sql`('held', 'requested', 'booked')`;

/** Books for a patient, or says why not; a taken or closed time comes with the three nearest free ones. */
export async function book(booking: Booking, context: BookingContext): Promise<{ data: Booked } | Refusal> {
  const outcome = await transaction(context, (inside) => bookInside(booking, inside));
  if ('data' in outcome) context.mailWritten();
  return withNearest(context, booking, outcome);
}

async function bookInside(booking: Booking, context: BookingContext): Promise<{ data: Booked } | Refusal> {
  const { orm, idempotencyKey, now } = context;
  const earlier = await claimKey<{ appointmentId: number }>(orm, { key: idempotencyKey, route }, booking);
  if (earlier === 'reused') return problem('idempotency-key-reused');
  if (earlier) return { data: presentBooked(context, await readOne(orm, earlier.appointmentId)) };
  // Before anything is read that an edit of hours, or of the hospital's zone, could change.
  await lockHoursShared(orm, booking.doctorId);
  const { timeZone, country, most } = await bookingPolicy(orm);
  const phone = booking.phone ? normalisePhone(booking.phone, country) : '';
  if (phone === null) {
    return problem('invalid', {
      errors: [{ path: 'phone', message: 'Enter a phone number with its area code.' }],
    });
  }

  const visit = await offeredVisit(context, timeZone, booking);
  if ('code' in visit) return visit;
  const { visitType, held } = visit;
  const startsAt = Date.parse(booking.startsAt);
  const endsAt = startsAt + visitType.durationMinutes * 60_000;
  const limit = await contactLimit(orm, {
    email: booking.email ?? '',
    phone,
    startsAt,
    endsAt,
    now: now(),
    most,
  });
  if (limit) return limit;

  const appointmentId = await insertAppointment(context, {
    booking,
    phone,
    visitType,
    startsAt,
    endsAt,
    timeZone,
  });
  const isClaimed =
    (held && (await turnIntoAppointment(orm, { held, visitType, startsAt, appointmentId }))) ||
    (await allocate(orm, {
      doctorId: booking.doctorId,
      visitType,
      startsAt,
      appointmentId,
      now: now(),
    }));
  if (!isClaimed) return problem('slot-taken', { extra: { visitTypeId: visitType.id } });

  await keepAnswer(orm, { key: idempotencyKey, route }, { appointmentId });
  const row = await readOne(orm, appointmentId);
  await writeAppointmentMessage(context, row);
  return { data: presentBooked(context, row) };
}

/** One contact has at most so many appointments ahead, and none that overlap. */
async function contactLimit(
  orm: Orm,
  {
    email,
    phone,
    startsAt,
    endsAt,
    now,
    most,
  }: { email: string; phone: string; startsAt: number; endsAt: number; now: number; most: number },
): Promise<Problem<'too-many-appointments'> | undefined> {
  const { ahead, overlapping } = await countAhead(orm, { email, phone, startsAt, endsAt, now });
  if (overlapping > 0) {
    return problem('too-many-appointments', {
      detail: 'There already is an appointment under this contact at that time.',
    });
  }
  if (ahead >= most) {
    return problem('too-many-appointments', {
      detail: `There are already ${ahead} appointments ahead under this contact. Please call us to book another.`,
    });
  }
  return undefined;
}

/** A contact's appointments ahead and those that overlap a time; another booking of the contact waits until this is done. */
export async function countAhead(
  orm: Orm,
  {
    email,
    phone,
    startsAt,
    endsAt,
    now,
  }: { email: string; phone: string; startsAt: number; endsAt: number; now: number },
) {
  await lockContacts(orm, [email.toLowerCase(), phone].filter(Boolean));
  const { rows } = await orm.execute<{ ahead: number; overlapping: number }>(sql`
    select count(*)::int as ahead,
      count(*) filter (where starts_at < ${new Date(endsAt).toISOString()} and ends_at > ${new Date(startsAt).toISOString()})::int as overlapping
    from appointment
    where starts_at > ${new Date(now).toISOString()} and status in ${pending}
      and ((${email} <> '' and lower(email) = lower(${email})) or (${phone} <> '' and phone = ${phone}))`);
  return rows[0]!;
}

/** What the hospital's settings say of booking; `most` is how many future appointments one contact may have. */
export async function bookingPolicy(orm: Orm) {
  const { settings } = schema;
  const [found] = await orm
    .select({
      timeZone: settings.timeZone,
      country: settings.country,
      most: settings.maxFutureAppointments,
    })
    .from(settings);
  return found!;
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
) {
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
      manageTokenHash: hashToken(manageToken(secret, reference)),
    })
    .returning({ id: schema.appointment.id });
  return row!.id;
}

/** Claims a place of the time; answers its lane, or null where every one is taken. */
export async function allocate(
  orm: Orm,
  {
    doctorId,
    visitType,
    startsAt,
    now,
    appointmentId,
    hold,
  }: {
    doctorId: number;
    visitType: VisitTypeRules;
    startsAt: number;
    now: number;
    /** For an appointment, or for a hold. */
    appointmentId?: number;
    hold?: { holdTokenHash: Buffer; heldBy?: Buffer; expiresAt: Date };
  },
) {
  const range = allocationRange(visitType, startsAt);
  const during = `[${new Date(range.start).toISOString()},${new Date(range.end).toISOString()})`;
  // Holds that have run out are released here, so that nothing rests on a sweeper.
  await orm.execute(sql`
    update allocation set active = false
    where doctor_id = ${doctorId} and active and appointment_id is null and expires_at <= ${new Date(now).toISOString()}
      and during && ${during}::tstzrange`);
  for (let lane = 1; lane <= visitType.places; lane++) {
    const rows = await orm
      .insert(schema.allocation)
      .values({ doctorId, lane, session: sessionKey(visitType.id, startsAt), during, appointmentId, ...hold })
      .onConflictDoNothing()
      .returning({ lane: schema.allocation.lane });
    if (rows.length > 0) return lane;
  }
  return null;
}

async function readOne(orm: Orm, appointmentId: number) {
  return (await readAppointment(orm, eq(schema.appointment.id, appointmentId)))!;
}
