/**
 * How a booked visit takes place, changed by staff: in person, by phone or by video. It stays the same visit at the
 * same time, and the patient is notified once. The room follows the mode: one is claimed like any other if the new mode
 * requires it, and released if not. The link of a video visit follows from the mode (links/video.ts).
 *
 * Patients cannot change it: only the desk knows whether a doctor can hold the visit in another mode at that time, and
 * from where.
 */
import { eq, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import type { desk as contract } from '#contract/desk.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { modesOf, roomKindIn, type VisitMode } from '#contract/modes.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { readAppointment } from '#server/appointment/read.ts';
import { allocate, lacksRoom, release } from '#server/booking/allocate.ts';
import { enteredPhone } from '#server/booking/phone.ts';
import { isMovable } from '#server/booking/states.ts';
import type { StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { hasUnsentMove } from '#server/mail/gathering.ts';
import { readSender } from '#server/mail/letter.ts';
import { ofStaff, practices } from '#server/times/availability.ts';
import { rulesOfBooked } from '#server/times/visit-rules.ts';
import { t } from '#words/say.ts';
import { getAppointment } from './desk.ts';
import { lockInTurn } from './lock-visit.ts';

const { allocation, appointment: table } = schema;

/** Setting the present mode changes nothing, so a double click notifies the patient once. */
export async function changeMode(call: Checked<typeof contract.mode>, context: StaffContext) {
  const outcome = await transaction(context, (inside) => changeInside(call, inside));
  if ('data' in outcome) {
    context.mailWritten();
    context.timesFreed();
  }
  return outcome;
}

async function changeInside({ params, body }: Checked<typeof contract.mode>, context: StaffContext) {
  const { orm, now, staff } = context;
  const locked = await lockInTurn(context, params.id);
  if (isProblem(locked)) return locked;
  const { before, current } = locked;
  const { mode } = body;
  if (before.visitType.mode === mode) return current;
  if (!isMovable(before) || before.endsAt.getTime() <= now()) {
    return problem('state-not-allowed', {
      detail: t('This visit has begun, is over or is not booked, so how it takes place stays as it is.'),
    });
  }
  const phone = await phoneFor(before, body, context);
  if (isProblem(phone)) return phone;
  const taken = await takeRoom(before, mode, context);
  if (isProblem(taken)) return taken;
  const isMoveUntold = await hasUnsentMove(orm, before.id, now());
  const messageToPatient = body.message || (isMoveUntold ? before.messageToPatient : '');
  await orm
    .update(table)
    .set({
      visitType: sql`${table.visitType} || ${JSON.stringify({ mode, ...taken })}::jsonb`,
      phone,
      messageToPatient,
      version: sql`${table.version} + 1`,
      sequence: sql`${table.sequence} + 1`,
      updatedAt: new Date(now()),
    })
    .where(eq(table.id, params.id));
  const changes = changesBetween(
    { mode: before.visitType.mode, phone: before.phone, messageToPatient: before.messageToPatient },
    { mode, phone, messageToPatient },
  );
  await recordActivity(orm, staff, 'mode', 'appointment', { id: params.id, name: before.reference }, changes);
  const row = (await readAppointment(orm, eq(table.id, params.id)))!;
  // A queued message about a move says both.
  await writeAppointmentMessage(context, row, { kind: isMoveUntold ? 'moved' : 'mode' });
  return getAppointment({ params }, context);
}

/** The visit's number from now on; a visit by phone requires one. */
async function phoneFor(
  before: schema.StoredAppointment,
  { mode, phone: given }: { mode: VisitMode; phone?: string | undefined },
  { orm }: StaffContext,
) {
  const { country } = await readSender(orm);
  const phone = given ? enteredPhone(given, country) : before.phone;
  if (typeof phone !== 'string') return phone;
  // Texts and links may have gone to the known number, so another one is a correction (person.ts).
  if (before.phone && phone !== before.phone)
    return invalid('phone', t('The visit has another phone number. Correct that first.'));
  if (mode === 'phone' && !phone)
    return invalid('phone', t('Enter the number on which the patient is called.'));
  return phone;
}

/**
 * Claims or releases the room, or returns why the visit cannot take place in that mode. Call it under the lock of
 * hours.
 */
async function takeRoom(before: schema.StoredAppointment, mode: VisitMode, { orm, now }: StaffContext) {
  const [practice] = await practices(orm, ofStaff(sql`d.id = ${before.doctorId}`));
  const offered = practice?.visitTypes.find(({ id }) => id === before.visitTypeId);
  if (!practice || !offered || !modesOf(offered).includes(mode))
    return invalid('mode', t('This kind of visit does not take place like that with this doctor.'));
  const [own] = await orm
    .select({ roomId: allocation.roomId })
    .from(allocation)
    .where(sql`${allocation.appointmentId} = ${before.id} and ${allocation.active}`);
  const roomKind = roomKindIn(mode, offered);
  // A squeezed-in visit has no slot, and no room.
  if (!own || (own.roomId !== null) === (roomKind !== '')) return { roomKind };
  if (!roomKind) {
    await orm.update(allocation).set({ roomId: null }).where(eq(allocation.appointmentId, before.id));
    return { roomKind };
  }
  const rules = rulesOfBooked({ ...before.visitType, mode }, practice);
  const visitType = { ...rules, places: Math.max(rules.places, before.visitType.places) };
  const { takenFrom = null, countedUntil = null } = (await release(orm, before.id)) ?? {};
  const claim = { doctorId: before.doctorId, visitType, startsAt: before.startsAt.getTime() };
  const taken = { takenFrom, countedUntil };
  if (await allocate(orm, { ...claim, appointmentId: before.id, now: now(), taken })) return { roomKind };
  return (await lacksRoom(orm, claim))
    ? problem('slot-taken', {
        detail: t(
          'No room of the kind “{kind}” is free at this time. Move the visit first, or leave it as it is.',
          { kind: roomKind },
        ),
      })
    : problem('slot-taken');
}

function invalid(path: string, message: string): Problem<'invalid'> {
  return problem('invalid', { errors: [{ path, message }] });
}
