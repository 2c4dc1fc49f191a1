import type { Mail } from '#contract/mail.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { counted, t } from '#words/say.ts';

export { mailStates as statusWords } from '#contract/state-words.ts';

export const channelWords = { mail: 'Email', sms: 'Text message' } as const satisfies Record<
  Mail['channel'],
  PlainMessage
>;

export interface Carriers {
  hasServer: boolean;
  hasGateway: boolean;
}

export function isCarried({ channel }: Mail, { hasServer, hasGateway }: Carriers) {
  return channel === 'mail' ? hasServer : hasGateway;
}

/** What happens next, or happened last. `moment` formats an instant. */
export function outcomeOf(mail: Mail, carriers: Carriers, moment: (instant: string) => string) {
  if (mail.status === 'sent')
    return mail.sentAt ? t('Sent {moment}', { moment: moment(mail.sentAt) }) : t('Sent');
  if (mail.status === 'discarded' || mail.status === 'expired') return t('Will not be sent');
  if (mail.status === 'dead')
    return counted('Given up after one attempt', 'Given up after {count} attempts', mail.attempts);
  if (mail.isBeingSent) return t('Being sent');
  if (!isCarried(mail, carriers))
    return mail.channel === 'mail'
      ? t('Waiting for a mail server')
      : t('Not sent: nobody is set up to send texts');
  const next = { moment: moment(mail.nextAttemptAt) };
  if (mail.attempts > 0)
    return counted(
      'Next attempt {moment}, after one attempt',
      'Next attempt {moment}, after {count} attempts',
      mail.attempts,
      next,
    );
  return isAhead(mail.nextAttemptAt) ? t('Waiting until {moment}', next) : t('About to be sent');
}

/** More than the seconds that sending takes, so that a message about to be sent is not shown as waiting. */
function isAhead(instant: string) {
  return Date.parse(instant) > Date.now() + 60_000;
}

/** Why a message waits or was not sent, and the source of the reason. */
export function reasonOf({ lastError, status, attempts, channel }: Mail) {
  const isOurs = attempts === 0 || status === 'expired' || status === 'discarded';
  if (isOurs || channel === 'sms') return lastError;
  return t('The mail server said: {words}', { words: lastError });
}
