/**
 * Newsletter mail. Every message carries the link that unsubscribes, in the text and in the headers for a mail
 * program's own button (RFC 2369 and RFC 8058); use `newsletterLinks` for issues of the newsletter too.
 */

import type { Services } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { linkToken } from '#server/links/derived-tokens.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { readSender, writeLetter } from './letter.ts';
import { automatic } from './mail-headers.ts';
import { mailWords } from './mail-text.ts';

type MessageContext = Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret'>;
interface Subscriber {
  id: number;
  email: string;
  createdAt: Date;
}

/** How long the opt-in link is valid after the last request; the daily job deletes unconfirmed addresses. */
export const confirmableDays = 7;

function newsletterLinks({ publicUrl, secret }: MessageContext, subscriber: Subscriber) {
  const token = linkToken(secret, subscriber);
  return {
    confirmUrl: publicUrl + at(`/newsletter/confirm/${token}`),
    unsubscribeUrl: publicUrl + at(`/newsletter/unsubscribe/${token}`),
  };
}

/** Double opt-in: asks the owner of the address to confirm. */
export async function writeConfirmationRequest(
  context: MessageContext,
  subscriber: Subscriber,
  status: 'queued' | 'discarded',
) {
  const { confirmUrl } = newsletterLinks(context, subscriber);
  await write(context, subscriber, {
    status,
    subject: t('Please confirm your subscription'),
    opening: t(
      'Someone, hopefully you, asked us to send our newsletter to this address. If you would like to have it, open the page below and confirm.',
    ),
    link: { url: confirmUrl, text: t('Confirm your subscription') },
    closing: t(
      'If this was not you, just ignore this mail: without a confirmation we delete your address after seven days.',
    ),
  });
}

export async function writeWelcome(context: MessageContext, subscriber: Subscriber) {
  const sender = await readSender(context.orm);
  await write(context, subscriber, mailWords('newsletter-welcome', sender));
}

/** For an address that already gets the newsletter; the page must not reveal that to others. */
export async function writeAlreadySubscribed(
  context: MessageContext,
  subscriber: Subscriber,
  status: 'queued' | 'discarded',
) {
  await write(context, subscriber, {
    status,
    subject: t('You are on our list already'),
    opening: t('You asked for our newsletter. It already comes to this address, so there is nothing to do.'),
  });
}

async function write(
  context: MessageContext,
  subscriber: Subscriber,
  {
    subject,
    opening,
    link,
    closing = '',
    status = 'queued',
  }: {
    subject: string;
    opening: string;
    link?: { url: string; text: string };
    closing?: string;
    status?: 'queued' | 'discarded';
  },
) {
  const sender = await readSender(context.orm);
  const { unsubscribeUrl } = newsletterLinks(context, subscriber);
  const letter = await writeLetter(sender, {
    greeting: t('Good day'),
    opening,
    ...(link ? { link } : {}),
    closing: [closing, t('To get no more newsletter mail from us, open {url}', { url: unsubscribeUrl })]
      .filter(Boolean)
      .join('\n\n'),
  });
  await context.orm.insert(schema.outbox).values({
    status,
    recipient: subscriber.email,
    subject: subject.includes(sender.name) ? subject : `${subject} | ${sender.name}`,
    ...letter,
    headers: { unsubscribeUrl, ...automatic(sender) },
    subscriberId: subscriber.id,
    nextAttemptAt: new Date(context.now()),
    usefulUntil: new Date(context.now() + confirmableDays * 86_400_000),
  });
}
