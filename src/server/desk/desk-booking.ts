/**
 * Books for a person on the phone or at the counter. Lead time, horizon and grid do not bind staff, and a contact's
 * limits are a warning that they confirm; the doctor's hours and existing allocations bind them like everyone: a slot
 * is claimed by inserting, never by checking first. A squeezed-in visit claims none.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppointmentSource } from '#contract/appointment.ts';
import type { DeskBookingFields } from '#contract/desk.ts';
import { isDoneBy } from '#contract/done-by.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { allocate, lacksRoom, noRoomWords, takenAt } from '#server/booking/allocate.ts';
import { insertAppointment } from '#server/booking/book.ts';
import {
  type ContactAt,
  contactWarnings,
  countAhead,
  notConfirmed,
  sameDayWarning,
} from '#server/booking/contact-limit.ts';
import { lockForBooking, ofContacts, ofSeries } from '#server/booking/lock.ts';
import { enteredPhone } from '#server/booking/phone.ts';
import { visitChanges } from '#server/booking/visit-changes.ts';
import type { StaffContext } from '#server/call/context.ts';
import { claimKey, keepAnswer } from '#server/call/idempotency.ts';
import { isWithin } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { readSender } from '#server/mail/letter.ts';
import {
  deskRules,
  freeTimes,
  furthestDays,
  localToday,
  type OfferedVisitType,
  type Practice,
  practices,
  seesPatients,
} from '#server/times/availability.ts';
import { type Purpose, purposeOf } from '#server/times/purpose.ts';
import { isOffered } from '#server/times/slots.ts';
import { visitTypeOf } from '#server/times/visit-rules.ts';
import { counted, t } from '#words/say.ts';
import { answerInquiry, bookedAlready } from './asked-for.ts';
import { getAppointment } from './desk.ts';

type Booking = Omit<z.output<typeof DeskBookingFields>, 'source'> & { source: AppointmentSource };

const route = 'POST /appointment/desk';
/** A walk-in may still take a slot that has just begun. */
const justBegunMs = 5 * 60_000;
/** Attempts of a walk-in when others keep taking the slot. */
const mostTries = 5;

/** A walk-in gets today's next free slot and has arrived. */
export async function bookAtDesk({ body }: { body: Booking }, context: StaffContext) {
  for (let tries = 1; ; tries++) {
    const outcome = await transaction(context, (inside) => bookInside(body, inside));
    if ('data' in outcome) context.mailWritten();
    else if (outcome.code === 'slot-taken' && body.source === 'walk-in' && tries < mostTries) continue;
    return outcome;
  }
}

/** For use within a transaction, whose owner calls `mailWritten`. */
export async function bookInside(booking: Booking, context: StaffContext, ofDemo: { isDemo?: boolean } = {}) {
  const { orm, idempotencyKey, now, staff } = context;
  const claim = { key: idempotencyKey, route };
  const earlier = await claimKey<{ appointmentId: number }>(orm, claim, booking);
  if (earlier === 'reused') return problem('idempotency-key-reused');
  if (earlier) return getAppointment({ params: { id: earlier.appointmentId } }, context);
  const { doctorId } = booking;
  const asked = await readParts(booking, [doctorId], context);
  if (isProblem(asked)) return asked;
  const { sender, phone, purpose, ofPatient } = asked;
  const offered = visitWith(asked, doctorId, booking);
  if (isProblem(offered)) return offered;
  const { practice, visitType } = offered;

  const startsAt = booking.startsAt
    ? Date.parse(booking.startsAt)
    : await nextPlaceToday(context, doctorId, visitType);
  if (startsAt === null) {
    return problem('slot-not-offered', { detail: t('This doctor has no free place left today.') });
  }
  const refusal = booking.startsAt ? refusalOf(practice, { visitType, startsAt, now: now() }) : null;
  if (refusal) return problem('slot-not-offered', { detail: refusal });

  const endsAt = startsAt + visitType.durationMinutes * 60_000;
  const contact = { email: booking.email ?? '', phone, startsAt, endsAt, now: now() };
  const { timeZone } = practice;
  const warnings = [
    ...notDoneWarning(practice, purpose),
    ...(await warningsOf(context, { booking, timeZone, visitType, locale: sender.locale, ...contact })),
  ];
  if (warnings.length > 0 && !booking.confirmed) return notConfirmed(warnings);

  const { source } = booking;
  const row = await insertAppointment(context, {
    booking,
    phone,
    visitType,
    startsAt,
    endsAt,
    timeZone,
    purpose,
    // Staff who book a visit that needs approval have approved it.
    status: source === 'walk-in' ? 'arrived' : 'booked',
    source,
    ...ofPatient,
    ...ofDemo,
  });
  const appointmentId = row.appointment.id;
  const taken = await claimSlot(context, { booking, visitType, startsAt, appointmentId });
  if (taken) return taken;
  const answered = booking.inquiryId && (await answerInquiry(context, booking.inquiryId, appointmentId));
  if (isProblem(answered)) return answered;
  await keepAnswer(orm, claim, { appointmentId });
  const entry = { id: appointmentId, name: row.appointment.reference };
  const changes = visitChanges({}, row.appointment, { after: row.doctor.name });
  await recordActivity(orm, staff, 'create', 'appointment', entry, changes);
  await writeAppointmentMessage(context, row, { sender });
  return getAppointment({ params: { id: appointmentId } }, context);
}

async function claimSlot(
  { orm, now }: StaffContext,
  {
    booking: { doctorId, squeezeIn },
    visitType,
    startsAt,
    appointmentId,
  }: { booking: Booking; visitType: OfferedVisitType; startsAt: number; appointmentId: number },
) {
  const lane = await allocate(orm, { doctorId, visitType, startsAt, appointmentId, now: now() });
  if (lane) return null;
  if (!squeezeIn)
    return problem('slot-taken', { detail: await noRoomWords(orm, { doctorId, visitType, startsAt }) });
  // It claims no slot, so taken and free slots stay unchanged.
  const { appointment } = schema;
  await orm.update(appointment).set({ isSqueezedIn: true }).where(eq(appointment.id, appointmentId));
  return null;
}

/** The parts of a booking that do not depend on its time: for whom, for what, and with whom. */
type BookingParts = Omit<Booking, 'source' | 'doctorId' | 'startsAt' | 'squeezeIn' | 'besideId'>;

/**
 * The references of a booking at the desk, read under its locks, which are those of a series for several visits.
 * Doctors out of reach, or who see no one, have no practice.
 */
export async function readParts(booking: BookingParts, doctorIds: number[], context: StaffContext) {
  const { orm, now, staff } = context;
  const sender = await readSender(orm);
  const phone = enteredPhone(booking.phone, sender.country);
  if (typeof phone !== 'string') return phone;
  const alone = [
    ...ofContacts(booking.email ?? '', phone),
    ...(doctorIds.length > 1 ? ofSeries(doctorIds) : []),
  ];
  await lockForBooking(orm, doctorIds, alone);
  const reached = reachesDoctor(reachOf(staff, 'visits', 'change'), sql`d.id`);
  const these = sql`d.id = any(${sql.param(doctorIds)}::int[])`;
  const found = await practices(orm, seesPatients(now(), and(these, reached)!));
  const patientId = booking.patientId && (await patientOf(booking.patientId, context));
  if (isProblem(patientId)) return patientId;
  const purpose = await purposeOf(context, booking);
  if (isProblem(purpose)) return purpose;
  const ofPatient = patientId ? { patientId } : {};
  return { sender, phone, practices: found, purpose, ofPatient };
}

/** The practice of a doctor, and the requested visit there. */
export function visitWith(
  asked: { practices: Practice[]; purpose: Purpose | undefined },
  doctorId: number,
  { visitTypeId, mode }: Pick<Booking, 'visitTypeId' | 'mode'>,
) {
  const practice = asked.practices.find((one) => one.doctorId === doctorId);
  if (!practice)
    return problem('not-found', {
      detail: t('This doctor sees no patients at the moment. Choose another one.'),
    });
  const visitType = visitTypeOf(practice, { visitTypeId, purpose: asked.purpose, mode });
  if (!visitType)
    return invalid('visitTypeId', t('This doctor does not offer that kind of visit. Choose another one.'));
  return { practice, visitType };
}

/** A warning that the doctor does not serve the purpose of the visit. */
export function notDoneWarning(practice: Practice, purpose: Purpose | undefined): string[] {
  if (!purpose || isDoneBy(purpose, practice)) return [];
  return [t('This doctor is not in the department that does “{purpose}”.', { purpose: purpose.title })];
}

/** Warnings: the time is taken, the patient already comes that day, the limits of a contact. */
async function warningsOf(
  context: StaffContext,
  {
    booking,
    timeZone,
    visitType,
    locale,
    ...contact
  }: { booking: Booking; timeZone: string; visitType: OfferedVisitType; locale: string } & ContactAt,
): Promise<string[]> {
  const { orm, now, staff } = context;
  const { doctorId, squeezeIn, besideId } = booking;
  const { startsAt, email, phone } = contact;
  const patient = patientIn(booking);
  const taken = squeezeIn && (await takenAt(orm, { doctorId, visitType, startsAt, now: now(), besideId }));
  const isWithout = squeezeIn && (await lacksRoom(orm, { doctorId, visitType, startsAt }));
  const earlier = await bookedAlready(context, booking.inquiryId);
  const twin = await sameDayWarning(orm, { doctorId, patient, email, phone, startsAt, timeZone }, locale);
  return [
    ...(taken && taken.others > 0
      ? [
          counted(
            'The doctor already has {count} appointment at this time. The patient is squeezed in beside it.',
            'The doctor already has {count} appointments at this time. The patient is squeezed in beside them.',
            taken.all,
          ),
        ]
      : []),
    ...(isWithout
      ? [
          t('No room of the kind “{kind}” is free at this time. The patient is squeezed in without one.', {
            kind: visitType.roomKind!,
          }),
        ]
      : []),
    ...earlier,
    ...twin,
    ...(email || phone ? contactWarnings(await countAhead(orm, contact, staff)) : []),
  ];
}

export const patientIn = ({ patientIsOther, patientName, name }: BookingParts) =>
  patientIsOther && patientName ? patientName : name;

/** The patient that this one was merged into, locked so that no erasure comes between. */
async function patientOf(id: number, { orm, staff }: StaffContext) {
  const { rows } = await orm.execute<{ id: number }>(sql`
    select id from patient where merged_into_id is null
      and id = (select coalesce(merged_into_id, id) from patient where id = ${id}) for share`);
  const root = rows[0]?.id;
  if (root && (await isWithin(orm, schema.patient, root, staff, 'change'))) return root;
  return invalid('patientId', t('This patient is no longer there. Book by name and contact.'));
}

function invalid(path: string, message: string): Problem<'invalid'> {
  return problem('invalid', { errors: [{ path, message }] });
}

/** Epoch milliseconds of today's next free start, or null. */
async function nextPlaceToday({ orm, now }: StaffContext, doctorId: number, visitType: OfferedVisitType) {
  const today = await localToday({ orm, now });
  const [slot] = await freeTimes(
    { orm, now: () => now() - justBegunMs },
    {
      asked: seesPatients(now(), sql`d.id = ${doctorId}`),
      instead: { visitType },
      from: today,
      to: today,
      limitEach: 1,
      atDesk: true,
    },
  );
  return slot ? Date.parse(slot.startsAt) : null;
}

const refusals = {
  'outside-hours':
    'The doctor does not see patients at this time. Add extra hours to the doctor’s leave page to book it.',
  closed: 'The doctor is away or the hospital is closed at this time. Choose another one.',
  'too-soon': 'This time has passed. Choose a later one.',
  'too-far': 'This time is more than two years ahead. Choose an earlier one.',
} as const;

/** Null if the hours allow the start. Staff may choose any minute of the doctor's hours. */
export function refusalOf(
  practice: Practice,
  { visitType, startsAt, now }: { visitType: OfferedVisitType; startsAt: number; now: number },
) {
  if (startsAt < now) return t(refusals['too-soon']);
  if (startsAt > now + furthestDays * 86_400_000) return t(refusals['too-far']);
  const rules = { ...deskRules(visitType), stepMinutes: 1 };
  const offer = isOffered({ ...practice, visitType: rules, now }, startsAt);
  return offer === 'offered' ? null : t(refusals[offer]);
}
