/** Secrets of links that are made of the hospital's secret and of the row that they open; the tables keep their hashes. */
import { createHmac } from 'node:crypto';

/** Of the page that shows what became of an inquiry. Derived, not stored; the table keeps its hash. */
export function receiptToken(secret: string, reference: string) {
  return createHmac('sha256', secret).update(`inquiry ${reference}`).digest('base64url');
}

/** The secret of the link of somebody who waits, 256 bits; derived, so that every message can carry it. */
export function waitlistToken(secret: string, linkKey: string) {
  return createHmac('sha256', secret).update(`waitlist ${linkKey}`).digest('base64url');
}

/**
 * The secret in the links to one subscription, 256 bits. It is derived, not stored, so that later mail can carry it
 * while the table keeps only its hash; one who unsubscribes and comes back gets another.
 */
export function linkToken(secret: string, { email, createdAt }: { email: string; createdAt: Date }) {
  return createHmac('sha256', secret)
    .update(`newsletter ${email} ${createdAt.toISOString()}`)
    .digest('base64url');
}
