/**
 * The waiting list: joining, what the link of an entry shows and does, and what staff see. The offers are made in
 * waitlist-offers.ts.
 */

import { randomUUID } from 'node:crypto';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import type { waitlist as contract, Waiting, WaitlistEntry } from '#contract/waitlist.ts';
import { addDays } from '#contract/words/formats.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { clientBudgets, take } from '#server/budget.ts';
import type { Context, StaffContext } from '#server/call/context.ts';
import { published } from '#server/content/published.ts';
import { within } from '#server/content/within.ts';
import { ofPatient } from '#server/db/of-patient.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { waitlistToken } from '#server/links/derived-tokens.ts';
import { hashToken } from '#server/links/token.ts';
import { mayAsk } from '#server/mail/unasked.ts';
import { writeWaitlistJoined } from '#server/mail/waitlist-message.ts';
import { bookable, freeTimes, localToday } from '#server/times/availability.ts';
import { purposeOf } from '#server/times/purpose.ts';
import { languageOfPage } from '#words/language.ts';
import { t } from '#words/say.ts';
import { giveBack } from './allocate.ts';
import { bookProven } from './book.ts';
import { presentBooked, readAppointment } from './booked.ts';
import { normalisePhone, phoneInWords } from './phone.ts';
import { presentWaiting, selectWaiting } from './present-waiting.ts';
import { openOffer, whose } from './waitlist-offers.ts';

type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;
type Entry = typeof schema.waitlist.$inferSelect;
const { department, settings, waitlist, waitlistOffer } = schema;
const longestDays = 180;

/**
 * Adds somebody to the list and writes to them, so that somebody added by others can leave. An existing entry gets the
 * same answer, no second entry, and the message with its link again, a few times a day at most: whether somebody waits,
 * and how often an address was entered, is nobody else's business.
 */
export async function joinWaitlist({ body }: Call<'create'>, context: Context) {
  const { orm, now } = context;
  const { from, to, name, email, doctorId = null, departmentId = null } = body;
  const today = await localToday(context);
  const wrong =
    to < today
      ? { path: 'to', message: t('Choose a day in the future.') }
      : to > addDays(today, longestDays)
        ? { path: 'to', message: t('Choose a day within the next {days} days.', { days: longestDays }) }
        : null;
  if (wrong) return problem('invalid', { errors: [wrong] });
  if (!(await isThere(context, { doctorId, departmentId }))) return problem('not-found');
  const [hospital] = await orm.select({ country: settings.country }).from(settings);
  const phone = body.phone ? normalisePhone(body.phone, hospital!.country) : '';
  if (phone === null) {
    return problem('invalid', {
      errors: [{ path: 'phone', message: t('Enter a phone number with its area code.') }],
    });
  }
  const purpose = await purposeOf(context, body);
  if (isProblem(purpose)) return purpose;
  const free = await freeTimes(context, {
    condition: bookable(now(), whose({ doctorId, departmentId })),
    purpose,
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
  const outcome = await transaction(context, async (inside) => {
    if (!(await take(inside, clientBudgets(inside, 'waitlist'))) || !(await mayAsk(inside))) {
      return problem('too-many-requests', {
        detail: t(
          'Many people joined the waiting list from your network just now. Please call us, or try again later.',
        ),
        extra: { retryAfter: 3600 },
      });
    }
    const linkKey = randomUUID();
    const { packageId = null, serviceId = null } = purpose ?? {};
    const whom = { doctorId, departmentId, packageId, serviceId, email };
    await inside.orm
      .insert(waitlist)
      .values({
        ...whom,
        createdAt: new Date(now()),
        fromDate: from,
        toDate: to,
        name,
        phone,
        language: languageOfPage(),
        linkKey,
        linkTokenHash: hashToken(waitlistToken(context.secret, linkKey)),
      })
      .onConflictDoNothing();
    // The same work for an existing entry, and a message with its link: response time reveals nothing.
    const entry = await findWaiting(inside.orm, whom);
    if (entry) await writeWaitlistJoined(inside, entry);
    return { data: { from, to } };
  });
  if ('data' in outcome) context.mailWritten();
  return outcome;
}

export async function findWaiting(
  orm: Orm,
  {
    doctorId,
    departmentId,
    packageId,
    serviceId,
    email,
  }: Pick<Entry, 'doctorId' | 'departmentId' | 'packageId' | 'serviceId' | 'email'>,
) {
  return findEntry(
    orm,
    sql`${waitlist.status} = 'waiting' and lower(${waitlist.email}) = lower(${email})
      and ${waitlist.doctorId} is not distinct from ${doctorId}::int
      and ${waitlist.departmentId} is not distinct from ${departmentId}::int
      and ${waitlist.packageId} is not distinct from ${packageId}::int
      and ${waitlist.serviceId} is not distinct from ${serviceId}::int`,
  );
}

async function isThere(
  { orm, now }: Context,
  { doctorId, departmentId }: Pick<Entry, 'doctorId' | 'departmentId'>,
) {
  if (doctorId) {
    const { rows } = await orm.execute(
      sql`select 1 from doctor d where ${bookable(now(), sql`d.id = ${doctorId}`)}`,
    );
    return rows.length > 0;
  }
  const [found] = await orm
    .select({ id: department.id })
    .from(department)
    .where(and(eq(department.id, departmentId!), published(department, now())));
  return found !== undefined;
}

export async function getWaiting({ params }: Call<'get'>, context: Context) {
  const entry = await findEntry(context.orm, ofToken(params.token));
  return entry ? { data: await shownToOwner(context, entry) } : problem('not-found');
}

/** Turns the held slot into an appointment, in one transaction: the booking replaces the hold. */
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
    // The link is only in mail: using it proves the mailbox.
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
      },
      inside,
    );
    if (isProblem(booked)) return booked;
    await orm.update(waitlistOffer).set({ state: 'booked' }).where(eq(waitlistOffer.id, offer.id));
    await orm
      .update(waitlist)
      .set({ status: 'booked', appointmentId: booked.data.id, updatedAt: new Date(now()) })
      .where(eq(waitlist.id, entry.id));
    return booked;
  });
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

export function removeFromWaitlist({ params }: Call<'remove'>, context: StaffContext) {
  const which = and(eq(waitlist.id, params.id), within(waitlist, context.staff, 'change'))!;
  return changing(context, which, async (inside, entry) => {
    await leaveInside(inside, entry);
    await recordActivity(inside.orm, context.staff, 'remove', 'waitlist', { id: entry.id, name: '' });
    return { data: undefined };
  });
}

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
  );
  const total = await orm.$count(waitlist, condition);
  const rows = await selectWaiting(context, condition)
    .orderBy(asc(waitlist.createdAt), asc(waitlist.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const data = rows.map((row): WaitlistEntry => {
    const { id, name, email, phone, language, createdAt } = row.entry;
    return {
      ...presentWaiting(row),
      ...{ id, name, email, phone, phoneText: phoneInWords(phone), createdAt: createdAt.toISOString() },
      language,
      offersMade: row.offersMade,
      patientId: row.entry.patientId,
    };
  });
  return { data, meta: { page: query.page, limit: query.limit, total } };
}

function ofToken(token: string) {
  return eq(waitlist.linkTokenHash, hashToken(token));
}

async function findEntry(orm: Orm, condition: SQL, locked = false): Promise<Entry | undefined> {
  const query = orm.select().from(waitlist).where(condition);
  const [entry] = await (locked ? query.for('update') : query);
  return entry;
}

/** Changes one entry under its lock. */
async function changing<T>(
  context: Context,
  condition: SQL,
  change: (inside: Context, entry: Entry) => Promise<{ data: T }>,
): Promise<{ data: T } | Problem<'not-found'>> {
  const outcome = await transaction(context, async (inside) => {
    const entry = await findEntry(inside.orm, condition, true);
    return entry ? change(inside, entry) : problem('not-found');
  });
  // The slot held for them may go to the next.
  context.timesFreed();
  return outcome;
}

async function closeOffer({ orm, now }: Context, entry: Entry) {
  const offer = await openOffer(orm, entry.id, now());
  if (!offer) return;
  await orm.update(waitlistOffer).set({ state: 'declined' }).where(eq(waitlistOffer.id, offer.id));
  await giveBack(orm, offer.allocationId);
}

/** A slot that is held for them may go to the next. */
export async function leaveInside(context: Context, entry: Entry): Promise<Entry> {
  if (entry.status === 'booked') return entry;
  await closeOffer(context, entry);
  const changed = { status: 'left' as const, updatedAt: new Date(context.now()) };
  await context.orm.update(waitlist).set(changed).where(eq(waitlist.id, entry.id));
  return { ...entry, ...changed };
}

/** What a link shows; after a booking it leads on to the appointment. */
async function shownToOwner(context: Context, { id, appointmentId }: Entry): Promise<Waiting> {
  const [row] = await selectWaiting(context, eq(waitlist.id, id));
  const booked = appointmentId
    ? await readAppointment(context.orm, eq(schema.appointment.id, appointmentId))
    : undefined;
  return { ...presentWaiting(row!), manageUrl: booked ? presentBooked(context, booked).manageUrl : null };
}
