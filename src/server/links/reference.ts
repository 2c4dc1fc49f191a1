import { createHash, createHmac, randomInt } from 'node:crypto';

/** Letters and digits that are not confused with each other, on paper or on the phone. */
export const referenceLetters = 'ABCDEFGHJKMNPQRTUVWXY346789';

/** Eight characters, 27^8 values: guessing is hopeless, and a collision is rare (the database refuses it). */
export function newReference() {
  return Array.from({ length: 8 }, () => referenceLetters[randomInt(referenceLetters.length)]).join('');
}

/** The source of an appointment's link. A higher `linkVersion` ends the links that were sent before. */
export interface LinkSource {
  reference: string;
  linkVersion: number;
}

/**
 * The manage link's token in messages, 256 bits: using it proves access to the mailbox. Derived, not stored, so that a
 * later message can carry the same link.
 */
export function mailedToken(secret: string, { reference, linkVersion }: LinkSource) {
  const version = linkVersion > 0 ? ` ${linkVersion}` : '';
  return createHmac('sha256', secret).update(`manage ${reference}${version}`).digest('base64url');
}

/**
 * The manage link's token in the answer to a booking, for any typed address. It opens the same appointment but proves
 * nothing, and the mailed token cannot be derived from it. The table stores a hash of this one.
 */
export function manageToken(secret: string, source: LinkSource) {
  return fromMailed(mailedToken(secret, source));
}

export function fromMailed(token: string) {
  return createHash('sha256').update(`mailed ${token}`).digest('base64url');
}

/** For a token that opens the appointment. */
export function isMailed(secret: string, source: LinkSource, token: string | undefined) {
  return token !== undefined && token === mailedToken(secret, source);
}
