/**
 * The waiting list: joining, and what the link of an entry shows and does. Offers are made in waitlist-offers.ts;
 * actions of staff are in desk/waiting.ts.
 */

import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Checked } from '#contract/base.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import type { waitlist as contract, DeskWaitFields, WaitlistPage } from '#contract/waitlist.ts';
import { addDays } from '#contract/words/formats.ts';
import { presentBooked, readAppointment } from '#server/appointment/read.ts';
import type { Context } from '#server/call/context.ts';
import { published } from '#server/content/published.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { clientBudgets, take } from '#server/identity/budget.ts';
import { waitlistToken } from '#server/links/derived-tokens.ts';
import { hashToken } from '#server/links/token.ts';
import { mayAsk } from '#server/mail/unasked.ts';
import { writeWaitlistJoined } from '#server/mail/waitlist-message.ts';
import { bookable, freeTimes, localToday, practices } from '#server/times/availability.ts';
import { purposeOf } from '#server/times/purpose.ts';
import { visitTypeOf } from '#server/times/visit-rules.ts';
import { languageOfPage } from '#words/language.ts';
import { t } from '#words/say.ts';
import { giveBack } from './allocate.ts';
import { bookProven } from './book.ts';
import { enteredPhone } from './phone.ts';
import { presentWaiting, selectWaiting } from './present-waiting.ts';
import { openOffer, whose } from './waitlist-offers.ts';

/** From the public form or that of staff. */
type WaitlistRequest = Omit<z.output<typeof DeskWaitFields>, 'name' | 'email' | 'language'>;
type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;
const { department, settings, waitlist, waitlistOffer } = schema;
const longestDays = 180;

/**
 * Adds a person to the list and writes to them, so that anyone added by others can leave. An existing entry gets the
 * same answer, no second entry, and the message with its link again, a few times a day at most: an answer reveals
 * neither who waits nor how often an address was entered.
 */
export async function joinWaitlist({ body }: Call<'create'>, context: Context) {
  const { now } = context;
  const { from, to, name, email } = body;
  const wanted = await wantedOf(context, body);
  if (isProblem(wanted)) return wanted;
  const outcome = await transaction(context, async (inside) => {
    if (!(await take(inside, clientBudgets(inside, 'waitlist'))) || !(await mayAsk(inside))) {
      return problem('too-many-requests', {
        detail: t(
          'Many people joined the waiting list from your network just now. Please call us, or try again later.',
        ),
        extra: { retryAfter: 3600 },
      });
    }
    const at = new Date(now());
    const smsAgreedAt = body.wantsSms && wanted.phone ? at : null;
    const added = { ...wanted, name, email, smsAgreedAt, language: languageOfPage(), createdAt: at };
    await insertWaiting(inside, added);
    // The same work for an existing entry, and a message with its link: response time reveals nothing.
    const entry = await findWaiting(inside.orm, added);
    if (entry) await writeWaitlistJoined(inside, entry);
    return { data: { from, to } };
  });
  if ('data' in outcome) context.mailWritten();
  return outcome;
}

/** The requested wait as a row, or why it is refused, with the free slots if there are any. */
export async function wantedOf(context: Context, body: WaitlistRequest) {
  const { orm, now } = context;
  const { from, to, doctorId = null, departmentId = null } = body;
  const today = await localToday(context);
  const wrong =
    to < today
      ? { path: 'to', message: t('Choose a day in the future.') }
      : to > addDays(today, longestDays)
        ? { path: 'to', message: t('Choose a day within the next {days} days.', { days: longestDays }) }
        : null;
  if (wrong) return problem('invalid', { errors: [wrong] });
  const [hospital] = await orm.select({ country: settings.country }).from(settings);
  const phone = enteredPhone(body.phone, hospital!.country);
  if (typeof phone !== 'string') return phone;
  const purpose = await purposeOf(context, body);
  if (isProblem(purpose)) return purpose;
  const visitTypeId = purpose ? undefined : body.visitTypeId;
  if (!(await isBooked(context, { doctorId, departmentId, visitTypeId, purpose })))
    return problem('not-found', {
      detail: t('Patients cannot book there online, so nobody can wait for it.'),
    });
  const free = await freeTimes(context, {
    asked: bookable(now(), whose({ doctorId, departmentId })),
    purpose,
    visitTypeId,
    from: from > today ? from : today,
    to,
    limitEach: 3,
  });
  if (free.length > 0) {
    return problem('times-free', {
      detail: t('There are free times on these days. You can book one right now.'),
      extra: { nearest: free.slice(0, 3) },
    });
  }
  const { packageId = null, serviceId = null } = purpose ?? {};
  const whom = { doctorId, departmentId, packageId, serviceId, visitTypeId: visitTypeId ?? null };
  return { ...whom, fromDate: from, toDate: to, phone };
}

/** Adds a row, unless the same person already waits for the same. */
export async function insertWaiting(
  { orm, secret }: Pick<Context, 'orm' | 'secret'>,
  added: Omit<typeof waitlist.$inferInsert, 'linkKey' | 'linkTokenHash'>,
): Promise<schema.StoredWait | undefined> {
  const linkKey = randomUUID();
  const linkTokenHash = hashToken(waitlistToken(secret, linkKey));
  const [entry] = await orm
    .insert(waitlist)
    .values({ ...added, linkKey, linkTokenHash })
    .onConflictDoNothing()
    .returning();
  return entry;
}

type Person = Pick<schema.StoredWait, 'name' | 'email' | 'phone'>;
type Whom = Pick<schema.StoredWait, 'doctorId' | 'departmentId' | 'packageId' | 'serviceId' | 'visitTypeId'>;

/** The entry of the same person for the same wait: by address, or else by number and name. */
export async function findWaiting(orm: Orm, asked: Person & Whom, locked = false) {
  const { name, email, phone } = asked;
  const isSame = email
    ? sql`lower(${waitlist.email}) = lower(${email})`
    : sql`${waitlist.email} = '' and ${waitlist.phone} = ${phone} and patient_key(${waitlist.name}) = patient_key(${name})`;
  return findEntry(
    orm,
    sql`${waitlist.status} = 'waiting' and ${isSame}
      and ${waitlist.doctorId} is not distinct from ${asked.doctorId}::int
      and ${waitlist.departmentId} is not distinct from ${asked.departmentId}::int
      and ${waitlist.packageId} is not distinct from ${asked.packageId}::int
      and ${waitlist.serviceId} is not distinct from ${asked.serviceId}::int
      and ${waitlist.visitTypeId} is not distinct from ${asked.visitTypeId}::int`,
    locked,
  );
}

/** Whether patients book it online there: a time of anything else would never be offered. */
async function isBooked(
  { orm, now }: Context,
  {
    doctorId,
    departmentId,
    ...wanted
  }: Pick<schema.StoredWait, 'doctorId' | 'departmentId'> & Parameters<typeof visitTypeOf>[1],
) {
  const found = await practices(orm, bookable(now(), whose({ doctorId, departmentId })));
  // A department without doctors is not known to offer any visit type.
  if (doctorId || wanted.visitTypeId || found.length > 0)
    return found.some((practice) => visitTypeOf(practice, wanted));
  const [there] = await orm
    .select({ id: department.id })
    .from(department)
    .where(and(eq(department.id, departmentId!), published(department, now())));
  return there !== undefined;
}

export async function getWaiting({ params }: Call<'get'>, context: Context) {
  const entry = await findEntry(context.orm, ofToken(params.token));
  return entry ? { data: await shownToOwner(context, entry) } : problem('not-found');
}

/** Turns the held slot into an appointment in one transaction: the booking replaces the hold. */
export function acceptOffer({ params }: Call<'accept'>, context: Context) {
  return transaction({ ...context, idempotencyKey: undefined }, async (inside) => {
    const { orm, now } = inside;
    const entry = await findEntry(orm, ofToken(params.token), true);
    if (!entry) return problem('not-found');
    if (entry.appointmentId) {
      const row = await readAppointment(orm, eq(schema.appointment.id, entry.appointmentId));
      if (row) return { data: presentBooked(context, row) };
    }
    const offer = entry.status === 'waiting' ? await openOffer(orm, entry.id, now()) : undefined;
    if (!offer) {
      return problem('offer-over', {
        detail: t(
          'This time is no longer held for you. If it is still free, you can book it like any other.',
        ),
      });
    }
    await giveBack(orm, offer.allocationId);
    const { name, email, phone } = entry;
    // The link to an address is only in mail: using it proves the mailbox.
    const booked = await bookProven(
      {
        doctorId: offer.doctorId,
        visitTypeId: offer.visitTypeId,
        startsAt: offer.startsAt.toISOString(),
        packageId: entry.packageId ?? undefined,
        serviceId: entry.serviceId ?? undefined,
        name,
        email,
        phone,
        wantsSms: entry.smsAgreedAt !== null,
      },
      inside,
      'waitlist',
    );
    if (isProblem(booked)) return booked;
    await endBooked(inside, { entry, offerId: offer.id, appointmentId: booked.data.id });
    return booked;
  });
}

export async function endBooked(
  { orm, now }: Pick<Context, 'orm' | 'now'>,
  { entry, offerId, appointmentId }: { entry: schema.StoredWait; offerId: number; appointmentId: number },
) {
  await orm.update(waitlistOffer).set({ state: 'booked' }).where(eq(waitlistOffer.id, offerId));
  await orm
    .update(waitlist)
    .set({ status: 'booked', appointmentId, updatedAt: new Date(now()) })
    .where(eq(waitlist.id, entry.id));
}

export function declineOffer({ params }: Call<'decline'>, context: Context) {
  return changing(context, ofToken(params.token), async (inside, entry) => {
    await closeOffer(inside, entry);
    return { data: await shownToOwner(inside, entry) };
  });
}

export function leaveWaitlist({ params }: Call<'leave'>, context: Context) {
  return changing(context, ofToken(params.token), async (inside, entry) => {
    const left = await leaveInside(inside, entry);
    return { data: await shownToOwner(inside, left) };
  });
}

function ofToken(token: string) {
  return eq(waitlist.linkTokenHash, hashToken(token));
}

export async function findEntry(
  orm: Orm,
  condition: SQL,
  locked = false,
): Promise<schema.StoredWait | undefined> {
  const query = orm.select().from(waitlist).where(condition);
  const [entry] = await (locked ? query.for('update') : query);
  return entry;
}

/** Changes one entry under its lock. */
export async function changing<T>(
  context: Context,
  condition: SQL,
  change: (inside: Context, entry: schema.StoredWait) => Promise<{ data: T }>,
): Promise<{ data: T } | Problem<'not-found'>> {
  const outcome = await transaction(context, async (inside) => {
    const entry = await findEntry(inside.orm, condition, true);
    return entry ? change(inside, entry) : problem('not-found');
  });
  // The slot held for this entry may go to the next.
  context.timesFreed();
  return outcome;
}

export async function closeOffer({ orm, now }: Context, entry: schema.StoredWait) {
  const offer = await openOffer(orm, entry.id, now());
  if (!offer) return;
  await orm.update(waitlistOffer).set({ state: 'declined' }).where(eq(waitlistOffer.id, offer.id));
  await giveBack(orm, offer.allocationId);
}

export async function leaveInside(context: Context, entry: schema.StoredWait): Promise<schema.StoredWait> {
  if (entry.status === 'booked') return entry;
  await closeOffer(context, entry);
  const changed = { status: 'left' as const, updatedAt: new Date(context.now()) };
  await context.orm.update(waitlist).set(changed).where(eq(waitlist.id, entry.id));
  return { ...entry, ...changed };
}

/** After a booking, the link leads to the appointment. */
async function shownToOwner(
  context: Context,
  { id, appointmentId }: schema.StoredWait,
): Promise<WaitlistPage> {
  const [row] = await selectWaiting(context, eq(waitlist.id, id));
  const booked = appointmentId
    ? await readAppointment(context.orm, eq(schema.appointment.id, appointmentId))
    : undefined;
  return { ...presentWaiting(row!), manageUrl: booked ? presentBooked(context, booked).manageUrl : null };
}
