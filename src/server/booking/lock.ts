/**
 * Keeps bookings and edits of hours apart. A booking takes both locks shared while it checks the rules and writes; an
 * edit of hours takes the one it concerns exclusively, so that no booking slips in between the check and the write.
 */

import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';

/** Any constant; separates these advisory locks from others. */
const family = 4_201;
const everyDoctor = 0;

export async function lockHoursShared(orm: Orm, doctorId: number) {
  await orm.execute(
    sql`select pg_advisory_xact_lock_shared(${family}, ${everyDoctor}), pg_advisory_xact_lock_shared(${family}, ${doctorId})`,
  );
}

/** For an edit of one doctor's hours, or of what concerns all doctors (closures, visit types, the time zone). */
export async function lockHours(orm: Orm, doctorId = everyDoctor) {
  await orm.execute(sql`select pg_advisory_xact_lock(${family}, ${doctorId})`);
}

/**
 * A booking's locks in one query: the hours first, then its exclusive ones, always in the same order, so that no two
 * bookings deadlock.
 */
export async function lockForBooking(orm: Orm, doctorIds: number | number[], alone: string[]) {
  await orm.execute(sql`select ${locksForBooking(doctorIds, alone)}`);
}

/** The locks as part of another query's select list. What that query reads may be older than the locks. */
export function locksForBooking(doctorIds: number | number[], alone: string[]): SQL {
  const ofDoctors = [...new Set([doctorIds].flat())]
    .sort((a, b) => a - b)
    .map((id) => sql`, pg_advisory_xact_lock_shared(${family}, ${id})::text`);
  const ofEach = [...alone]
    .sort()
    .map((name) => sql`, pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`);
  return sql`concat(pg_advisory_xact_lock_shared(${family}, ${everyDoctor})::text
    ${sql.join([...ofDoctors, ...ofEach])})`;
}

/**
 * Serialises the bookings of one contact (an email address, a phone number, '' for none), so that its limits hold. Only
 * for staff and for proven contacts: a stranger who waits would learn that someone is booking.
 */
export function ofContacts(...contacts: string[]): string[] {
  return contacts.filter(Boolean).map((contact) => `contact ${contact.toLowerCase()}`);
}

/**
 * A series claims many slots at once. It takes its turn with the strangers of each doctor, so that none of them waits
 * for one of its slots while holding one that it wants.
 */
export function ofSeries(doctorIds: number[]): string[] {
  return [...new Set(doctorIds)].map((id) => ofDoctor(id));
}

function ofDoctor(id: number) {
  return `strangers ${id}`;
}

/** Serialises one sender's bookings and strangers' bookings with one doctor, so that both shares of a day hold. */
export function ofStranger(networkKeys: Buffer[], doctorId: number): string[] {
  const client = networkKeys.slice(-1).map((widest) => `client ${widest.toString('hex')}`);
  return [...client, ofDoctor(doctorId)];
}
