import type { SendMailOptions } from 'nodemailer';
import type { QueuedBy } from '#server/telemetry/queued.ts';

/** The headers of a message for mail programs. Stored as JSON, so every field may be missing. */
export interface MailHeaders {
  /** For replies, instead of the sender. */
  replyTo?: string;
  /** Set if others must know it; otherwise derived from the outbox id. */
  messageId?: string;
  /** The earlier messages of its thread, oldest first. */
  references?: string[];
  /** Leads to a page with one button; mail programs POST there (RFC 8058). */
  unsubscribeUrl?: string;
  /** No machine should answer it (RFC 3834). */
  isAutomatic?: boolean;
  /** A text message that must wake no one. */
  isForDaytime?: boolean;
  /** It opens its recipient's account: others may not read it, and it is not kept once sent. */
  isSecret?: boolean;
  /** For the log alone. */
  queuedBy?: QueuedBy;
}

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
