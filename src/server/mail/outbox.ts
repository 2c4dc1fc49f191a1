/**
 * Sends the messages in the outbox. A message is claimed before it is sent, by postponing its next try by five minutes,
 * so that no transaction stays open during a slow conversation with a mail server and no other process sends it too.
 * After a crash it is tried again; its Message-ID stays the same, so that mail programs see only one.
 */

import { sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { expireUnsent } from './aging.ts';
import { isOvertaken, takeBackOvertaken } from './gathering.ts';
import { optionsOf } from './mail-headers.ts';
import { mailTimes } from './mail-limits.ts';
import { mayReceive } from './unasked.ts';

/** Minutes until each further try; after the last one the message is dead and staff see it. */
const delaysMinutes = [1, 5, 15, 60, 180, 360, 720, 1440];

interface Post {
  orm: Orm;
  transport: Transporter;
  from: string;
  publicUrl: string;
  secret: string;
  now(): number;
  /** Once aborted, no further message is started. */
  signal?: AbortSignal;
}

/** Sends every due message, one after another; returns how many were sent and how many failed. */
export async function sendDue(post: Post) {
  const result = { sent: 0, failed: 0 };
  await expireUnsent(post.orm, post.now());
  await takeBackOvertaken(post.orm, post.now());
  while (!post.signal?.aborted) {
    const message = await claim(post);
    if (!message) return result;
    if (!(await mayGo(post, message))) {
      await postpone(post, message);
      continue;
    }
    try {
      await post.transport.sendMail({
        from: post.from,
        to: message.recipient,
        subject: message.subject,
        text: message.textBody,
        html: message.htmlBody,
        messageId: `<outbox-${message.id}@${new URL(post.publicUrl).hostname}>`,
        ...optionsOf(message.headers),
        ...(message.calendar
          ? {
              icalEvent: {
                method: /METHOD:(\w+)/.exec(message.calendar)?.[1] ?? 'PUBLISH',
                content: message.calendar,
              },
            }
          : {}),
      });
      const kept = message.headers.isSecret ? sql`text_body = '', html_body = '',` : sql``;
      await post.orm.execute(
        sql`update outbox set ${kept} status = 'sent', sent_at = ${new Date(post.now()).toISOString()}, last_error = '', claimed_until = null
          where id = ${message.id}`,
      );
      result.sent++;
    } catch (error) {
      await fail(post, message, error);
      result.failed++;
    }
  }
  return result;
}

async function claim({ orm, now }: Post) {
  const at = new Date(now()).toISOString();
  const { outbox } = schema;
  const [row] = await orm
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`${at}::timestamptz + interval '5 minutes'`,
      claimedUntil: sql`${at}::timestamptz + interval '5 minutes'`,
    })
    .where(
      sql`${outbox.id} = (select id from outbox where status = 'queued' and next_attempt_at <= ${at} and not ${isOvertaken}
        order by next_attempt_at, id limit 1 for update skip locked)`,
    )
    .returning();
  return row;
}

type Message = typeof schema.outbox.$inferSelect;

/**
 * Mail caused by strangers is counted at its first try, so that a mailbox gets no more than its limit, however much was
 * requested.
 */
async function mayGo(post: Post, { countsAs, attempts, recipient }: Message) {
  return countsAs === '' || attempts > 1 || mayReceive(post, countsAs, recipient);
}

/** Delays it together with everything of its kind that is due to the same address. */
async function postpone({ orm, now }: Post, { id, countsAs, recipient }: Message) {
  const at = new Date(now()).toISOString();
  const next = new Date(now() + mailTimes.overLimit.value * 60_000).toISOString();
  await orm.execute(sql`
    update outbox set attempts = 0, claimed_until = null, next_attempt_at = ${next},
      last_error = 'This address has had as many such messages as it may get for now.'
    where id = ${id} or (status = 'queued' and counts_as = ${countsAs} and recipient = ${recipient}
      and attempts = 0 and next_attempt_at <= ${at})`);
}

async function fail({ orm, now }: Post, message: Message, error: unknown) {
  const delay = delaysMinutes[message.attempts - 1];
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const next = new Date(now() + (delay ?? 0) * 60_000).toISOString();
  await orm.execute(
    sql`update outbox set status = ${delay ? 'queued' : 'dead'}, last_error = ${reason}, next_attempt_at = ${next}, claimed_until = null
      where id = ${message.id}`,
  );
}
