/** Link tokens derived from the hospital's secret and the row they open; the tables store only their hashes. */
import { createHmac } from 'node:crypto';

/** For the page that shows an inquiry's receipt. */
export function receiptToken(secret: string, reference: string) {
  return createHmac('sha256', secret).update(`inquiry ${reference}`).digest('base64url');
}

/** For a waiting-list entry, 256 bits; derived, so that every message can carry it. */
export function waitlistToken(secret: string, linkKey: string) {
  return createHmac('sha256', secret).update(`waitlist ${linkKey}`).digest('base64url');
}

/**
 * For one subscription, 256 bits. Derived, so that later mail can carry it; a person who unsubscribes and returns gets
 * a new one.
 */
export function linkToken(secret: string, { email, createdAt }: { email: string; createdAt: Date }) {
  return createHmac('sha256', secret)
    .update(`newsletter ${email} ${createdAt.toISOString()}`)
    .digest('base64url');
}
