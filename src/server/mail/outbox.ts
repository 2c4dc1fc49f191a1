/**
 * Sends what stands in the outbox. A message is claimed before it is sent, by moving its next try five minutes on, so
 * that no transaction stays open during a slow conversation with a mail server and no second process sends it too. A
 * crash in between leaves it claimed and it is tried again; its Message-ID stays the same, so that mail programs see one.
 */

import { sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { optionsOf } from './mail-headers.ts';

/** After these many minutes it is tried again; after the last one the message is dead and staff see it. */
const delaysMinutes = [1, 5, 15, 60, 180, 360, 720, 1440];

interface Post {
  orm: Orm;
  transport: Transporter;
  from: string;
  publicUrl: string;
  now(): number;
  /** Once aborted, no further message is begun. */
  signal?: AbortSignal;
}

/** Sends every message that is due, one after another; answers how many went out and how many failed. */
export async function sendDue(post: Post) {
  const result = { sent: 0, failed: 0 };
  while (!post.signal?.aborted) {
    const message = await claim(post);
    if (!message) return result;
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
      sql`${outbox.id} = (select id from outbox where status = 'queued' and next_attempt_at <= ${at}
        order by next_attempt_at, id limit 1 for update skip locked)`,
    )
    .returning();
  return row;
}

async function fail({ orm, now }: Post, message: typeof schema.outbox.$inferSelect, error: unknown) {
  const delay = delaysMinutes[message.attempts - 1];
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const next = new Date(now() + (delay ?? 0) * 60_000).toISOString();
  await orm.execute(
    sql`update outbox set status = ${delay ? 'queued' : 'dead'}, last_error = ${reason}, next_attempt_at = ${next}, claimed_until = null
      where id = ${message.id}`,
  );
}
