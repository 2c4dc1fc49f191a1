/**
 * The waiting list for staff: its entries, adding a person, and handling a time that is held for them. A person without
 * an address is called; staff then book the time for them, or pass it to the next.
 */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import type { waitlist as contract, WaitlistEntry } from '#contract/waitlist.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { giveBack } from '#server/booking/allocate.ts';
import { phoneInWords } from '#server/booking/phone.ts';
import { presentWaiting, selectWaiting, type WaitingRow } from '#server/booking/present-waiting.ts';
import {
  changing,
  closeOffer,
  endBooked,
  findEntry,
  findWaiting,
  insertWaiting,
  leaveInside,
  wantedOf,
} from '#server/booking/waitlist.ts';
import { openOffer, toBeCalled } from '#server/booking/waitlist-offers.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import { ofPatient } from '#server/db/of-patient.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { writeWaitlistJoined } from '#server/mail/waitlist-message.ts';
import { t } from '#words/say.ts';
import { getAppointment } from './desk.ts';
import { bookInside } from './desk-booking.ts';

const { waitlist, waitlistOffer } = schema;
type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;

export async function listWaitlist({ query }: Call<'list'>, context: StaffContext) {
  const { orm } = context;
  const condition = and(
    within(waitlist, context.staff, 'read'),
    query.status === 'all' ? undefined : eq(waitlist.status, query.status),
    query.doctor
      ? sql`${waitlist.doctorId} in (select id from doctor where slug = ${query.doctor})`
      : undefined,
    query.department
      ? sql`${waitlist.departmentId} in (select id from department where slug = ${query.department})`
      : undefined,
    query.patient ? ofPatient(waitlist.patientId, query.patient) : undefined,
    query.offer === 'call' ? toBeCalled(context) : undefined,
  );
  const total = await orm.$count(waitlist, condition);
  const first = query.offer === 'call' ? [asc(waitlistOffer.expiresAt)] : [];
  const rows = await selectWaiting(context, condition)
    .orderBy(...first, asc(waitlist.createdAt), asc(waitlist.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const data = rows.map((row) => present(row, context));
  return { data, meta: { page: query.page, limit: query.limit, total } };
}

function present(row: WaitingRow, { hasMailServer }: StaffContext): WaitlistEntry {
  const { id, name, email, phone, language, createdAt, patientId, smsAgreedAt } = row.entry;
  const { offer, ...waiting } = presentWaiting(row);
  return {
    ...waiting,
    offer: offer && { ...offer, id: row.offer!.id },
    isCalled: phone !== '' && (email === '' || !hasMailServer) && !row.getsSms,
    wantsSms: smsAgreedAt !== null,
    getsSms: row.getsSms,
    ...{ id, name, email, phone, phoneText: phoneInWords(phone), createdAt: createdAt.toISOString() },
    language,
    offersMade: row.offersMade,
    patientId,
  };
}

/** Adding the same again, by one clerk or two, is one entry: it stays, and gets the days that were entered last. */
export async function addToWaitlist({ body }: Call<'add'>, context: StaffContext) {
  const wanted = await wantedOf(context, body);
  if (isProblem(wanted)) return wanted;
  const outcome = await transaction(context, async (inside) => {
    const { orm, now, staff } = inside;
    const { name, email = '', language = '' } = body;
    const at = new Date(now());
    const smsAgreedAt = body.wantsSms && wanted.phone ? at : null;
    const added = { ...wanted, name, email, language, smsAgreedAt };
    const inserted = await insertWaiting(inside, { ...added, createdAt: at, updatedAt: at });
    const entry = inserted ?? (await findWaiting(orm, added, true));
    // They have just left or been booked: the next try adds them.
    if (!entry) return problem('not-found');
    if (!(await findEntry(orm, reached(entry, inside)))) return problem('not-found');
    if (!inserted) {
      const other = await keepPlace(inside, entry, added);
      if (other) return other;
    }
    await recordActivity(orm, staff, inserted ? 'create' : 'update', 'waitlist', { id: entry.id, name: '' });
    if (inserted && email) await writeWaitlistJoined(inside, inserted);
    const [row] = await selectWaiting(inside, eq(waitlist.id, entry.id));
    return { data: { ...present(row!, inside), isNew: inserted !== undefined } };
  });
  if ('data' in outcome) context.mailWritten();
  return outcome;
}

/** One address has one entry for each wait; a family that shares it gets an error that says so. */
async function keepPlace(
  { orm, now }: StaffContext,
  entry: schema.StoredWait,
  added: Pick<schema.StoredWait, 'name' | 'email' | 'phone' | 'fromDate' | 'toDate' | 'smsAgreedAt'>,
): Promise<Problem<'invalid'> | undefined> {
  const { rows } = await orm.execute(
    sql`select where patient_key(${entry.name}) = patient_key(${added.name})`,
  );
  if (rows.length === 0) {
    const message = t(
      'Someone else waits for this under the same address. Leave it empty, and enter a phone number to call.',
    );
    return problem('invalid', { errors: [{ path: 'email', message }] });
  }
  const { fromDate, toDate, phone, smsAgreedAt } = added;
  await orm
    .update(waitlist)
    .set({
      ...{ fromDate, toDate, phone: phone || entry.phone },
      smsAgreedAt: smsAgreedAt ?? entry.smsAgreedAt,
      updatedAt: new Date(now()),
    })
    .where(eq(waitlist.id, entry.id));
  return undefined;
}

function reached({ id }: { id: number }, { staff }: StaffContext): SQL {
  return and(eq(waitlist.id, id), within(waitlist, staff, 'change'))!;
}

/** The booking replaces the hold, in one transaction, with the warnings of any booking at the desk. */
export async function bookOffer({ params, body }: Call<'book'>, context: StaffContext) {
  const outcome = await transaction({ ...context, idempotencyKey: undefined }, async (inside) => {
    const { orm, now, staff } = inside;
    const entry = await findEntry(orm, reached(params, inside), true);
    if (!entry) return problem('not-found');
    if (entry.appointmentId) return getAppointment({ params: { id: entry.appointmentId } }, inside);
    const offer = entry.status === 'waiting' ? await openOffer(orm, entry.id, now()) : undefined;
    if (offer?.id !== params.offerId) {
      return problem('offer-over', {
        detail: t('This time is no longer held for {name}.', { name: entry.name }),
      });
    }
    await giveBack(orm, offer.allocationId);
    const { name, email, phone, language, packageId, serviceId, patientId, smsAgreedAt } = entry;
    const booking = {
      source: 'waitlist' as const,
      doctorId: offer.doctorId,
      visitTypeId: offer.visitTypeId,
      startsAt: offer.startsAt.toISOString(),
      ...{ packageId: packageId ?? undefined, serviceId: serviceId ?? undefined },
      ...{ name, email, phone, language, patientId: patientId ?? undefined },
      wantsSms: smsAgreedAt !== null,
      confirmed: body.confirmed,
    };
    const booked = await bookInside(booking, inside, { isDemo: entry.isDemo });
    if (isProblem(booked)) return booked;
    await endBooked(inside, { entry, offerId: offer.id, appointmentId: booked.data.id });
    await recordActivity(orm, staff, 'book', 'waitlist', { id: entry.id, name: '' });
    return booked;
  });
  if ('data' in outcome) context.mailWritten();
  return outcome;
}

/** A second press passes nothing more: it never affects the next time that is held for them. */
export function passOffer({ params }: Call<'pass'>, context: StaffContext) {
  return changing(context, reached(params, context), async (inside, entry) => {
    const open = await openOffer(inside.orm, entry.id, inside.now());
    if (open?.id === params.offerId) {
      await closeOffer(inside as StaffContext, entry);
      await recordActivity(inside.orm, context.staff, 'pass', 'waitlist', { id: entry.id, name: '' });
    }
    return { data: undefined };
  });
}

export function removeFromWaitlist({ params }: Call<'remove'>, context: StaffContext) {
  return changing(context, reached(params, context), async (inside, entry) => {
    await leaveInside(inside, entry);
    await recordActivity(inside.orm, context.staff, 'remove', 'waitlist', { id: entry.id, name: '' });
    return { data: undefined };
  });
}
