import { createHash, createHmac, randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another, on paper or on the phone. */
const alphabet = 'ABCDEFGHJKMNPQRTUVWXY346789';

/** Eight characters: 27^8 of them, so that a guess is hopeless and a clash rare (the database refuses one). */
export function newReference() {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/**
 * The secret of the manage link as it stands in messages, 256 bits: whoever uses it has the mailbox. It is derived, not
 * stored, so that a later message can carry the same link.
 */
export function mailedToken(secret: string, reference: string) {
  return createHmac('sha256', secret).update(`manage ${reference}`).digest('base64url');
}

/**
 * The secret of the manage link as whoever books gets it in the answer, whatever address they typed. It opens the same
 * appointment and proves nothing; the other one cannot be found from it. The table keeps a hash of this one.
 */
export function manageToken(secret: string, reference: string) {
  return fromMailed(mailedToken(secret, reference));
}

export function fromMailed(token: string) {
  return createHash('sha256').update(`mailed ${token}`).digest('base64url');
}

/** Whether a token that opens the appointment is the one of its messages. */
export function isMailed(secret: string, reference: string, token: string | undefined) {
  return token !== undefined && token === mailedToken(secret, reference);
}
