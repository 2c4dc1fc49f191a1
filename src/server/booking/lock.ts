/**
 * What a booking and a change of hours may not do at the same time. A booking holds both locks shared while it checks
 * the rules and writes; an edit of hours takes the one it concerns alone, so that no booking slips in between the check
 * of one and the write of the other.
 */

import { type SQL, sql } from 'drizzle-orm';
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
 * What a booking takes, in one query: the hours first, then what it must be alone with, always in one order, so that no
 * two bookings wait for each other.
 */
export async function lockForBooking(orm: Orm, doctorId: number, alone: string[]) {
  await orm.execute(sql`select ${locksForBooking(doctorId, alone)}`);
}

/** The same, as something that another query selects. What that query reads may be older than the locks. */
export function locksForBooking(doctorId: number, alone: string[]): SQL {
  const ofEach = [...alone]
    .sort()
    .map((name) => sql`, pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`);
  return sql`concat(pg_advisory_xact_lock_shared(${family}, ${everyDoctor})::text,
    pg_advisory_xact_lock_shared(${family}, ${doctorId})::text ${sql.join(ofEach)})`;
}

/**
 * Bookings of one contact (an e-mail address, a phone number, '' for none) follow each other, so that its limits hold.
 * Only for staff and for contacts that are proven: a stranger who waits would learn that somebody books.
 */
export function ofContacts(...contacts: string[]): string[] {
  return contacts.filter(Boolean).map((contact) => `contact ${contact.toLowerCase()}`);
}

/** What one sender takes, and what strangers take of one doctor, follows each other, so that both shares of a day hold. */
export function ofStranger(networkKeys: Buffer[], doctorId: number): string[] {
  const client = networkKeys.slice(-1).map((widest) => `client ${widest.toString('hex')}`);
  return [...client, `strangers ${doctorId}`];
}
