/**
 * Books a slot. The rules are checked again inside the transaction, under a lock that excludes edits of hours; whether
 * the slot is still free is not checked but claimed: the database's exclusion constraints admit one allocation and
 * refuse the rest. So a failed check can never count as free.
 *
 * The contact is not proven yet, so nothing here depends on its other appointments. If one sender has booked much, or
 * such bookings take much of the day, the appointment is `held` until the link in its mail confirms it.
 *
 * It does not hold slots (create-hold.ts), confirm (confirm.ts), move or cancel appointments.
 */

import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppointmentSource, AppointmentStatus, Booked, BookingFields } from '#contract/appointment.ts';
import { type ErrorCode, isProblem, type Problem, problem } from '#contract/errors.ts';
import {
  type AppointmentRow,
  inJson,
  presentBooked,
  readAppointment,
  visitPlaceOf,
  visitTypeLanguageOf,
  visitTypeNameOf,
} from '#server/appointment/read.ts';
import type { Services } from '#server/call/context.ts';
import { claimKey, keepAnswer } from '#server/call/idempotency.ts';
import { doctorColumns, purposeColumns } from '#server/content/named-columns.ts';
import { allOf, insertInto, readRow } from '#server/db/insert.ts';
import { questionsOfVisit } from '#server/db/questions-of-visit.ts';
import * as schema from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Limits } from '#server/kernel/limits.ts';
import { manageToken, newReference } from '#server/links/reference.ts';
import { hashToken } from '#server/links/token.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { readSender } from '#server/mail/letter.ts';
import type { OfferedVisitType } from '#server/times/availability.ts';
import type { Purpose } from '#server/times/purpose.ts';
import { purposeOf } from '#server/times/purpose.ts';
import { languageOfPage } from '#words/language.ts';
import { allocate } from './allocate.ts';
import { inTurn } from './in-turn.ts';
import { locksForBooking } from './lock.ts';
import { storedNeeds } from './needs.ts';
import { notFree, offeredVisit, soughtIn, withNearest } from './offered.ts';
import { enteredPhone } from './phone.ts';
import { type Terms, termsOfProven, termsOfStranger } from './terms.ts';
import { turnIntoAppointment } from './use-hold.ts';

type Booking = z.output<typeof BookingFields>;
type Refusal = Problem<
  'invalid' | 'not-found' | 'slot-taken' | 'slot-not-offered' | 'hold-not-valid' | 'idempotency-key-reused'
>;
type BookingOutcome<Code extends ErrorCode> = { data: Booked } | Refusal | Problem<Code>;

interface BookingContext extends Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret' | 'mailWritten'> {
  idempotencyKey?: string | undefined;
}

const route = 'POST /appointment';

/** Books, or says why not; a taken or closed slot comes with the three nearest free ones. */
export function book(
  booking: Booking,
  context: BookingContext & { address: string; limits?: Limits | undefined },
) {
  const terms = termsOfStranger(context, booking.doctorId);
  return inTurn(terms.alone, () => bookOn(terms, booking, context));
}

/** For anyone who used a link sent only to this address or, without an address, to their phone. */
export function bookProven(
  booking: Booking & { email: string },
  context: BookingContext,
  source: AppointmentSource = 'web',
) {
  return bookOn(termsOfProven(booking.email), booking, context, source);
}

async function bookOn<Code extends ErrorCode>(
  terms: Terms<Code>,
  booking: Booking,
  context: BookingContext,
  source: AppointmentSource = 'web',
): Promise<BookingOutcome<Code>> {
  const outcome = await transaction(context, (inside) => bookInside(terms, booking, inside, source), {
    // The key is claimed before anything is read.
    readsFirst: !context.idempotencyKey,
  });
  if ('data' in outcome) context.mailWritten();
  return withNearest(context, booking.startsAt, outcome);
}

async function bookInside<Code extends ErrorCode>(
  terms: Terms<Code>,
  booking: Booking,
  context: BookingContext,
  source: AppointmentSource,
): Promise<BookingOutcome<Code>> {
  const { orm, idempotencyKey, now } = context;
  const claim = { key: idempotencyKey, route };
  const earlier = await claimKey<{ appointmentId: number }>(orm, claim, booking);
  if (earlier === 'reused') return problem('idempotency-key-reused');
  const again = earlier && (await readAppointment(orm, eq(schema.appointment.id, earlier.appointmentId)));
  // An unconfirmed appointment may be deleted by now; then it is booked again.
  if (again) return { data: presentBooked(context, again) };
  const { doctorId, email = '' } = booking;
  // Locked before reading anything that an edit of hours or of the hospital's zone could change.
  const sender = await readSender(orm, locksForBooking(doctorId, terms.alone));
  const phone = enteredPhone(booking.phone, sender.country);
  if (typeof phone !== 'string') return phone;
  const purpose = await purposeOf(context, booking);
  if (isProblem(purpose)) return purpose;
  const visit = await offeredVisit(context, { ...booking, purpose });
  if ('code' in visit) return visit;
  const { visitType, held, practice } = visit;
  const startsAt = Date.parse(booking.startsAt);
  const endsAt = startsAt + visitType.durationMinutes * 60_000;
  const agreed = await terms.agree(context, { email, practice, visitType, held, startsAt, endsAt }, sender);
  if (isProblem(agreed)) return agreed;

  const { stored, ...keeping } = agreed;
  const { timeZone } = practice;
  const row = await insertAppointment(context, {
    booking,
    phone,
    visitType,
    startsAt,
    endsAt,
    timeZone,
    purpose,
    source,
    ...stored,
  });
  const claimed = { ...keeping, doctorId, visitType, startsAt, appointmentId: row.appointment.id };
  const claimTime = async () =>
    (held && (await turnIntoAppointment(orm, { held, ...claimed }))) ||
    (await allocate(orm, { now: now(), ...claimed }));
  const [isClaimed] = await together(orm, claimTime, () => writeAppointmentMessage(context, row, { sender }));
  if (!isClaimed) return notFree('slot-taken', soughtIn(doctorId, visitType));

  await keepAnswer(orm, claim, { appointmentId: row.appointment.id });
  return { data: presentBooked(context, row) };
}

export async function insertAppointment(
  { orm, secret, now }: BookingContext,
  {
    booking,
    phone,
    visitType,
    startsAt,
    endsAt,
    timeZone,
    purpose,
    status = visitType.needsApproval ? 'requested' : 'booked',
    source,
    ...more
  }: {
    booking: Omit<Booking, 'startsAt' | 'holdToken'>;
    phone: string;
    visitType: OfferedVisitType;
    startsAt: number;
    endsAt: number;
    timeZone: string;
    purpose: Purpose | undefined;
    /** Defaults to what the visit type requires. */
    status?: AppointmentStatus;
    source: AppointmentSource;
    confirmUntil?: Date;
    isTimeKept?: boolean;
    contactProvenAt?: Date;
    seriesId?: string;
    /** Absent: the database finds the patient by name and contact. */
    patientId?: number;
    isDemo?: boolean;
  },
): Promise<AppointmentRow> {
  const reference = newReference();
  const { rows } = await orm.execute<{
    its_doctor: AppointmentRow['doctor'];
    its_package: AppointmentRow['package'];
    its_service: AppointmentRow['service'];
    its_place: AppointmentRow['place'];
    its_name: string;
    its_language: string | null;
    its_questions: AppointmentRow['questions'];
  }>(sql`
    ${insertInto(schema.appointment, {
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
      language: booking.language || languageOfPage(),
      smsAgreedAt: booking.wantsSms && phone ? new Date(now()) : null,
      ...storedNeeds(booking),
      packageId: purpose?.packageId ?? null,
      serviceId: purpose?.serviceId ?? null,
      price: purpose?.price ?? null,
      manageTokenHash: hashToken(manageToken(secret, { reference, linkVersion: 0 })),
      ...more,
    })} returning ${allOf(schema.appointment)}, (
      select ${inJson(doctorColumns())}
      from doctor where id = doctor_id) as its_doctor, (
      select ${inJson(purposeColumns(schema.healthPackage))}
      from package where id = package_id) as its_package, (
      select ${inJson(purposeColumns(schema.service))}
      from service where id = service_id) as its_service,
      ${visitPlaceOf(schema.appointment)} as its_place, ${visitTypeNameOf(schema.appointment)} as its_name,
      ${visitTypeLanguageOf(schema.appointment)} as its_language, ${questionsOfVisit} as its_questions`);
  const { its_doctor, its_package, its_service, its_place, its_name, its_language, its_questions, ...raw } =
    rows[0]!;
  return {
    appointment: readRow(schema.appointment, raw),
    doctor: its_doctor,
    visitTypeName: its_name,
    visitTypeLanguage: its_language,
    isMovedOnline: visitType.offered === 'book',
    package: its_package,
    service: its_service,
    place: its_place,
    questions: its_questions,
    // Counted once all its visits exist.
    series: null,
  };
}
