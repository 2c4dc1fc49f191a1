/**
 * Combines messages about changes of an appointment within minutes. The first is sent at once, since people wait for
 * it; one that soon follows waits, and a newer message replaces one still queued. So a patient reads the last state
 * once, under the same calendar entry, and no one can be flooded by moving one back and forth.
 *
 * A message that is being delivered is never touched: it may have arrived.
 */
import { sql } from 'drizzle-orm';
import type { Channel } from '#contract/mail.ts';
import type { Orm } from '#server/db/orm.ts';
import { mailTimes } from './mail-limits.ts';

export interface Told {
  /** When the last message was, or may have been, sent, in epoch milliseconds; null if none was. */
  lastAt: number | null;
  /** Whether the patient may have a calendar entry for it; true if its mail was purged. */
  hasEvent: boolean;
}

/** What the patient knows from one channel's messages about an appointment, as far as they are still stored. */
export async function readTold(orm: Orm, appointmentId: number, channel: Channel): Promise<Told> {
  const { rows } = await orm.execute<{ last_ms: string | null; all: number; events: number }>(sql`
    select extract(epoch from max(coalesce(sent_at, claimed_until - interval '5 minutes', created_at))
        filter (where ${wentOut})) * 1000 as last_ms,
      count(*)::int as all,
      count(*) filter (where ${wentOut}
        and (unique_key like 'appointment % booked %' or unique_key like 'appointment % moved %'
          or unique_key like 'appointment % mode %'
          or unique_key like 'appointment % series-%'))::int as events
    from outbox where ${isAbout(appointmentId)} and channel = ${channel}`);
  const { last_ms, all, events } = rows[0]!;
  return { lastAt: last_ms === null ? null : Number(last_ms), hasEvent: events > 0 || all === 0 };
}

/** A condition on `outbox`: the message is about an appointment, alone or with others of its series. */
function isAbout(appointmentId: number) {
  return sql`(appointment_id = ${appointmentId}
    or series_id = (select series_id from appointment where id = ${appointmentId}))`;
}

const wentOut = sql`(status = 'sent' or attempts > 0)`;

export function notBefore({ lastAt }: Told, now: number) {
  return lastAt === null ? now : Math.max(now, lastAt + mailTimes.gathered.value * 60_000);
}

/**
 * Discards a channel's queued messages about an appointment, including reminders. Returns the number without reminders.
 */
export async function takeBackUnsent(
  orm: Orm,
  appointmentId: number,
  channel: Channel,
  now: number,
): Promise<number> {
  const { rows } = await orm.execute<{ is_reminder: boolean }>(sql`
    update outbox set status = 'discarded', last_error = ${replaced}
    where appointment_id = ${appointmentId} and series_id is null and channel = ${channel} and ${waits(now)}
    returning unique_key like 'appointment % reminder-%' as is_reminder`);
  return rows.filter(({ is_reminder }) => !is_reminder).length;
}

/**
 * Discards a queued message about the state of a series that a newer one replaces; returns whether it would have been
 * the first. A message about cancelled visits stays, since the newer one does not repeat it.
 */
export async function takeBackSeries(
  orm: Orm,
  {
    seriesId,
    channel,
    recipient,
    now,
  }: { seriesId: string; channel: Channel; recipient: string; now: number },
): Promise<boolean> {
  const { rows } = await orm.execute<{ is_first: boolean }>(sql`
    update outbox set status = 'discarded', last_error = ${replaced}
    where series_id = ${seriesId} and channel = ${channel} and lower(recipient) = lower(${recipient}) and ${waits(now)} and ${saysHowItIs}
    returning unique_key like 'appointment % series-booked %' as is_first`);
  return rows.some(({ is_first }) => is_first);
}

const saysHowItIs = sql`(unique_key like 'appointment % series-booked %' or unique_key like 'appointment % series-moved %')`;

/** Whether news of a move is still queued, so that the patient knows only the former time. */
export async function hasUnsentMove(orm: Orm, appointmentId: number, now: number): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from outbox where appointment_id = ${appointmentId} and attempts = 0 and ${waits(now)} and ${leads}
      and unique_key like 'appointment % moved %' limit 1`);
  return rows.length > 0;
}

/**
 * A condition on `outbox`: a newer message of the same channel about the same appointment exists, so this one is
 * outdated.
 */
export const isOvertaken = sql`exists (select 1 from outbox newer
  where newer.appointment_id = outbox.appointment_id and newer.channel = outbox.channel
    and outbox.series_id is null and newer.series_id is null
    and newer.id > outbox.id and newer.status in ('queued', 'sent')
    and newer.unique_key not like 'appointment % reminder-%')`;

/** A condition on `outbox`: an earlier message about the whole series is still queued and must come first. */
export const followsSeries = sql`exists (select 1 from outbox earlier
  join appointment visit on visit.series_id = earlier.series_id
  where visit.id = outbox.appointment_id and earlier.channel = outbox.channel and earlier.id < outbox.id and earlier.status = 'queued')`;

/** Ignores reminders. */
export async function hasUnsent(orm: Orm, appointmentId: number, now: number): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from outbox where appointment_id = ${appointmentId} and ${waits(now)} and ${leads}
      and unique_key not like 'appointment % reminder-%' limit 1`);
  return rows.length > 0;
}

/** Discards messages that became outdated while a mail server was away or the process was down. */
export async function takeBackOvertaken(orm: Orm, now: number) {
  await orm.execute(sql`update outbox set status = 'discarded', last_error = ${replaced}
    where next_attempt_at <= ${new Date(now).toISOString()} and ${waits(now)} and ${isOvertaken}`);
}

/** Mail is complete, so a text beside it may still wait. */
const leads = sql`(channel = 'mail' or not exists (
  select from outbox mail where mail.appointment_id = outbox.appointment_id and mail.channel = 'mail'))`;

const replaced = 'A newer message took its place.';

function waits(now: number) {
  return sql`status = 'queued' and (claimed_until is null or claimed_until <= ${new Date(now).toISOString()})`;
}
