import type { Mail } from '#contract/mail.ts';

export { mailStates as statusWords } from '#contract/state-words.ts';

/** What happens next, or happened last. `moment` formats an instant. */
export function outcomeOf(mail: Mail, hasServer: boolean, moment: (instant: string) => string) {
  if (mail.status === 'sent') return mail.sentAt ? `Sent ${moment(mail.sentAt)}` : 'Sent';
  if (mail.status === 'discarded' || mail.status === 'expired') return 'Will not be sent';
  const tries = mail.attempts === 1 ? 'one attempt' : `${mail.attempts} attempts`;
  if (mail.status === 'dead') return `Given up after ${tries}`;
  if (mail.isBeingSent) return 'Being sent';
  if (!hasServer) return 'Waiting for a mail server';
  if (mail.attempts > 0) return `Next attempt ${moment(mail.nextAttemptAt)}, after ${tries}`;
  return isAhead(mail.nextAttemptAt) ? `Waiting until ${moment(mail.nextAttemptAt)}` : 'About to be sent';
}

/** More than the seconds that sending takes, so that a message about to go out is not called waiting. */
function isAhead(instant: string) {
  return Date.parse(instant) > Date.now() + 60_000;
}

/** Why a message waits or was not sent, and who says so. */
export function reasonOf({ lastError, status, attempts }: Mail) {
  const isOurs = attempts === 0 || status === 'expired' || status === 'discarded';
  return isOurs ? lastError : `The mail server said: ${lastError}`;
}
