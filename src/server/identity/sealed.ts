/** Encrypts data that must be readable, but not from a stolen database: AES-256-GCM, keyed by the hospital's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Nonce, tag and ciphertext. `purpose` keeps one kind of sealed value from passing for another. */
export function seal(secret: string, purpose: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null if it was sealed under another secret or changed since. */
export function unseal(secret: string, purpose: string, sealed: Buffer): Buffer | null {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

function keyFor(secret: string, purpose: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, 32));
}
