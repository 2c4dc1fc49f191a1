import type { Mail, MailStatus } from '#contract/mail.ts';

/** States as staff say them. */
export const statusWords: Record<MailStatus, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  dead: 'Not delivered',
  discarded: 'Discarded',
};

/** What happens next, or happened last. `moment` says an instant in words. */
export function outcomeOf(mail: Mail, hasServer: boolean, moment: (instant: string) => string) {
  if (mail.status === 'sent') return mail.sentAt ? `Sent ${moment(mail.sentAt)}` : 'Sent';
  if (mail.status === 'discarded') return 'Will not be sent';
  const tries = mail.attempts === 1 ? 'one try' : `${mail.attempts} tries`;
  if (mail.status === 'dead') return `Given up after ${tries}`;
  if (mail.isBeingSent) return 'Is being sent';
  if (!hasServer) return 'Waits for a mail server';
  return mail.attempts === 0
    ? 'Is sent in a moment'
    : `Next try ${moment(mail.nextAttemptAt)}, after ${tries}`;
}
