/**
 * The outbox as a queue. A message is claimed before it is sent, by postponing its next try by five minutes, so that no
 * transaction stays open during a slow conversation with a server and no other process sends it too.
 */
import { sql } from 'drizzle-orm';
import type { Channel } from '#contract/mail.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { shorten } from '#words/shorten.ts';
import { followsSeries, isOvertaken } from './gathering.ts';
import { mailTimes } from './mail-limits.ts';

/**
 * A condition on `appointment`: a message about it was given up, and none of the same channel has arrived since. The
 * patient may not know of it.
 */
export const isUntold = sql<boolean>`exists (
  select from outbox o
  where o.status = 'dead' and (o.appointment_id = appointment.id or o.series_id = appointment.series_id)
    and not exists (select from outbox later
      where later.appointment_id = o.appointment_id and later.channel = o.channel and later.id > o.id
        and later.status = 'sent'))`;

/** Minutes until each further try; after the last one the message is dead and staff see it. */
const delaysMinutes = [1, 5, 15, 60, 180, 360, 720, 1440];

export interface Queue {
  orm: Orm;
  now(): number;
}
export type Message = typeof schema.outbox.$inferSelect;

/** The next due message of a channel, or the given one if it is due. */
export async function claim({ orm, now }: Queue, channel: Channel, only?: number) {
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
      sql`${outbox.id} = (select id from outbox where status = 'queued' and channel = ${channel} and next_attempt_at <= ${at}
        ${only === undefined ? sql`` : sql`and id = ${only}`} and not ${isOvertaken} and not ${followsSeries}
        order by next_attempt_at, id limit 1 for update skip locked)`,
    )
    .returning();
  return row;
}

/** Postpones everything due of its kind to the same address. */
export async function postpone({ orm, now }: Queue, { id, countsAs, recipient }: Message) {
  const at = new Date(now()).toISOString();
  const next = new Date(now() + mailTimes.overLimit.value * 60_000).toISOString();
  await orm.execute(sql`
    update outbox set attempts = 0, claimed_until = null, next_attempt_at = ${next},
      last_error = 'This address has had as many such messages as it may get for now.'
    where id = ${id} or (status = 'queued' and counts_as = ${countsAs} and recipient = ${recipient}
      and attempts = 0 and next_attempt_at <= ${at})`);
}

/** Postponed to its next try, unless this was the last one or waiting cannot help. */
export async function fail({ orm, now }: Queue, message: Message, reason: string, { isFinal = false } = {}) {
  const delay = isFinal ? undefined : delaysMinutes[message.attempts - 1];
  const next = new Date(now() + (delay ?? 0) * 60_000).toISOString();
  await orm.execute(
    sql`update outbox set status = ${delay ? 'queued' : 'dead'}, last_error = ${shorten(reason, 500)}, next_attempt_at = ${next}, claimed_until = null
      where id = ${message.id}`,
  );
}
