/** A visit's person, contact and reason, corrected by staff. */
import { eq, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import type { desk as contract, PersonFields } from '#contract/desk.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { enteredPhone } from '#server/booking/phone.ts';
import type { StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { readSender } from '#server/mail/letter.ts';
import { changeAddress, hasNewAddress } from '#server/manage/new-address.ts';
import { t } from '#words/say.ts';
import { getAppointment } from './desk.ts';
import { lockVisit } from './lock-visit.ts';

const { appointment: table } = schema;
type Person = Required<Pick<schema.StoredAppointment, Exclude<keyof PersonFields, 'wantsSms'>>>;

/**
 * For visits ahead or past, since a wrong name in a record must be corrected. Nothing is written without a difference.
 */
export async function correctPerson(call: Checked<typeof contract.person>, context: StaffContext) {
  const outcome = await transaction(context, (inside) => correctInside(call, inside));
  if ('data' in outcome) context.mailWritten();
  return outcome;
}

async function correctInside({ params, body }: Checked<typeof contract.person>, inside: StaffContext) {
  const { orm, now, staff } = inside;
  const locked = await lockVisit(inside, params.id);
  if (isProblem(locked)) return locked;
  const { before, current } = locked;
  if (before.contactRemovedAt) {
    return problem('state-not-allowed', {
      detail: t('The patient of this visit has been forgotten, so there is nothing to correct.'),
    });
  }
  const sender = await readSender(orm);
  const agreed = before.smsAgreedAt !== null;
  const { phone: given, wantsSms = agreed, ...others } = body;
  const phone = given ? enteredPhone(given, sender.country) : given;
  if (isProblem(phone)) return phone;
  const after = personOf({ ...before, ...defined({ ...others, phone }) });
  const refused = refusalOf(before, after);
  if (refused) return refused;
  const smsAgreedAt = wantsSms && after.phone ? (before.smsAgreedAt ?? new Date(now())) : null;
  const changes = changesBetween(
    { ...personOf(before), wantsSms: agreed },
    { ...after, wantsSms: smsAgreedAt !== null },
  );
  if (changes.length === 0) return current;
  if (hasNewAddress(before, after)) await changeAddress(inside, before, { ...after, smsAgreedAt }, sender);
  else
    await orm
      .update(table)
      .set({ ...after, smsAgreedAt, version: sql`${table.version} + 1`, updatedAt: new Date(now()) })
      .where(eq(table.id, params.id));
  await findPatient(inside, before, after);
  await recordActivity(
    orm,
    staff,
    'correct',
    'appointment',
    { id: params.id, name: before.reference },
    changes,
  );
  return getAppointment({ params }, inside);
}

function personOf({
  name,
  email,
  phone,
  patientIsOther,
  patientName,
  reason,
  language,
}: Person | schema.StoredAppointment): Person {
  return {
    name,
    email,
    phone,
    patientIsOther,
    patientName: patientIsOther ? patientName : '',
    reason,
    language,
  };
}

/** Omitted fields keep their value. */
function defined(given: Omit<PersonFields, 'wantsSms'>): Partial<Person> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function refusalOf(before: schema.StoredAppointment, after: Person): Problem<'invalid'> | undefined {
  if (after.patientIsOther && !after.patientName)
    return invalid('patientName', t('Enter the patient’s name.'));
  // A walk-in may have come without any.
  const hadContact = before.email !== '' || before.phone !== '';
  if (hadContact && !after.email && !after.phone)
    return invalid('email', t('Enter an email address or a phone number.'));
  return undefined;
}

function invalid(path: string, message: string): Problem<'invalid'> {
  return problem('invalid', { errors: [{ path, message }] });
}

/**
 * A visit that turns out to be another person's goes to the patient of that name and contact, as a new one would. It
 * stays if only its contact or the spelling of the name was wrong, or if the patient is known by that name already.
 * Notes go with the visit if nothing else is about the patient it leaves, who is deleted then.
 */
async function findPatient({ orm }: StaffContext, before: schema.StoredAppointment, after: Person) {
  const name = whose(after);
  const { rows } = await orm.execute<{ moved_to: number }>(sql`
    update appointment set patient_id = patient_of(${name}, ${after.email}, ${after.phone}, ${before.isDemo})
    where id = ${before.id} and patient_key(${whose(before)}) <> patient_key(${name}) and not exists (
      select from patient known join patient own on own.id = ${before.patientId}
      where coalesce(known.merged_into_id, known.id) = coalesce(own.merged_into_id, own.id)
        and patient_key(known.name) = patient_key(${name}))
    returning patient_id as moved_to`);
  if (!rows[0] || before.patientId === null) return;
  await orm.execute(sql`
    update patient_note set patient_id = coalesce(former.merged_into_id, ${rows[0].moved_to})
    from patient former
    where former.id = ${before.patientId} and patient_note.patient_id = former.id
      and not exists (select from appointment where patient_id = former.id)
      and not exists (select from waitlist where patient_id = former.id)
      and not exists (select from inquiry where patient_id = former.id)
      and not exists (select from patient member where member.merged_into_id = former.id)`);
}

function whose({
  name,
  patientName,
  patientIsOther,
}: Pick<Person, 'name' | 'patientName' | 'patientIsOther'>) {
  return patientIsOther ? patientName : name;
}
