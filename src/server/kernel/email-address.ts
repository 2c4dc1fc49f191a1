/**
 * The canonical form of an email address, by which accounts are found, counted and compared. A domain in other letters
 * becomes ASCII, as the contract stores it. Only A to Z become lower case: for other letters this depends on the
 * language and differs between JavaScript and PostgreSQL, so that an address found by one would be counted differently
 * by the other. The contract accepts no other letters before the @ anyway.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { withAsciiDomain } from '#contract/email-domain.ts';

export function canonicalEmail(entered: string): string {
  return withAsciiDomain(entered.normalize('NFC').trim()).replace(/[A-Z]+/g, (letters) =>
    letters.toLowerCase(),
  );
}

/** The accounts' unique index uses the same expression. */
export function isEmail(column: AnyPgColumn, entered: string): SQL {
  return sql`lower(${column} collate "C") = ${canonicalEmail(entered)}`;
}
