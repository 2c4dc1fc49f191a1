/**
 * What a booking and a change of hours may not do at the same time. A booking holds both locks shared while it checks
 * the rules and writes; an edit of hours takes the one it concerns alone, so that no booking slips in between the check
 * of one and the write of the other.
 */

import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';

/** Any constant: it keeps these locks apart from other advisory locks. */
const family = 4_201;
const everyDoctor = 0;

export async function lockHoursShared(orm: Orm, doctorId: number) {
  await orm.execute(
    sql`select pg_advisory_xact_lock_shared(${family}, ${everyDoctor}), pg_advisory_xact_lock_shared(${family}, ${doctorId})`,
  );
}

/** For an edit of one doctor's hours; without a doctor, of what concerns all (closures, visit types, the time zone). */
export async function lockHours(orm: Orm, doctorId = everyDoctor) {
  await orm.execute(sql`select pg_advisory_xact_lock(${family}, ${doctorId})`);
}

/**
 * What a booking takes, in one query: the hours first, the contacts (an e-mail address, a phone number, '' for none)
 * after them and always in one order, so that no two bookings wait for each other.
 */
export async function lockHoursAndContacts(orm: Orm, doctorId: number, contacts: string[]) {
  const ofContacts = keysOf(contacts).map((key) => sql`, pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  await orm.execute(sql`
    select pg_advisory_xact_lock_shared(${family}, ${everyDoctor}), pg_advisory_xact_lock_shared(${family}, ${doctorId})
      ${sql.join(ofContacts)}`);
}

/** Bookings of one contact (an e-mail address, a phone number) follow each other, so that its limits hold. */
export async function lockContacts(orm: Orm, contacts: string[]) {
  const keys = keysOf(contacts);
  await orm.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select key from unnest(${sql.param(keys)}::text[]) with ordinality as k (key, place) order by place) ordered`);
}

function keysOf(contacts: string[]) {
  return contacts
    .filter(Boolean)
    .map((contact) => `contact ${contact.toLowerCase()}`)
    .sort();
}
