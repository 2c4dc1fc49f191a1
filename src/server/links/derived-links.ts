/**
 * Links of patients and subscribers. Their token is derived from the hospital's secret and the row it opens, so that
 * any later message can carry it. The row is found by the token's hash; with another secret the hash must be
 * recomputed.
 */

import { linkToken, receiptToken, waitlistToken } from './derived-tokens.ts';
import { fromMailed, mailedToken, manageToken } from './reference.ts';
import { hashToken } from './token.ts';

/** A row from the database or an export, with instants as `Date` or text. */
type LinkRow = Record<string, unknown>;

interface DerivedLink {
  hashColumn: string;
  /** The columns that the token is derived from, besides the secret. */
  madeOf: string[];
  token(secret: string, row: LinkRow): string;
  /** Set if messages carry another token than the API's answer: the mailed one, and the given one derived from it. */
  mailed?: { token(secret: string, row: LinkRow): string; given(token: string): string };
}

/** By table. */
export const derivedLinks: Record<string, DerivedLink> = {
  appointment: {
    hashColumn: 'manage_token_hash',
    madeOf: ['reference', 'link_version'],
    token: (secret, row) => manageToken(secret, linkSource(row)),
    mailed: { token: (secret, row) => mailedToken(secret, linkSource(row)), given: fromMailed },
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

function linkSource({ reference, link_version: linkVersion }: LinkRow) {
  return { reference: String(reference), linkVersion: Number(linkVersion ?? 0) };
}

/** As text of a `bytea`. */
export function hashOfLink({ token }: DerivedLink, secret: string, row: LinkRow) {
  return `\\x${hashToken(token(secret, row)).toString('hex')}`;
}
