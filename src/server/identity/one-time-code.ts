/** Time-based one-time codes of authenticator apps: RFC 6238, SHA-1, six digits, thirty seconds. */
import { createHmac, randomBytes } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;
/** Phone clocks are off, and typing takes time: one step to either side. */
const tolerance = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as RFC 4226 recommends. */
export function newCodeKey() {
  return randomBytes(20);
}

export function stepAt(now: number) {
  return Math.floor(now / stepMs);
}

export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time steps around now for which a code is valid; usually one or none. */
export function stepsOf(key: Buffer, code: string, now: number): number[] {
  const middle = stepAt(now);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => middle - tolerance + index);
  return steps.filter((step) => codeAt(key, step) === code);
}

/** Base32 without padding, for typing. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{1,5}/g, (five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]!);
}

/** The content of the QR code from which an app imports the key. */
export function keyAddress(key: Buffer, { issuer, email }: { issuer: string; email: string }) {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${name}?secret=${base32(key)}&issuer=${encodeURIComponent(issuer)}`;
}
