import { createHmac, randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another, on paper or on the phone. */
const alphabet = 'ABCDEFGHJKMNPQRTUVWXY346789';

/** Eight characters: 27^8 of them, so that a guess is hopeless and a clash rare (the database refuses one). */
export function newReference() {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/**
 * The secret of an appointment's manage link, 256 bits. It is derived, not stored, so that a later message can carry the
 * same link while the table keeps only its hash.
 */
export function manageToken(secret: string, reference: string) {
  return createHmac('sha256', secret).update(`manage ${reference}`).digest('base64url');
}
