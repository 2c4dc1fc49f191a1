/**
 * One message for what happens to an appointment within minutes. The first goes out at once, since people wait for it;
 * what follows soon after the last one waits, and a newer message takes the place of one that still waits. So a patient
 * reads the last state once, under the same calendar entry, and nobody can be flooded by moving one to and fro.
 *
 * A message that a mail server is being spoken to about is never touched: it may have arrived.
 */
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import { mailTimes } from '#server/limits.ts';

export interface Told {
  /** When the last message went out, or may have; null where none did. Epoch milliseconds. */
  lastAt: number | null;
  /** Whether the patient may have a calendar entry of it. What became of mail that is no longer kept nobody knows. */
  hasEvent: boolean;
}

/** What a patient has been told of an appointment so far, as far as its messages are still there. */
export async function readTold(orm: Orm, appointmentId: number): Promise<Told> {
  const { rows } = await orm.execute<{ last_ms: string | null; all: number; events: number }>(sql`
    select extract(epoch from max(coalesce(sent_at, claimed_until - interval '5 minutes', created_at))
        filter (where ${wentOut})) * 1000 as last_ms,
      count(*)::int as all,
      count(*) filter (where ${wentOut}
        and (unique_key like 'appointment % booked %' or unique_key like 'appointment % moved %'))::int as events
    from outbox where appointment_id = ${appointmentId}`);
  const { last_ms, all, events } = rows[0]!;
  return { lastAt: last_ms === null ? null : Number(last_ms), hasEvent: events > 0 || all === 0 };
}

const wentOut = sql`(status = 'sent' or attempts > 0)`;

/** The earliest moment for one more message. */
export function notBefore({ lastAt }: Told, now: number) {
  return lastAt === null ? now : Math.max(now, lastAt + mailTimes.gathered.value * 60_000);
}

/** Takes back what waits about an appointment, reminders included; answers how many other messages these were. */
export async function takeBackUnsent(orm: Orm, appointmentId: number, now: number): Promise<number> {
  const { rows } = await orm.execute<{ is_reminder: boolean }>(sql`
    update outbox set status = 'discarded', last_error = ${replaced}
    where appointment_id = ${appointmentId} and ${waits(now)}
    returning unique_key like 'appointment % reminder-%' as is_reminder`);
  return rows.filter(({ is_reminder }) => !is_reminder).length;
}

/** Whether word of a move still waits, so that the patient has been told of the time before it only. */
export async function hasUnsentMove(orm: Orm, appointmentId: number, now: number): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from outbox where appointment_id = ${appointmentId} and attempts = 0 and ${waits(now)}
      and unique_key like 'appointment % moved %' limit 1`);
  return rows.length > 0;
}

/** A condition on `outbox`: a newer message about the same appointment is there, so this one would say what was. */
export const isOvertaken = sql`exists (select 1 from outbox newer
  where newer.appointment_id = outbox.appointment_id and newer.id > outbox.id and newer.status in ('queued', 'sent')
    and newer.unique_key not like 'appointment % reminder-%')`;

/** Takes back what was overtaken while a mail server was away or this process had ended. */
export async function takeBackOvertaken(orm: Orm, now: number) {
  await orm.execute(sql`update outbox set status = 'discarded', last_error = ${replaced}
    where next_attempt_at <= ${new Date(now).toISOString()} and ${waits(now)} and ${isOvertaken}`);
}

const replaced = 'A newer message took its place.';

function waits(now: number) {
  return sql`status = 'queued' and (claimed_until is null or claimed_until <= ${new Date(now).toISOString()})`;
}
