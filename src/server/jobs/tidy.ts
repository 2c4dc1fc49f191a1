import { type SQL, sql } from 'drizzle-orm';
import type { Removed } from '#contract/retention.ts';
import { confirmableDays } from '#server/api/newsletter.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { deviceDays } from '#server/identity/known-device.ts';

/**
 * Removes what has served its purpose: sessions that are over, old claims of idempotency keys, forgotten guesses, times
 * that were kept for somebody who did not book; and what is kept of people no longer than Settings say. Mail that was
 * given up stays as long as an inquiry does. Answers and notes how many went. That something was done stays in the trail
 * of activity; what was changed of a person goes with them.
 */
export async function tidy(orm: Orm, now: number): Promise<Removed> {
  const [retention] = await orm.select().from(schema.retention);
  const { inquiryMonths, appointmentMonths, sentMailDays, waitlistDays } = retention!;
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  const monthsAgo = (months: number) => sql`${ago(0)}::timestamptz - ${months} * interval '1 month'`;
  const count = async (statement: SQL) => (await orm.execute(statement)).rowCount ?? 0;

  await orm.execute(sql`delete from idempotency where created_at < ${ago(48)}`);
  await orm.execute(sql`delete from allocation where appointment_id is null and expires_at < ${ago(24)}`);
  await orm.execute(sql`delete from sign_in_failure where updated_at < ${ago(48)}`);
  await orm.execute(sql`delete from staff_link where expires_at < ${ago(0)}`);
  await orm.execute(sql`delete from passkey_challenge where expires_at < ${ago(0)}`);
  await orm.execute(sql`delete from known_device where used_at < ${ago(24 * deviceDays)}`);
  await orm.execute(sql`delete from mail_limit where ${ago(24)} > all (sent_at)`);
  const removed: Removed = {
    appointments: await forgetPatients(orm, now, monthsAgo(appointmentMonths)),
    inquiries: await count(sql`delete from inquiry where created_at < ${monthsAgo(inquiryMonths)}`),
    sentMail: await count(
      sql`delete from outbox where status = 'sent' and sent_at < ${ago(24 * sentMailDays)}`,
    ),
    unsentMail: await count(
      sql`delete from outbox where status in ('dead', 'discarded') and created_at < ${monthsAgo(inquiryMonths)}`,
    ),
    subscribers: await count(
      sql`delete from subscriber where confirmed_at is null and updated_at < ${ago(24 * confirmableDays)}`,
    ),
    waitlist: await count(sql`delete from waitlist where to_date < ${ago(24 * waitlistDays)}::timestamptz`),
    sessions: await count(sql`delete from session where expires_at < ${ago(0)} or used_at < ${ago(24)}`),
  };
  await orm.insert(schema.purge).values({ createdAt: new Date(now), removed });
  await orm.execute(sql`delete from purge where created_at < ${ago(24 * 90)}`);
  return removed;
}

/** The visit stays, for the figures of the dashboard; who came, why, and how they are reached is gone, mail included. */
async function forgetPatients(orm: Orm, now: number, before: SQL) {
  return orm.transaction(async (inside) => {
    const { rowCount } = await inside.execute(sql`
      with due as (
        update appointment set name = ${forgottenName}, email = '', phone = '', patient_is_other = false,
          patient_name = '', reason = '', language = '', status_note = '', message_to_patient = '',
          manage_token_hash = null, contact_removed_at = ${new Date(now).toISOString()}
        where contact_removed_at is null and ends_at < ${before} returning id)
      select id from due`);
    await inside.execute(sql`delete from outbox where appointment_id in
      (select id from appointment where contact_removed_at = ${new Date(now).toISOString()})`);
    await inside.execute(sql`delete from activity_change c using activity a, appointment p
      where a.id = c.activity_id and a.entity = 'appointment' and p.id = a.entity_id
        and p.contact_removed_at = ${new Date(now).toISOString()}`);
    await inside.execute(sql`delete from revision where entity = 'appointment' and entity_id in
      (select id from appointment where contact_removed_at = ${new Date(now).toISOString()})`);
    return rowCount ?? 0;
  });
}

/** What the desk reads in place of a name. */
const forgottenName = 'Name removed';
