/**
 * Sends the texts in the outbox. First it checks whether the person still wants any: the visit's own consent, its
 * number, and whether that number has replied STOP. A text is sent at most once if the provider cannot recognise it: if
 * the process ends between handing it over and recording that, or no answer comes, it is given up, and staff decide. A
 * gateway of the hospital's own recognises the id, and gets it again.
 */
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { sign } from '#server/kernel/signature.ts';
import { isQuiet, quietEnd } from '#server/sms/quiet-hours.ts';
import { hasStopped, openGateway, type SmsSettings, type Surroundings } from '#server/sms/sms-gateway.ts';
import { inSending } from '#server/telemetry/queued.ts';
import { expireUnsent } from './aging.ts';
import { takeBackOvertaken } from './gathering.ts';
import { claim, fail, type Message, postpone } from './queue.ts';
import { mayText } from './unasked.ts';

interface Post extends Surroundings {
  orm: Orm;
  /** Once aborted, no further text is started. */
  signal?: AbortSignal;
  /** Logs each text by its id. */
  log?: Logger;
}

/** Sends every due text, or this one; returns how many were sent and how many were not accepted. */
export async function sendDueSms(post: Post, only?: number) {
  const { orm, now } = post;
  const result = { sent: 0, failed: 0 };
  const open = await openGateway(orm, post);
  if (!open) return result;
  await expireUnsent(orm, now());
  await takeBackOvertaken(orm, now());
  const { gateway, settings } = open;
  if (!gateway.isIdempotent) await giveUpUnknown(post);
  const timeZone = await timeZoneOf(orm);
  while (!post.signal?.aborted) {
    const message = await claim(post, 'sms', only);
    if (!message) return result;
    if (!(await mayGo(post, message, { settings, timeZone }))) continue;
    const { attempts, headers, recipient, textBody } = message;
    const delivery = await inSending({ channel: 'sms', attempts, by: headers.queuedBy }, async () => {
      const made = await gateway.send({ id: idOf(post.secret, message), to: recipient, text: textBody });
      const told = { message: message.id, channel: 'sms', attempt: attempts };
      if (made.kind === 'sent') post.log?.info(told, 'sent');
      else post.log?.warn({ ...told, fault: made.kind }, 'not sent');
      return made;
    });
    if (delivery.kind === 'sent') {
      await end(post, message, 'sent', '');
      result.sent++;
      continue;
    }
    result.failed++;
    if (delivery.kind === 'later') await fail(post, message, delivery.reason);
    else if (delivery.kind === 'stopped') await stopped(post, message);
    else {
      const words = delivery.kind === 'unknown' ? `${unknown} ${delivery.reason}` : delivery.reason;
      await fail(post, message, words, { isFinal: true });
    }
  }
  return result;
}

const unknown = 'Nobody knows whether this text was sent, so it is not sent again.';

/** The same for a row at each try, but different for another row with the same id, as after a backup was restored. */
function idOf(secret: string, { id, createdAt, recipient, textBody }: Message) {
  return `sms-${sign(secret, 'sms id', `${id} ${createdAt.toISOString()} ${recipient} ${textBody}`)}`;
}

/** Texts whose process ended while handing them over. */
async function giveUpUnknown({ orm, now }: Post) {
  await orm.execute(sql`
    update outbox set status = 'dead', last_error = ${unknown}, claimed_until = null
    where channel = 'sms' and status = 'queued' and claimed_until <= ${new Date(now()).toISOString()}`);
}

async function mayGo(
  post: Post,
  message: Message,
  { settings, timeZone }: { settings: SmsSettings; timeZone: string },
): Promise<boolean> {
  const { orm, now } = post;
  const refused = await refusalOf(orm, message);
  if (refused) {
    await end(post, message, 'discarded', refused);
    return false;
  }
  if (message.headers.isForDaytime && isQuiet(settings, timeZone, now())) {
    await orm.execute(sql`
      update outbox set attempts = 0, claimed_until = null,
        next_attempt_at = ${new Date(quietEnd(settings, timeZone, now())).toISOString()},
        last_error = 'It waits for the morning.'
      where id = ${message.id}`);
    return false;
  }
  if (message.countsAs === '' || message.attempts > 1) return true;
  if (await mayText(post, message.recipient)) return true;
  await postpone(post, message);
  return false;
}

/** Null if the person still gets texts. */
async function refusalOf(orm: Orm, { id }: Message): Promise<string | null> {
  const { rows } = await orm.execute<{ stopped: boolean; withdrawn: boolean }>(sql`
    select ${hasStopped(sql`o.recipient`)} as stopped,
      o.appointment_id is not null and not exists (select from appointment a
        where a.id = o.appointment_id and a.sms_agreed_at is not null and a.phone = o.recipient)
      or o.unique_key like 'waitlist %' and not exists (select from waitlist w
        where w.id = substring(o.unique_key from '^waitlist ([0-9]{1,9}) ')::int
          and w.sms_agreed_at is not null and w.phone = o.recipient) as withdrawn
    from outbox o where o.id = ${id}`);
  if (rows[0]?.stopped) return 'The person replied STOP.';
  return rows[0]?.withdrawn ? 'The person no longer gets texts at this number.' : null;
}

/** The provider received STOP before we did. */
async function stopped(post: Post, message: Message) {
  await post.orm.insert(schema.smsStop).values({ phone: message.recipient }).onConflictDoNothing();
  await end(post, message, 'discarded', 'The person replied STOP.');
}

async function end({ orm, now }: Post, { id }: Message, status: 'sent' | 'discarded', words: string) {
  await orm.execute(sql`
    update outbox set status = ${status}, last_error = ${words}, claimed_until = null,
      sent_at = ${status === 'sent' ? new Date(now()).toISOString() : null}
    where id = ${id}`);
}

async function timeZoneOf(orm: Orm) {
  const [found] = await orm.select({ timeZone: schema.settings.timeZone }).from(schema.settings);
  return found!.timeZone;
}
