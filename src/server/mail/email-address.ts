/**
 * The one form of an e-mail address by which an account is found, counted and compared. Only A to Z get small: what other
 * letters become in small depends on the language and differs between JavaScript and PostgreSQL, so that an address
 * found by one would not be counted by the other. The contract takes no other letters into an address anyway.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export function canonicalEmail(entered: string): string {
  return entered
    .normalize('NFC')
    .trim()
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Whether a column holds this address; the unique index of the accounts says it in the same words. */
export function isEmail(column: AnyPgColumn, entered: string): SQL {
  return sql`lower(${column} collate "C") = ${canonicalEmail(entered)}`;
}
