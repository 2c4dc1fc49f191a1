/**
 * Links of patients and subscribers whose token is made of the hospital's secret and of the row that it opens, so that any
 * later message can carry it. The row is found by the token's hash; with another secret the hash has to be made anew.
 */

import { linkToken, receiptToken, waitlistToken } from './derived-tokens.ts';
import { fromMailed, mailedToken, manageToken } from './reference.ts';
import { hashToken } from './token.ts';

/** A row as the database or an export has it, instants as `Date` or text. */
type Row = Record<string, unknown>;

interface DerivedLink {
  hashColumn: string;
  /** Of what, beside the secret, the token is made. */
  madeOf: string[];
  token(secret: string, row: Row): string;
  /** Where messages carry another token than whoever made the row was given: that one, and the other made of it. */
  mailed?: { token(secret: string, row: Row): string; given(token: string): string };
}

/** By table. */
export const derivedLinks: Record<string, DerivedLink> = {
  appointment: {
    hashColumn: 'manage_token_hash',
    madeOf: ['reference'],
    token: (secret, row) => manageToken(secret, String(row.reference)),
    mailed: { token: (secret, row) => mailedToken(secret, String(row.reference)), given: fromMailed },
  },
  waitlist: {
    hashColumn: 'link_token_hash',
    madeOf: ['link_key'],
    token: (secret, row) => waitlistToken(secret, String(row.link_key)),
  },
  subscriber: {
    hashColumn: 'link_token_hash',
    madeOf: ['email', 'created_at'],
    token: (secret, row) =>
      linkToken(secret, { email: String(row.email), createdAt: new Date(row.created_at as string | Date) }),
  },
  inquiry: {
    hashColumn: 'receipt_token_hash',
    madeOf: ['reference'],
    token: (secret, row) => receiptToken(secret, String(row.reference)),
  },
};

/** The hash by which a row is found from now on, as text of a `bytea`. */
export function hashOfLink({ token }: DerivedLink, secret: string, row: Row) {
  return `\\x${hashToken(token(secret, row)).toString('hex')}`;
}
