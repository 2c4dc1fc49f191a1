/** A patient as a person: with all those merged into it, and what is theirs alone. */
import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PersonalEntity } from '#contract/base.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';

const { appointment, inquiry, outbox, patient, subscriber, waitlist } = schema;
type OfPatients = typeof appointment | typeof inquiry | typeof waitlist;

export interface Person {
  /** The patient that the others were merged into. */
  root: schema.StoredPatient;
  /** All of them, the root included. */
  members: schema.StoredPatient[];
  /** In lower case; given by no one else, and used by no colleague. */
  ownAddresses: string[];
  isAddressShared: boolean;
}

/** By its id or that of a patient merged into it. With `isLocked` no visit, inquiry or merge is added meanwhile. */
export async function findPerson(orm: Orm, id: number, { isLocked = false } = {}): Promise<Person | null> {
  const ofRoot = sql`${patient.id} = (select coalesce(merged_into_id, id) from patient known where known.id = ${id})`;
  // The root first: merging locks it as well, so the members cannot change after that.
  const first = orm.select().from(patient).where(ofRoot);
  const [root] = await (isLocked ? first.for('update') : first);
  if (!root || root.mergedIntoId !== null) return null;
  const all = orm
    .select()
    .from(patient)
    .where(or(eq(patient.id, root.id), eq(patient.mergedIntoId, root.id)))
    .orderBy(asc(patient.id));
  const members = await (isLocked ? all.for('update') : all);
  return { root, members, ...(await addressesOf(orm, idsOf(members))) };
}

function idsOf(members: { id: number }[]): SQL {
  return sql`any(${sql.param(members.map(({ id }) => id))}::int[])`;
}

export function ofPerson(patientId: AnyPgColumn, { members }: Pick<Person, 'members'>): SQL {
  return sql`${patientId} = ${idsOf(members)}`;
}

/**
 * An address is theirs alone if no other patient and no colleague has it, and no one has booked for them under it,
 * which would make it that person's.
 */
async function addressesOf(orm: Orm, ids: SQL): Promise<Pick<Person, 'ownAddresses' | 'isAddressShared'>> {
  const isOthers = (table: OfPatients, besides = sql`false`) =>
    sql`exists (select from ${table} other where lower(other.email) = address
      and (other.patient_id not in (select id from mine) or ${besides}))`;
  const { rows } = await orm.execute<{ address: string; is_shared: boolean }>(sql`
    with mine as (select id from patient where id = ${ids}),
    given as (
      select email from patient where id in (select id from mine)
      union select email from appointment where patient_id in (select id from mine)
      union select email from waitlist where patient_id in (select id from mine)
      union select email from inquiry where patient_id in (select id from mine)),
    each as (select distinct lower(email) as address from given where email <> '')
    select address,
      exists (select from patient other where lower(other.email collate "C") = address
        and other.id not in (select id from mine))
      or ${isOthers(appointment, sql`other.patient_is_other`)}
      or ${isOthers(waitlist)}
      or ${isOthers(inquiry)}
      or exists (select from staff other where lower(other.email) = address) as is_shared
    from each`);
  return {
    ownAddresses: rows.filter(({ is_shared }) => !is_shared).map(({ address }) => address),
    isAddressShared: rows.some(({ is_shared }) => is_shared),
  };
}

/** Messages about their visits, inquiries and waiting-list entries, and others to an address that is theirs alone. */
export function messagesTo(person: Person): SQL {
  const theirs = (table: OfPatients) =>
    sql`select id from ${table} where ${ofPerson(table.patientId, person)}`;
  const waitlistId = sql`substring(${outbox.uniqueKey} from '^waitlist ([0-9]{1,9}) ')::int`;
  const seriesIds = sql`select series_id from ${appointment} where ${ofPerson(appointment.patientId, person)}`;
  return sql`(${outbox.appointmentId} in (${theirs(appointment)})
    or ${outbox.seriesId} in (${seriesIds})
    or ${outbox.inquiryId} in (${theirs(inquiry)})
    or ${waitlistId} in (${theirs(waitlist)})
    or ${outbox.subscriberId} in (select id from ${subscriber} where ${subscriptionsOf(person)})
    or ${outbox.appointmentId} is null and ${outbox.inquiryId} is null and ${waitlistId} is null
      and lower(${outbox.recipient}) = any(${sql.param(person.ownAddresses)}::text[]))`;
}

/** Subscriptions of addresses that are theirs alone. */
export function subscriptionsOf({ ownAddresses }: Person): SQL {
  return sql`lower(${subscriber.email}) = any(${sql.param(ownAddresses)}::text[])`;
}

/** All that is theirs, as queries for the ids, by the trail's name of each kind. */
export type Theirs = Map<PersonalEntity, SQL>;

export function rowsOf(person: Person): Theirs {
  const of = (table: OfPatients) => sql`select id from ${table} where ${ofPerson(table.patientId, person)}`;
  return new Map([
    ['patient', sql`select id from ${patient} where ${ofPerson(patient.id, person)}`],
    ['appointment', of(appointment)],
    ['inquiry', of(inquiry)],
    ['waitlist', of(waitlist)],
    ['mail', sql`select id from ${outbox} where ${messagesTo(person)}`],
    ['newsletter', sql`select id from ${subscriber} where ${subscriptionsOf(person)}`],
  ]);
}

/** A row for each kind: `entity`, and its `ids` as a multirange, null if there are none. */
export function idsOfEach(theirs: Theirs): SQL {
  const each = [...theirs].map(
    ([entity, ids]) => sql`select ${entity}::text as entity,
      (select range_agg(int4range(id, id + 1)) from (${ids}) own) as ids`,
  );
  return sql.join(each, sql` union all `);
}
