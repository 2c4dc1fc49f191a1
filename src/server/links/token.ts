/** The browser or the message has the token, the table only its hash: reading the table opens nothing. */
import { createHash, randomBytes } from 'node:crypto';

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest();
}

/** 256 bits in base64url. */
export function newToken() {
  return randomBytes(32).toString('base64url');
}
