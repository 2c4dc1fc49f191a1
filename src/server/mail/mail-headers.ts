import type { SendMailOptions } from 'nodemailer';

/** What a message says to mail programs beside its text. It is stored as JSON, so every part may be missing. */
export interface MailHeaders {
  /** Where answers go, instead of to the sender. */
  replyTo?: string;
  /** Its own identity where others must know it; otherwise one is made from the outbox id. */
  messageId?: string;
  /** The earlier messages of its thread, the oldest first. */
  references?: string[];
  /** Leads to a page with one button; mail programs POST there (RFC 8058). */
  unsubscribeUrl?: string;
  /** Nobody wrote it by hand, so no machine should answer it (RFC 3834). */
  isAutomatic?: boolean;
  /** It holds what opens its recipient's account: nobody else reads it, and it is not kept once sent. */
  isSecret?: boolean;
}

/** Of every message that a machine wrote: answers of people go to the hospital's own address, those of machines nowhere. */
export function automatic({ email }: { email: string }): MailHeaders {
  return { isAutomatic: true, ...answersTo({ email }) };
}

/** To the hospital's own address, where it has one; the sender may be one that nobody reads. */
export function answersTo({ email }: { email: string }): MailHeaders {
  return email ? { replyTo: email } : {};
}

/** The options of nodemailer that say so. */
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
