import { createHmac } from 'node:crypto';

/** Of the page that shows what became of an inquiry. Derived, not stored; the table keeps its hash. */
export function receiptToken(secret: string, reference: string) {
  return createHmac('sha256', secret).update(`inquiry ${reference}`).digest('base64url');
}
