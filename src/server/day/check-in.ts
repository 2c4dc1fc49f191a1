/**
 * A patient checks in, at the door or on the page of their link, and the visit gets the state that the desk would set.
 * No one has seen them, so the desk sees that they checked in themselves, and may undo it.
 *
 * A patient at the door has its code, and enters what only they know. A photograph of the code works elsewhere too:
 * that is why it opens an hour before the visit and not on the day before, and why new addresses end it.
 */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { type Arrival, checkInMinutes, type checkIn as contract } from '#contract/check-in.ts';
import { problem } from '#contract/errors.ts';
import { timeWords } from '#contract/words/formats.ts';
import { fullName } from '#contract/words/full-name.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { type AppointmentRow, readAppointment } from '#server/appointment/read.ts';
import { visitChanges } from '#server/booking/visit-changes.ts';
import type { Context } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { readSender } from '#server/mail/letter.ts';
import { localAt, MINUTE_MS } from '#server/times/zone.ts';
import { t } from '#words/say.ts';
import { findArea, readPlace } from './board.ts';
import { readDelays } from './delay.ts';
import { ofContact } from './of-contact.ts';

const { appointment: table } = schema;

export async function getDoor({ params: { token } }: Checked<typeof contract.get>, context: Context) {
  const area = await openDoor(context, token);
  return area ? { data: await readPlace(context, area.departmentId) } : problem('not-found');
}

export async function checkInAtDoor(
  { params: { token }, body }: Checked<typeof contract.create>,
  context: Context,
) {
  const area = await openDoor(context, token);
  if (!area) return problem('not-found');
  const { country } = await readSender(context.orm);
  const outcome = await arrive(ofContact(body, country)!, context, checkInMinutes.door);
  if (!('data' in outcome)) return outcome;
  const here = await readPlace(context, area.departmentId);
  return { data: await presentArrival(context, outcome.data, here) };
}

async function openDoor(context: Context, token: string) {
  const area = await findArea(context, 'door', token);
  return area?.takesCheckIn ? area : undefined;
}

/** A patient who has arrived already gets the same answer, so a second press does no harm. */
export function arrive(which: SQL, context: Context, earlyMinutes: number) {
  return transaction(context, async (inside) => {
    const { orm, now } = inside;
    const [before] = await orm.select().from(table).where(which).for('update');
    if (!before || !isHere(before, now())) return problem('state-not-allowed', { detail: t(refused) });
    const opensAt = before.startsAt.getTime() - earlyMinutes * MINUTE_MS;
    if (before.status === 'booked' && now() < opensAt) {
      const { locale } = await readSender(orm);
      const time = timeWords(localAt(before.timeZone, opensAt).localTime, locale);
      return problem('state-not-allowed', { detail: t('You can check in from {time}.', { time }) });
    }
    if (before.status === 'booked') {
      await orm
        .update(table)
        .set({
          status: 'arrived',
          hasCheckedIn: true,
          version: sql`${table.version} + 1`,
          updatedAt: new Date(now()),
        })
        .where(eq(table.id, before.id));
    }
    const row = (await readAppointment(orm, eq(table.id, before.id)))!;
    if (before.status === 'booked') {
      const entry = { id: before.id, name: before.reference };
      await recordActivity(orm, null, 'arrived', 'appointment', entry, visitChanges(before, row.appointment));
    }
    return { data: row };
  });
}

const refused = 'We cannot check you in with these details. Please go to our reception.';

/** Booked for today at the hospital and not over, or here already. */
function isHere({ status, visitType, timeZone, startsAt, endsAt }: schema.StoredAppointment, now: number) {
  const isToday = localAt(timeZone, startsAt.getTime()).localDate === localAt(timeZone, now).localDate;
  const isInPerson = (visitType.mode ?? 'in-person') === 'in-person';
  if (!isToday || !isInPerson) return false;
  return status === 'booked' ? now < endsAt.getTime() : ['arrived', 'in_progress'].includes(status);
}

/** Whether the holder of a visit's link may check in: a door of the doctor's takes check-ins. */
export async function canArrive({ orm, now }: Pick<Context, 'orm' | 'now'>, found: schema.StoredAppointment) {
  const isOpen = now() >= found.startsAt.getTime() - checkInMinutes.link * MINUTE_MS;
  if (found.status !== 'booked' || !isOpen || !isHere(found, now())) return false;
  const { waitingArea } = schema;
  const doors = await orm.$count(
    waitingArea,
    and(
      eq(waitingArea.takesCheckIn, true),
      sql`${waitingArea.deletedAt} is null`,
      sql`(${waitingArea.departmentId} is null or ${inArray(
        waitingArea.departmentId,
        sql`(select x.department_id from doctor_department x where x.doctor_id = ${found.doctorId})`,
      )})`,
    ),
  );
  return doors > 0;
}

async function presentArrival(
  { orm, now }: Pick<Context, 'orm' | 'now'>,
  { appointment: found, doctor, place }: AppointmentRow,
  here: Pick<Arrival, 'department' | 'location'>,
): Promise<Arrival> {
  const delays = await readDelays(orm, now(), sql`doctor_id = ${found.doctorId}`);
  const words = (text: string, language: string | null | undefined) => ({
    text,
    ...(language && { language }),
  });
  return {
    callNumber: found.callNumber,
    doctor: words(fullName(doctor), doctor.language),
    ...localAt(found.timeZone, found.startsAt.getTime()),
    delayMinutes: delays.get(found.doctorId)?.minutes ?? 0,
    // The door may be another department's.
    department: place ? words(place.name, place.language) : here.department,
    location: place ? (place.location ? words(place.location, place.language) : null) : here.location,
  };
}
