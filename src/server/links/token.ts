/** What a browser or a message holds, and what the table keeps of it: whoever reads the table can use none. */
import { createHash, randomBytes } from 'node:crypto';

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest();
}

/** A new token, 256 bits in base64url. */
export function newToken() {
  return randomBytes(32).toString('base64url');
}
