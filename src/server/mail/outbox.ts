/**
 * Sends the mail in the outbox. After a crash a message is tried again; its Message-ID stays the same, so that mail
 * programs see only one.
 */

import { sql } from 'drizzle-orm';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { inSending } from '#server/telemetry/queued.ts';
import { expireUnsent } from './aging.ts';
import { takeBackOvertaken } from './gathering.ts';
import { optionsOf } from './mail-headers.ts';
import { faultOf, isRecipientRefused, isServerAway, type MailWatch } from './mail-server.ts';
import { claim, fail, type Message, postpone, type Queue } from './queue.ts';
import { mayReceive } from './unasked.ts';

interface Post extends Queue {
  transport: Transporter;
  from: string;
  publicUrl: string;
  secret: string;
  /** Once aborted, no further message is started. */
  signal?: AbortSignal;
  /** Logs each message by its id. */
  log?: Logger;
  /** Notified instead if the server takes no mail. */
  watch?: MailWatch;
}

/**
 * Sends every due message, one after another, until there is none or the mail server cannot be reached; returns how
 * many were sent and how many failed.
 */
export async function sendDue(post: Post) {
  const result = { sent: 0, failed: 0 };
  await expireUnsent(post.orm, post.now());
  await takeBackOvertaken(post.orm, post.now());
  while (!post.signal?.aborted) {
    const message = await claim(post, 'mail');
    if (!message) return result;
    if (!(await mayGo(post, message))) {
      await postpone(post, message);
      continue;
    }
    const sending = { channel: 'mail', attempts: message.attempts, by: message.headers.queuedBy } as const;
    const told = { message: message.id, channel: 'mail', attempt: message.attempts };
    try {
      await inSending(sending, async () => {
        await post.transport.sendMail(letterOf(post, message));
        post.log?.info(told, 'sent');
      });
    } catch (error) {
      result.failed++;
      const isAway = isServerAway(error);
      if (isAway) post.watch?.away(error);
      else {
        post.watch?.back();
        const queuedBy = message.headers.queuedBy?.id;
        post.log?.warn({ ...told, queuedBy, fault: faultOf(error) }, 'not sent');
      }
      await fail(post, message, (error as Error).message, { isFinal: isRecipientRefused(error) });
      // Each of the others would wait as long; they are sent in the next round.
      if (isAway) return result;
      continue;
    }
    post.watch?.back();
    await keepSent(post, message);
    result.sent++;
  }
  return result;
}

function keepSent({ orm, now }: Post, { id, headers }: Message) {
  const kept = headers.isSecret ? sql`text_body = '', html_body = '',` : sql``;
  return orm.execute(
    sql`update outbox set ${kept} status = 'sent', sent_at = ${new Date(now()).toISOString()}, last_error = '', claimed_until = null
      where id = ${id}`,
  );
}

function letterOf({ from, publicUrl }: Post, message: Message): SendMailOptions {
  return {
    from,
    to: message.recipient,
    subject: message.subject,
    text: message.textBody,
    html: message.htmlBody,
    messageId: `<outbox-${message.id}@${new URL(publicUrl).hostname}>`,
    ...optionsOf(message.headers),
    ...(message.calendar
      ? {
          icalEvent: {
            method: /METHOD:(\w+)/.exec(message.calendar)?.[1] ?? 'PUBLISH',
            content: message.calendar,
          },
        }
      : {}),
  };
}

/**
 * Mail caused by strangers is counted at its first try, so that a mailbox gets no more than its limit, regardless of
 * how much was requested.
 */
async function mayGo(post: Post, { countsAs, attempts, recipient }: Message) {
  return countsAs === '' || attempts > 1 || mayReceive(post, countsAs, recipient);
}
