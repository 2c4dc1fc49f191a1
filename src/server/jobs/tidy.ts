import { sql } from 'drizzle-orm';
import { confirmableDays } from '#server/api/newsletter.ts';
import type { Orm } from '#server/db/orm.ts';
import { deviceDays } from '#server/identity/known-device.ts';

/**
 * Removes what has served its purpose: sessions that are over, old claims of idempotency keys, forgotten guesses, times
 * that were kept for somebody who did not book; and
 * what is kept of people no longer than the privacy page says: inquiries with their threads, addresses whose owners
 * never confirmed them, mail that went out. Mail that was given up stays as long as an inquiry does.
 */
export async function tidy(orm: Orm, now: number) {
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  const aYearAgo = sql`${ago(0)}::timestamptz - interval '12 months'`;
  await orm.execute(sql`delete from session where expires_at < ${ago(0)} or used_at < ${ago(24)}`);
  await orm.execute(sql`delete from idempotency where created_at < ${ago(48)}`);
  await orm.execute(sql`delete from allocation where appointment_id is null and expires_at < ${ago(24)}`);
  await orm.execute(sql`delete from sign_in_failure where updated_at < ${ago(48)}`);
  await orm.execute(sql`delete from staff_link where expires_at < ${ago(0)}`);
  await orm.execute(sql`delete from passkey_challenge where expires_at < ${ago(0)}`);
  await orm.execute(sql`delete from known_device where used_at < ${ago(24 * deviceDays)}`);
  await orm.execute(sql`delete from inquiry where created_at < ${aYearAgo}`);
  await orm.execute(
    sql`delete from subscriber where confirmed_at is null and updated_at < ${ago(24 * confirmableDays)}`,
  );
  await orm.execute(sql`delete from outbox where status = 'sent' and sent_at < ${ago(24 * sentMailDays)}`);
  await orm.execute(
    sql`delete from outbox where status in ('dead', 'discarded') and created_at < ${aYearAgo}`,
  );
  await orm.execute(sql`delete from waitlist where to_date < ${ago(24 * waitlistDays)}::timestamptz`);
  await orm.execute(sql`delete from mail_limit where ${ago(24)} > all (sent_at)`);
}

const sentMailDays = 90;
/** After the last day that somebody waited for. */
const waitlistDays = 30;
