/**
 * Erases a patient on request, with all those merged into it: what people wrote, messages sent to them, notes of staff,
 * and what the trail knows of it, in one transaction. Visits stay as numbers in the figures; those of which the law
 * requires a record keep their name, and with it a patient who is nothing but a name, until the daily job deletes them.
 */
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Change } from '#contract/activity.ts';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { patient as contract, Erasure } from '#contract/patient.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { giveBack } from '#server/booking/allocate.ts';
import { isAhead } from '#server/booking/states.ts';
import type { StaffContext } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { forgetCounts } from '#server/mail/unasked.ts';
import { longDate } from '#server/times/deadlines.ts';
import { localeOfPage } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import { forgetVisits, isKeptByLaw, keptUntil } from './forget-visits.ts';
import { entryOf } from './patient.ts';
import {
  findPerson,
  idsOfEach,
  messagesTo,
  ofPerson,
  type Person,
  rowsOf,
  subscriptionsOf,
} from './person.ts';

const { activity, activityChange, appointment, inquiry, outbox, patient, patientNote, subscriber, waitlist } =
  schema;
type Call = Checked<(typeof contract)['erase']>;
type Visit = Awaited<ReturnType<typeof lockVisits>>[number];

export async function erasePatient({ params, body }: Call, context: StaffContext) {
  const outcome = await transaction(context, async (inside) => {
    const { orm } = inside;
    const person = await findPerson(orm, params.id, { isLocked: true });
    if (!person) return (await earlier(orm, params.id)) ?? problem('not-found');
    if (saysWho(body.reason, person)) {
      const message = t('Leave out who the patient is: the activity log keeps this sentence.');
      return problem('invalid', { errors: [{ path: 'reason', message }] });
    }
    const visits = await lockVisits(inside, person);
    const ahead = visits.filter((visit) => visit.isAhead);
    if (ahead.length > 0) return refusedFor(ahead, await localeOf(orm));
    const before = await earlier(orm, person.root.id);
    const erasure = await erase(inside, person, visits, body.reason);
    if (before && Object.values(erasure.erased).every((count) => count === 0)) return before;
    for (const { id } of person.members) {
      await recordActivity(orm, inside.staff, 'erase', 'erasure', entryOf({ id }), changesOf(erasure));
    }
    return { data: erasure };
  });
  // A time that was offered to them may go to the next.
  if ('data' in outcome) context.timesFreed();
  return outcome;
}

/** Their visits, locked, so that nothing is written about one meanwhile. */
async function lockVisits({ orm, now }: StaffContext, person: Person) {
  const rows = await orm
    .select({
      id: appointment.id,
      reference: appointment.reference,
      status: appointment.status,
      endsAt: appointment.endsAt,
      localDate: sql<string>`(${appointment.startsAt} at time zone ${appointment.timeZone})::date::text`,
      isKept: sql<boolean>`${isKeptByLaw(now())}`,
      isForgotten: sql<boolean>`${appointment.detailsRemovedAt} is not null`,
      until: sql<string>`(${keptUntil} at time zone ${appointment.timeZone})::date::text`,
    })
    .from(appointment)
    .where(ofPerson(appointment.patientId, person))
    .orderBy(appointment.startsAt, appointment.id)
    .for('update');
  return rows.map((row) => ({
    ...row,
    // An unconfirmed held visit needs no cancellation and is deleted at once.
    isAhead: row.status !== 'held' && isAhead(row) && row.endsAt.getTime() > now(),
  }));
}

function refusedFor(ahead: Visit[], locale: string) {
  const next = longDate(ahead[0]!.localDate, locale);
  const detail = counted(
    'A visit is still ahead, on {day}. Cancel it first, so that the patient is told.',
    '{count} visits are still ahead, the next on {day}. Cancel them first, so that the patient is told.',
    ahead.length,
    { day: next },
  );
  return problem('has-appointments', { detail, extra: { ahead: ahead.length } });
}

async function erase(
  { orm, now, staff, secret }: StaffContext,
  person: Person,
  visits: Visit[],
  reason: string,
): Promise<Erasure> {
  const count = async (table: PgTable, which: SQL) => orm.$count(table, which);
  const of = { person, visits };
  const kept = visits.filter(({ isKept }) => isKept);
  const erased = {
    visits: visits.filter(({ isKept }) => !isKept).length,
    inquiries: await count(inquiry, ofPerson(inquiry.patientId, person)),
    waits: await count(waitlist, ofPerson(waitlist.patientId, person)),
    messages: await count(outbox, messagesTo(person)),
    notes: await count(patientNote, ofPerson(patientNote.patientId, person)),
    subscriptions: await count(subscriber, subscriptionsOf(person)),
  };
  await forgetAnswers(orm, of);
  await forgetLooks(orm, person);
  await forgetCounts({ orm, secret }, person.ownAddresses);
  await orm.delete(outbox).where(messagesTo(person));
  await eraseWaits(orm, person);
  await orm.delete(inquiry).where(ofPerson(inquiry.patientId, person));
  await eraseSubscriptions(orm, person);
  await eraseVisits(orm, now(), visits);
  await eraseMembers(orm, now(), person, kept.length > 0);
  const [retention] = await orm.select({ law: schema.retention.recordLaw }).from(schema.retention);
  return {
    erasedAt: new Date(now()).toISOString(),
    actorName: staff.name,
    reason,
    erased,
    isAddressShared: person.isAddressShared,
    kept: kept.map(({ id, reference, localDate, until }) => ({
      appointmentId: id,
      reference,
      localDate,
      until,
    })),
    law: kept.length > 0 ? retention!.law : '',
  };
}

/** Stored answers of repeated requests, which name what was made. */
async function forgetAnswers(orm: Orm, { person, visits }: { person: Person; visits: Visit[] }) {
  const ids = sql.param(visits.map(({ id }) => id));
  const inquiries = sql`select id from ${inquiry} where ${ofPerson(inquiry.patientId, person)}`;
  await orm.execute(sql`delete from idempotency where (answer ->> 'appointmentId')::int = any(${ids}::int[])
    or (answer ->> 'inquiryId')::int in (${inquiries})
    or route like '%inquiries%' and (answer ->> 'id')::int in (${inquiries})`);
}

/** What the trail says of views and files that showed this person alone, except that and when they happened. */
async function forgetLooks(orm: Orm, person: Person) {
  await orm.execute(sql`delete from activity_change where activity_id in (
    select s.activity_id from activity_seen s join (${idsOfEach(rowsOf(person))}) t
      on t.entity = s.entity and s.ids <@ t.ids)`);
}

async function eraseWaits(orm: Orm, person: Person) {
  const rows = await orm
    .select({ id: waitlist.id })
    .from(waitlist)
    .where(ofPerson(waitlist.patientId, person))
    .for('update');
  const ids = rows.map(({ id }) => id);
  const offers = await orm
    .delete(schema.waitlistOffer)
    .where(inArray(schema.waitlistOffer.waitlistId, ids))
    .returning({ allocationId: schema.waitlistOffer.allocationId });
  for (const { allocationId } of offers) await giveBack(orm, allocationId);
  await forgetChangesOf(orm, 'waitlist', ids);
  await orm.delete(waitlist).where(inArray(waitlist.id, ids));
}

async function eraseSubscriptions(orm: Orm, person: Person) {
  const gone = await orm.delete(subscriber).where(subscriptionsOf(person)).returning({ id: subscriber.id });
  await forgetChangesOf(
    orm,
    'newsletter',
    gone.map(({ id }) => id),
  );
}

async function eraseVisits(orm: Orm, now: number, visits: Visit[]) {
  const held = visits.filter(({ status }) => status === 'held').map(({ id }) => id);
  await orm.delete(appointment).where(inArray(appointment.id, held));
  await forgetVisits(
    orm,
    now,
    visits.filter(({ status, isKept, isForgotten }) => status !== 'held' && !(isKept && isForgotten)),
  );
}

/** With records left, the root stays as the name that they are kept under, and the others become it. */
async function eraseMembers(orm: Orm, now: number, person: Person, hasRecords: boolean) {
  const { root, members } = person;
  const ids = members.map(({ id }) => id);
  await orm.delete(patientNote).where(ofPerson(patientNote.patientId, person));
  await forgetChangesOf(orm, 'patient', ids);
  await orm.update(appointment).set({ patientId: root.id }).where(ofPerson(appointment.patientId, person));
  await orm.delete(patient).where(eq(patient.mergedIntoId, root.id));
  if (!hasRecords) await orm.delete(patient).where(eq(patient.id, root.id));
  else
    await orm
      .update(patient)
      .set({ email: '', phone: '', version: root.version + 1, updatedAt: new Date(now) })
      .where(eq(patient.id, root.id));
}

async function forgetChangesOf(orm: Orm, entity: string, ids: number[]) {
  await orm.execute(sql`delete from activity_change where activity_id in (
    select id from activity where entity = ${entity} and entity_id = any(${sql.param(ids)}::int[]))`);
}

/** Kept by the trail under its own entity, since what it says of a patient is deleted with the patient. */
function changesOf(erasure: Erasure): Change[] {
  return Object.entries(erasure).map(([field, after]) => ({ field, before: null, after }));
}

/** From the trail, for an erasure that has been done. */
async function earlier(orm: Orm, id: number): Promise<{ data: Erasure } | undefined> {
  const [row] = await orm
    .select({ content: activityChange.content })
    .from(activity)
    .innerJoin(activityChange, eq(activityChange.activityId, activity.id))
    .where(and(eq(activity.entity, 'erasure'), eq(activity.entityId, id)))
    .orderBy(desc(activity.id))
    .limit(1);
  if (!row) return undefined;
  const changes = JSON.parse(row.content) as Change[];
  return { data: Object.fromEntries(changes.map(({ field, after }) => [field, after])) as Erasure };
}

async function localeOf(orm: Orm) {
  const [found] = await orm.select({ locale: schema.settings.locale }).from(schema.settings);
  return localeOfPage(found!.locale);
}

const shortestName = 3;

/** Whether a sentence names any of them: by a part of the name as a separate word, spelt as a name, or by a contact. */
function saysWho(sentence: string, { members }: Person) {
  return members.some(({ name, email, phone }) => {
    const names = name.split(/\s+/).filter((part) => part.length >= shortestName);
    return (
      names.some((part) => holds(sentence, part)) ||
      [email, phone].some((one) => holds(sentence.toLowerCase(), one.toLowerCase()))
    );
  });
}

/** Whether these words follow each other in a sentence, ignoring separators. */
function holds(sentence: string, sought: string) {
  const [said, words] = [wordsOf(sentence), wordsOf(sought)];
  return words.length > 0 && said.some((_, at) => words.every((word, place) => said[at + place] === word));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
