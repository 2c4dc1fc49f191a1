/**
 * Offers freed slots to the waiting list, one person at a time. An offer is a real hold: as taken as a booking, by the
 * same constraints, so that no slot is ever held for two. Nothing depends on a timer: what is free, who waits and what
 * has expired is computed from the clock on each run, and several nodes may run it at once.
 */

import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Slot } from '#contract/appointment.ts';
import { isProblem } from '#contract/errors.ts';
import type { Services } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { hashToken } from '#server/links/token.ts';
import { writeWaitlistOffer } from '#server/mail/waitlist-message.ts';
import { isQuiet } from '#server/sms/quiet-hours.ts';
import { isTexted } from '#server/sms/sms-gateway.ts';
import { bookable, freeTimes, localToday, practices } from '#server/times/availability.ts';
import { callableUntil } from '#server/times/desk-hours.ts';
import { purposeOf } from '#server/times/purpose.ts';
import { visitTypeOf } from '#server/times/visit-rules.ts';
import { allocate, giveBack } from './allocate.ts';
import { lockHoursShared } from './lock.ts';

/** A shorter offer is not worth making. */
const leastMinutes = 15;
/** After this many unanswered offers in a row, the entry lapses. */
const mostUnanswered = 3;

type WaitlistContext = Pick<
  Services,
  'orm' | 'now' | 'publicUrl' | 'secret' | 'mailWritten' | 'hasMailServer'
>;
const { allocation, settings, smsGateway, waitlist, waitlistOffer } = schema;

/**
 * Makes every offer possible now, except to invented people; returns how many. Fewer earlier offers come first, then
 * the longer wait. People without mail or texts are offered a time only while staff are there to call them; otherwise
 * it would be kept from others in vain.
 */
export async function offerFreedTimes(context: WaitlistContext): Promise<number> {
  const { orm, now } = context;
  const callUntil = await callableUntil(context);
  const at = new Date(now()).toISOString();
  const hears = await hearsNow(context, callUntil);
  const { rows } = await orm.execute<{ id: number }>(sql`
    select w.id from waitlist w
    where w.status = 'waiting' and not w.is_demo and w.to_date >= ${await localToday(context)}
      and ${hears}
      and not exists (select 1 from waitlist_offer o
        where o.waitlist_id = w.id and o.state = 'open' and o.expires_at > ${at})
    order by (select count(*) from waitlist_offer o where o.waitlist_id = w.id), w.created_at, w.id`);
  let offers = 0;
  for (const { id } of rows) if (await offerTo(context, id, callUntil)) offers++;
  if (offers > 0) context.mailWritten();
  return offers;
}

/**
 * A condition on `waitlist w`: an offer would reach this person now, by mail, by text in the daytime, or by a call from
 * staff.
 */
async function hearsNow({ orm, now, hasMailServer }: WaitlistContext, callUntil: number | null) {
  const [night] = await orm
    .select({ ...getTableColumns(smsGateway), timeZone: settings.timeZone })
    .from(smsGateway)
    .innerJoin(settings, eq(settings.id, smsGateway.id));
  const isMailed = hasMailServer ? sql`w.email <> ''` : sql`false`;
  const texted = isTexted({ phone: sql`w.phone`, smsAgreedAt: sql`w.sms_agreed_at` });
  const isTextedNow = isQuiet(night!, night!.timeZone, now()) ? sql`false` : texted;
  const isCalledNow = callUntil === null ? sql`false` : sql`(w.phone <> '' and not ${texted})`;
  return sql`(${isMailed} or ${isTextedNow} or ${isCalledNow})`;
}

/** Whether staff call this person, since neither mail nor texts reach them. */
async function isCalled({ orm, hasMailServer }: WaitlistContext, { id, email }: schema.StoredWait) {
  if (email && hasMailServer) return false;
  const [row] = await orm
    .select({ gets: isTexted(waitlist) })
    .from(waitlist)
    .where(eq(waitlist.id, id));
  return !row!.gets;
}

/** A condition on `waitlist`: a time is held for this person, and staff must call about it. */
export function toBeCalled({ now }: Pick<WaitlistContext, 'now'>) {
  return sql`${waitlist.status} = 'waiting' and exists (select from waitlist_offer o
    where o.waitlist_id = ${waitlist.id} and o.is_called and o.state = 'open'
      and o.expires_at > ${new Date(now()).toISOString()})`;
}

/**
 * Holds a time for an entry and notifies the person unless staff call. False if no time is free or one is held already.
 */
export function offerTo(context: WaitlistContext, id: number, callUntil: number | null): Promise<boolean> {
  return transaction(context, async (inside) => {
    const { orm, now } = inside;
    const [entry] = await orm
      .select()
      .from(waitlist)
      .where(and(eq(waitlist.id, id), eq(waitlist.status, 'waiting')))
      .for('update', { skipLocked: true });
    if (!entry || (await openOffer(orm, id, now()))) return false;
    await closeRunOut(orm, id, now());
    const called = await isCalled(inside, entry);
    if (called && callUntil === null) return false;
    if (called && (await isBeingCalled(orm, entry, now()))) return false;
    // A person who was not called has not left an offer unanswered.
    if (!called && (await hasLapsed(orm, id))) {
      await orm
        .update(waitlist)
        .set({ status: 'lapsed', updatedAt: new Date(now()) })
        .where(eq(waitlist.id, id));
      return false;
    }
    for (const slot of await timesFor(inside, entry)) {
      const expiresAt = await keep(inside, entry, { ...slot, until: called ? callUntil : null });
      if (!expiresAt) continue;
      if (!called) await writeWaitlistOffer(inside, entry, { ...slot, expiresAt });
      return true;
    }
    return false;
  });
}

/**
 * Free slots on the days the person waits for, except those already offered. Their other appointments are ignored:
 * anyone can put an address on the list, and the offers would reveal when its owner is busy.
 */
async function timesFor(context: WaitlistContext, entry: schema.StoredWait): Promise<Slot[]> {
  const { orm, now } = context;
  const today = await localToday(context);
  const purpose = await purposeOfEntry(context, entry);
  if (isProblem(purpose)) return [];
  const free = await freeTimes(context, {
    asked: bookable(now(), whose(entry)),
    purpose,
    visitTypeId: entry.visitTypeId ?? undefined,
    from: entry.fromDate > today ? entry.fromDate : today,
    to: entry.toDate,
  });
  if (free.length === 0) return [];
  const offered = await orm
    .select({ doctorId: waitlistOffer.doctorId, startsAt: waitlistOffer.startsAt })
    .from(waitlistOffer)
    .where(eq(waitlistOffer.waitlistId, entry.id));
  const seen = new Set(offered.map(({ doctorId, startsAt }) => `${doctorId} ${startsAt.getTime()}`));
  return free.filter(({ doctorId, startsAt }) => !seen.has(`${doctorId} ${Date.parse(startsAt)}`));
}

/** A problem while it is not offered. */
function purposeOfEntry(context: WaitlistContext, { packageId, serviceId }: schema.StoredWait) {
  return purposeOf(context, { packageId: packageId ?? undefined, serviceId: serviceId ?? undefined });
}

/** A condition on `doctor d`. */
export function whose({ doctorId, departmentId }: Pick<schema.StoredWait, 'doctorId' | 'departmentId'>) {
  return doctorId
    ? sql`d.id = ${doctorId}`
    : sql`d.id in (select x.doctor_id from doctor_department x where x.department_id = ${departmentId})`;
}

/** Holds a slot, for a person to be called at most until an instant. Returns the expiry, or null if that fails. */
async function keep(
  context: WaitlistContext,
  entry: schema.StoredWait,
  slot: Slot & { until: number | null },
): Promise<Date | null> {
  const { orm, now } = context;
  const { doctorId, visitTypeId } = slot;
  const startsAt = Date.parse(slot.startsAt);
  // From here on no edit of hours can remove the slot before it is held.
  await lockHoursShared(orm, doctorId);
  const asked = bookable(now(), sql`d.id = ${doctorId}`);
  const [practice] = await practices(orm, asked);
  const purpose = await purposeOfEntry(context, entry);
  const visitType = practice && !isProblem(purpose) ? visitTypeOf(practice, { visitTypeId, purpose }) : null;
  if (!visitType || isProblem(purpose)) return null;
  const again = await freeTimes(
    { orm, now },
    { asked, visitTypeId, purpose, from: slot.localDate, to: slot.localDate },
  );
  if (!again.some((one) => one.startsAt === slot.startsAt)) return null;
  // A later booking would violate the lead time, so the offer ends earlier.
  const last = startsAt - visitType.leadMinutes * 60_000;
  const [policy] = await orm.select({ minutes: settings.waitlistOfferMinutes }).from(settings);
  const expires = Math.min(now() + policy!.minutes * 60_000, last, slot.until ?? last);
  if (expires - now() < leastMinutes * 60_000) return null;
  const expiresAt = new Date(expires);
  const holdTokenHash = hashToken(randomUUID());
  const lane = await allocate(orm, {
    doctorId,
    visitType,
    startsAt,
    now: now(),
    holdTokenHash,
    expiresAt,
  });
  if (!lane) return null;
  const [held] = await orm
    .select({ id: allocation.id })
    .from(allocation)
    .where(eq(allocation.holdTokenHash, holdTokenHash));
  await orm.insert(waitlistOffer).values({
    createdAt: new Date(now()),
    waitlistId: entry.id,
    doctorId,
    visitTypeId,
    startsAt: new Date(startsAt),
    expiresAt,
    allocationId: held!.id,
    isCalled: slot.until !== null,
  });
  return expiresAt;
}

/** Whether the same patient must already be called about another time: one call is about one time. */
async function isBeingCalled(orm: Orm, { id, patientId }: schema.StoredWait, now: number) {
  const { rows } = await orm.execute(sql`
    select from waitlist_offer o join waitlist w on w.id = o.waitlist_id join patient p on p.id = w.patient_id
    where w.id <> ${id} and w.status = 'waiting' and o.state = 'open' and o.expires_at > ${new Date(now).toISOString()}
      and coalesce(p.merged_into_id, p.id) = (select coalesce(merged_into_id, id) from patient where id = ${patientId})
    limit 1`);
  return rows.length > 0;
}

export async function openOffer(orm: Orm, waitlistId: number, now: number) {
  const [offer] = await orm
    .select()
    .from(waitlistOffer)
    .where(
      and(
        eq(waitlistOffer.waitlistId, waitlistId),
        eq(waitlistOffer.state, 'open'),
        sql`${waitlistOffer.expiresAt} > ${new Date(now).toISOString()}`,
      ),
    );
  return offer;
}

/** Closes a person's expired offers and releases their slots. */
async function closeRunOut(orm: Orm, waitlistId: number, now: number) {
  const closed = await orm
    .update(waitlistOffer)
    .set({ state: 'over' })
    .where(
      and(
        eq(waitlistOffer.waitlistId, waitlistId),
        eq(waitlistOffer.state, 'open'),
        sql`${waitlistOffer.expiresAt} <= ${new Date(now).toISOString()}`,
      ),
    )
    .returning({ allocationId: waitlistOffer.allocationId });
  for (const { allocationId } of closed) await giveBack(orm, allocationId);
}

/** Whether the last offers all expired without an answer. */
async function hasLapsed(orm: Orm, waitlistId: number) {
  const { rows } = await orm.execute<{ state: string }>(
    sql`select state from waitlist_offer where waitlist_id = ${waitlistId} order by id desc limit ${mostUnanswered}`,
  );
  return rows.length === mostUnanswered && rows.every(({ state }) => state === 'over');
}
