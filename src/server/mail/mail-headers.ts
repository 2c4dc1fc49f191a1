import type { SendMailOptions } from 'nodemailer';
import type { MailHeaders } from '#server/db/schema.ts';

/** For every automatic message: people's replies go to the hospital's address, those of machines nowhere. */
export function automatic({ email }: { email: string }): MailHeaders {
  return { isAutomatic: true, ...answersTo({ email }) };
}

/** To the hospital's address, if there is one; mail to the sender may be read by no one. */
export function answersTo({ email }: { email: string }): MailHeaders {
  return email ? { replyTo: email } : {};
}

export function optionsOf({
  replyTo,
  messageId,
  references,
  unsubscribeUrl,
  isAutomatic,
}: MailHeaders): SendMailOptions {
  return {
    ...(replyTo ? { replyTo } : {}),
    ...(messageId ? { messageId } : {}),
    ...(references?.length ? { references, inReplyTo: references.at(-1)! } : {}),
    ...(unsubscribeUrl ? { list: { unsubscribe: { url: unsubscribeUrl } } } : {}),
    headers: {
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
      ...(isAutomatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {}),
    },
  };
}
