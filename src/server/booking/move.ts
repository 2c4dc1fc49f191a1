/**
 * Moves an appointment to another slot, and optionally another doctor, in one transaction: the new slot is claimed and
 * the old one released, or neither. It stays the same appointment: reference, manage link and the booked kind of visit
 * (duration, buffers and cut-offs) are kept. As in booking, the rules are checked under the lock that excludes edits of
 * hours, and whether the slot is free is not checked but claimed.
 *
 * It does not undo a cancellation and does not change the kind of visit.
 */

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ChangedBy } from '#contract/appointment.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { type AppointmentRow, readAppointment } from '#server/appointment/read.ts';
import type { Services } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { networkKeys as keysOf } from '#server/identity/budget.ts';
import type { Staff } from '#server/identity/session.ts';
import { isMailed } from '#server/links/reference.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { hasUnsentMove } from '#server/mail/gathering.ts';
import { readSender } from '#server/mail/letter.ts';
import { t } from '#words/say.ts';
import { allocate, noRoomWords, notCounted, release } from './allocate.ts';
import { countAhead, countProven, elsewhere, sameDayWarning } from './contact-limit.ts';
import { cutoffPassed } from './cutoff-passed.ts';
import { lockForBooking, ofContacts, ofStranger } from './lock.ts';
import { type Target, targetOf } from './move-target.ts';
import { notFree, withNearest } from './offered.ts';
import { isWithin, withinShares } from './share.ts';
import { isMovable } from './states.ts';
import { visitChanges } from './visit-changes.ts';

const { appointment } = schema;

export interface ChangeContext
  extends Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret' | 'limits' | 'mailWritten' | 'timesFreed'> {
  /** For the trail and the reach of the account; null for the patient. */
  staff: Staff | null;
  /** Set for a patient. */
  linkToken?: string | undefined;
  address?: string | undefined;
  /** Any other current version refuses the change. */
  ifMatch?: readonly number[] | undefined;
  /** The caller sends one message about several visits. */
  isToldLater?: boolean;
}

export interface Move {
  /** RFC 3339. */
  startsAt: string;
  doctorId?: number | undefined;
  /** A note from staff to the patient. */
  message?: string | undefined;
  /** Staff have read the warning about another appointment of the patient. */
  confirmed?: boolean | undefined;
}

type MoveRefusal = Problem<
  | 'invalid'
  | 'not-found'
  | 'stale-version'
  | 'state-not-allowed'
  | 'past-cutoff'
  | 'slot-taken'
  | 'slot-not-offered'
  | 'too-many-appointments'
>;

/**
 * Moves the one appointment that meets a condition on `appointment`. Moving it to its own slot changes nothing: a
 * double click gets the same answer. `slot-taken` and `slot-not-offered` come with the three `nearest` free slots;
 * `stale-version` has no `current`, which the caller adds in its own form.
 *
 * A patient is bound to the offered grid, the lead time and the cut-off. Staff may choose any minute of the doctor's
 * hours; leave, closures and other patients still block it. Another appointment of the patient at that time is refused
 * as `too-many-appointments`. For staff so is one with the same doctor that day, unless they confirmed the warning or
 * only the doctor changes. A patient is refused only with the mailed link, which proves the contact; the link in the
 * API's answer reveals nothing about the contact, and an unproven one stays within its share of a day (share.ts).
 */
export function moveAppointment(
  which: SQL,
  move: Move,
  by: 'staff',
  context: ChangeContext,
): Promise<{ data: AppointmentRow } | MoveRefusal>;
export function moveAppointment(
  which: SQL,
  move: Move,
  by: ChangedBy,
  context: ChangeContext,
): Promise<{ data: AppointmentRow } | MoveRefusal | Problem<'mail-link-needed'>>;
export async function moveAppointment(
  which: SQL,
  move: Move,
  by: ChangedBy,
  context: ChangeContext,
): Promise<{ data: AppointmentRow } | MoveRefusal | Problem<'mail-link-needed'>> {
  const outcome = await transaction(context, (inside) => moveInside(which, move, by, inside));
  if ('data' in outcome) {
    context.mailWritten();
    context.timesFreed();
  }
  return withNearest(context, move.startsAt, outcome);
}

async function moveInside(
  which: SQL,
  move: Move,
  by: ChangedBy,
  context: ChangeContext,
): Promise<{ data: AppointmentRow } | MoveRefusal | Problem<'mail-link-needed'>> {
  const { orm, now } = context;
  // Read without a lock first: the locks of hours and contacts must be taken before the row's, as in booking.
  const reached = reachOfCaller(context);
  const seen = await readAppointment(orm, and(which, reached));
  if (!seen) return problem('not-found');
  const doctorId = move.doctorId ?? seen.appointment.doctorId;
  const isProof = isMailed(context.secret, seen.appointment, context.linkToken);
  await lockForBooking(orm, doctorId, aloneWith(seen.appointment, { doctorId, by, isProof }, context));
  const [before] = await orm
    .select()
    .from(appointment)
    .where(and(eq(appointment.id, seen.appointment.id), reached))
    .for('update');
  if (!before) return problem('not-found');
  const ofThis = eq(appointment.id, before.id);
  const startsAt = Date.parse(move.startsAt);
  if (before.doctorId === doctorId && before.startsAt.getTime() === startsAt && isMovable(before)) {
    return { data: (await readAppointment(orm, ofThis))! };
  }
  if (isStale(context, before)) return problem('stale-version');
  if (!isMovable(before)) {
    return problem('state-not-allowed', { detail: t('This appointment can no longer be moved.') });
  }
  if (by === 'patient') {
    const late = await cutoffPassed(orm, before, 'move', now());
    if (late) return late;
  }
  const target = await targetOf(context, before, { doctorId, startsAt, by });
  if ('code' in target) return target;
  const standing = await standingOf(context, { before, ...target, by, isProof });
  const isWarned = by === 'staff' && (move.confirmed || startsAt === before.startsAt.getTime());
  const warnings = isWarned ? [] : await warningsOf(context, { before, standing, by, ...target });
  if (warnings.length > 0) return problem('too-many-appointments', { detail: warnings.join(' ') });
  const refused = await claimInstead(context, before, {
    ...target,
    isUnproven: by === 'patient' && !isProof,
  });
  if (refused) return refused;

  const row = await writeMoved(context, before, seen.doctor.ownName, {
    ...target,
    ...{ by, message: move.message, isProven: standing.isProven },
  });
  if (!context.isToldLater) await writeAppointmentMessage(context, row, { kind: 'moved' });
  return { data: row };
}

/** Writes a visit's new time once it is claimed. `formerDoctor` is a name, for the trail. */
export async function writeMoved(
  context: ChangeContext,
  before: schema.StoredAppointment,
  formerDoctor: string,
  {
    startsAt,
    endsAt,
    practice: { doctorId, timeZone },
    by,
    message,
    isProven = false,
  }: Target & { by: ChangedBy; message?: string | undefined; isProven?: boolean },
): Promise<AppointmentRow> {
  const { orm, now } = context;
  const ofThis = eq(appointment.id, before.id);
  await orm
    .update(appointment)
    .set({
      // The approval was for the old slot.
      ...(by === 'patient' && before.visitType.needsApproval ? { status: 'requested' as const } : {}),
      doctorId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      timeZone,
      ...(await knownBefore(context, before, { startsAt, doctorId, message })),
      changedBy: by,
      newTimesOfferedAt: null,
      // The new slot is claimed like any other.
      isSqueezedIn: false,
      ...(isProven ? { contactProvenAt: before.contactProvenAt ?? new Date(now()) } : {}),
      version: sql`${appointment.version} + 1`,
      sequence: sql`${appointment.sequence} + 1`,
      updatedAt: new Date(now()),
    })
    .where(ofThis);
  const row = (await readAppointment(orm, ofThis))!;
  const entry = { id: before.id, name: before.reference };
  const changes = visitChanges(before, row.appointment, {
    before: formerDoctor,
    after: row.doctor.ownName,
  });
  await recordActivity(orm, context.staff, 'move', 'appointment', entry, changes);
  return row;
}

/** Staff reach the appointments of their account; a patient's link reaches one. */
export function reachOfCaller({ staff }: Pick<ChangeContext, 'staff'>) {
  return staff ? within(appointment, staff, 'change') : undefined;
}

/** The exclusive locks of the move (lock.ts). */
function aloneWith(
  { email, phone }: schema.StoredAppointment,
  { doctorId, by, isProof }: { doctorId: number; by: ChangedBy; isProof: boolean },
  context: ChangeContext,
) {
  if (by === 'staff') return ofContacts(email, phone);
  if (isProof) return ofContacts(email);
  return ofStranger(context.address ? keysOf({ ...context, address: context.address }) : [], doctorId);
}

/** Warns of the patient's other appointment at that time and, for staff, of one with the same doctor that day. */
async function warningsOf(
  { orm }: ChangeContext,
  {
    before: { id: except, email, phone, name, patientIsOther, patientName },
    standing,
    by,
    practice: { doctorId, timeZone },
    startsAt,
  }: Target & { before: schema.StoredAppointment; standing: { overlapping: number }; by: ChangedBy },
): Promise<string[]> {
  const overlapping = standing.overlapping > 0 ? [t(elsewhere)] : [];
  if (by === 'patient') return overlapping;
  const { locale } = await readSender(orm);
  const patient = patientIsOther && patientName ? patientName : name;
  const asked = { doctorId, patient, email, phone, startsAt, timeZone, except };
  return [...overlapping, ...(await sameDayWarning(orm, asked, locale))];
}

/** Releases the old slot and claims the new one, which counts in the same share of a day if its contact is unproven. */
async function claimInstead(
  context: ChangeContext,
  before: schema.StoredAppointment,
  { practice, visitType, startsAt, sought, isUnproven }: Target & { isUnproven: boolean },
) {
  const { orm, now } = context;
  const left = await release(orm, before.id);
  const { takenFrom, countedUntil } = (isUnproven && left) || notCounted;
  if (takenFrom) {
    const wanted = { practice, visitType, startsAt, networkKeys: takenFrom };
    if (!(await isWithin(orm, withinShares(context, wanted))))
      return mailLinkNeeded(before, await readSender(orm));
  }
  const { doctorId } = sought;
  const claim = { doctorId, visitType, startsAt, appointmentId: before.id, now: now() };
  const lane = await allocate(orm, { ...claim, taken: { takenFrom, countedUntil } });
  if (lane) return undefined;
  return notFree('slot-taken', sought, context.staff ? await noRoomWords(orm, claim) : undefined);
}

/**
 * The appointment as last mailed to its patient, with the note from staff. Two moves within minutes make one message
 * that covers both.
 */
async function knownBefore(
  { orm, now }: ChangeContext,
  before: schema.StoredAppointment,
  move: { startsAt: number; doctorId: number; message?: string | undefined },
) {
  const isUntold = await hasUnsentMove(orm, before.id, now());
  const was = isUntold
    ? { previousStartsAt: before.previousStartsAt, previousDoctorId: before.previousDoctorId }
    : { previousStartsAt: before.startsAt, previousDoctorId: before.doctorId };
  const isBack = was.previousStartsAt?.getTime() === move.startsAt && was.previousDoctorId === move.doctorId;
  return {
    ...(isBack ? { previousStartsAt: null, previousDoctorId: null } : was),
    messageToPatient: move.message ?? (isUntold ? before.messageToPatient : ''),
  };
}

/**
 * Other appointments under the contact at the new time, as far as the caller may know, and whether this move proves the
 * contact.
 */
async function standingOf(
  { orm, now, staff }: ChangeContext,
  {
    before: { id: except, email, phone },
    startsAt,
    endsAt,
    by,
    isProof,
  }: {
    before: schema.StoredAppointment;
    startsAt: number;
    endsAt: number;
    by: ChangedBy;
    isProof: boolean;
  },
): Promise<{ overlapping: number; isProven: boolean }> {
  const at = { startsAt, endsAt, now: now(), except };
  if (by === 'staff') {
    const { overlapping } = await countAhead(orm, { email, phone, ...at, except: [except] }, staff);
    return { overlapping, isProven: false };
  }
  if (!isProof) return { overlapping: 0, isProven: false };
  const { ahead, overlapping, most } = await countProven(orm, { email, ...at });
  return { overlapping, isProven: ahead < most };
}

function mailLinkNeeded({ email }: { email: string }, { phone }: { phone: string }) {
  const how = email
    ? phone
      ? t('To move your appointment to it, use the link in our mail to you, or call us: {phone}.', { phone })
      : t('To move your appointment to it, use the link in our mail to you, or call us.')
    : phone
      ? t('To move your appointment to it, please call us: {phone}.', { phone })
      : t('To move your appointment to it, please call us.');
  return problem('mail-link-needed', { detail: `${t('Much of this day has just been booked.')} ${how}` });
}
