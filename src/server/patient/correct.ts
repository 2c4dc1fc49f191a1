/**
 * Corrects a patient, and in the same transaction their visits, waiting-list entries and inquiries within reach that
 * have the former value, including those of patients merged into them. A new address gets the messages that a booking
 * under it would have sent, and links sent to the wrong one no longer open anything.
 */
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Checked } from '#contract/base.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import type { CorrectedPatient, patient as contract } from '#contract/patient.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { enteredPhone } from '#server/booking/phone.ts';
import type { StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { within } from '#server/content/within.ts';
import { ofPatient } from '#server/db/of-patient.ts';
import * as schema from '#server/db/schema.ts';
import { databaseError } from '#server/db/transaction.ts';
import { readSender } from '#server/mail/letter.ts';
import { hasNewAddress, type Readdressed, tellAddresses, writeAddress } from '#server/manage/new-address.ts';
import { t } from '#words/say.ts';
import { onePatientEach } from './merge.ts';
import { entryOf, getPatient, rootOf, staleWith } from './patient.ts';
import { correctWaiting } from './waiting-address.ts';

const { appointment, inquiry, patient: table, waitlist } = schema;
type Call = Checked<typeof contract.update>;
type Contact = { name: string; email: string; phone: string };
type CorrectionOutcome =
  | { data: CorrectedPatient }
  | Problem<'invalid' | 'not-found' | 'name-taken' | 'stale-version'>;

export async function correctPatient(call: Call, context: StaffContext): Promise<CorrectionOutcome> {
  const attempt = () => onePatientEach(context, t(alreadyThere), (inside) => correctInside(call, inside));
  const outcome = await attempt().catch((error) => {
    // The patient has just joined again under the right contact, which a second try sees.
    if (databaseError(error).constraint?.startsWith('waitlist_one_each')) return attempt();
    throw error;
  });
  if (isProblem(outcome)) return outcome;
  context.mailWritten();
  if (outcome.data.corrected.waitlist > 0) context.timesFreed();
  return outcome;
}

const alreadyThere = 'Another patient already has this name and contact. Merge the two instead.';

async function correctInside({ params, body }: Call, inside: StaffContext): Promise<CorrectionOutcome> {
  const { orm, staff, now } = inside;
  const [before] = await orm
    .select()
    .from(table)
    .where(and(eq(table.id, rootOf(params.id)), within(table, staff, 'change')))
    .for('update');
  if (!before) return problem('not-found');
  if (isStale(inside, before)) return staleWith(inside, params);
  const { country } = await readSender(orm);
  const phone = body.phone ? enteredPhone(body.phone, country) : body.phone;
  if (isProblem(phone)) return phone;
  const { name = before.name, email = before.email } = body;
  const after = { name, email, phone: phone ?? before.phone };
  const changes = changesBetween(contactOf(before), after);
  const refused = refusalOf(before, after);
  if (refused) return refused;
  const former = formerOf(before, after);
  if (changes.length > 0) {
    await orm
      .update(table)
      .set({ ...after, version: before.version + 1, updatedAt: new Date(now()) })
      .where(eq(table.id, before.id));
    await correctMembers(inside, before, after);
    await recordActivity(orm, staff, 'correct', 'patient', entryOf(before), changes);
  }
  const corrected = {
    visits: await correctVisits(inside, former),
    waitlist: await correctWaits(inside, former),
    inquiries: await correctInquiries(inside, former),
  };
  const found = await getPatient({ params }, inside);
  return isProblem(found) ? found : { data: { ...found.data, corrected } };
}

function refusalOf(before: Contact, after: Contact) {
  return (before.email || before.phone) && !after.email && !after.phone
    ? invalid('email', t('Enter an email address or a phone number.'))
    : undefined;
}

function invalid(path: string, message: string): Problem<'invalid'> {
  return problem('invalid', { errors: [{ path, message }] });
}

function contactOf({ name, email, phone }: Contact): Contact {
  return { name, email, phone };
}

/** The values to find, and their replacements. */
interface Former {
  patientId: number;
  before: Contact;
  after: Contact;
}

function formerOf(before: Contact & { id: number }, after: Contact): Former {
  return { patientId: before.id, before: contactOf(before), after };
}

function sameEmail(column: AnyPgColumn, email: string) {
  return sql<boolean>`lower(${column} collate "C") = lower(${email} collate "C")`;
}

/** Whether a row has the former name, address and number, of those that change. */
function has(
  { before, after }: Former,
  { name, email, phone }: { name: AnyPgColumn | SQL; email: AnyPgColumn; phone: AnyPgColumn },
) {
  const never = sql<boolean>`false`;
  return {
    name:
      after.name === before.name ? never : sql<boolean>`patient_key(${name}) = patient_key(${before.name})`,
    email: after.email === before.email ? never : sameEmail(email, before.email),
    phone: after.phone === before.phone ? never : sql<boolean>`${phone} = ${before.phone}`,
  };
}

/** The new values of a row. A row never loses its only contact: it gets the one that the patient still has. */
function correctedOf({ after }: Former, row: Contact, found: Record<keyof Contact, boolean>): Contact {
  const { name, email, phone } = {
    name: found.name ? after.name : row.name,
    email: found.email ? after.email : row.email,
    phone: found.phone ? after.phone : row.phone,
  };
  const isLost = !email && !phone && Boolean(row.email || row.phone);
  return isLost ? { ...contactOf(after), name } : { name, email, phone };
}

/** The patients merged into it, within reach. */
async function correctMembers(
  { orm, staff, now }: StaffContext,
  before: Contact & { id: number },
  after: Contact,
) {
  const former = formerOf(before, after);
  const found = has(former, table);
  const rows = await orm
    .select({ row: table, found })
    .from(table)
    .where(and(eq(table.mergedIntoId, before.id), within(table, staff, 'change'), any(found)))
    .orderBy(asc(table.id))
    .for('update');
  for (const { row, found } of rows)
    await orm
      .update(table)
      .set({ ...correctedOf(former, row, found), updatedAt: new Date(now()) })
      .where(eq(table.id, row.id));
}

function any({ name, email, phone }: Record<keyof Contact, SQL<boolean>>) {
  return or(name, email, phone);
}

async function correctVisits(inside: StaffContext, former: Former): Promise<number> {
  const { orm, staff, now } = inside;
  const { patientIsOther, patientName } = appointment;
  const whose = sql`case when ${patientIsOther} then ${patientName} else ${appointment.name} end`;
  const found = has(former, { ...contactColumns(appointment), name: whose });
  const rows = await orm
    .select({ row: appointment, found })
    .from(appointment)
    .where(
      and(
        ofPatient(appointment.patientId, former.patientId),
        within(appointment, staff, 'change'),
        isNull(appointment.contactRemovedAt),
        any(found),
      ),
    )
    .orderBy(asc(appointment.id))
    .for('update');
  const sender = await readSender(orm);
  const readdressed: Readdressed[] = [];
  for (const { row, found } of rows) {
    const { name, ...contact } = correctedOf(former, { ...row, name: nameIn(row) }, found);
    const corrected = { ...contact, ...(row.patientIsOther ? { patientName: name } : { name }) };
    if (hasNewAddress(row, corrected))
      readdressed.push({ before: row, row: await writeAddress(inside, row, corrected) });
    else
      await orm
        .update(appointment)
        .set({ ...corrected, version: row.version + 1, updatedAt: new Date(now()) })
        .where(eq(appointment.id, row.id));
    const entry = { id: row.id, name: row.reference };
    const changes = changesBetween(pick(row, corrected), corrected);
    await recordActivity(orm, staff, 'correct', 'appointment', entry, changes);
  }
  await tellAddresses(inside, readdressed, sender);
  return rows.length;
}

function nameIn({ name, patientName, patientIsOther }: schema.StoredAppointment) {
  return patientIsOther ? patientName : name;
}

/** The fields of one object that another one has. */
function pick(from: object, like: object) {
  return Object.fromEntries(Object.entries(from).filter(([key]) => key in like));
}

function contactColumns({ name, email, phone }: typeof appointment | typeof inquiry | typeof waitlist) {
  return { name, email, phone };
}

async function correctWaits(inside: StaffContext, former: Former): Promise<number> {
  const { orm, staff } = inside;
  const found = has(former, contactColumns(waitlist));
  const rows = await orm
    .select({ row: waitlist, found })
    .from(waitlist)
    .where(
      and(ofPatient(waitlist.patientId, former.patientId), within(waitlist, staff, 'change'), any(found)),
    )
    .orderBy(asc(waitlist.id))
    .for('update');
  for (const { row, found } of rows) {
    const corrected = correctedOf(former, row, found);
    await correctWaiting(inside, row, corrected);
    const changes = changesBetween(contactOf(row), corrected);
    await recordActivity(orm, staff, 'correct', 'waitlist', { id: row.id, name: '' }, changes);
  }
  return rows.length;
}

async function correctInquiries({ orm, staff, now }: StaffContext, former: Former): Promise<number> {
  const found = has(former, contactColumns(inquiry));
  const rows = await orm
    .select({ row: inquiry, found })
    .from(inquiry)
    .where(and(ofPatient(inquiry.patientId, former.patientId), within(inquiry, staff, 'change'), any(found)))
    .orderBy(asc(inquiry.id))
    .for('update');
  for (const { row, found } of rows) {
    const corrected = correctedOf(former, row, found);
    await orm
      .update(inquiry)
      .set({ ...corrected, version: row.version + 1, updatedAt: new Date(now()) })
      .where(eq(inquiry.id, row.id));
    const entry = { id: row.id, name: row.reference };
    await recordActivity(orm, staff, 'correct', 'inquiry', entry, changesBetween(contactOf(row), corrected));
  }
  return rows.length;
}
