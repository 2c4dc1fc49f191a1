import { type SQL, sql } from 'drizzle-orm';
import type { Removed } from '#contract/retention.ts';
import { forgetNeeds } from '#server/booking/needs.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { deviceDays } from '#server/identity/known-device.ts';
import { expireUnsent } from '#server/mail/aging.ts';
import { confirmableDays } from '#server/mail/newsletter-message.ts';
import { forgetContactsOfRecords, forgetStrayPatients } from '#server/patient/forget.ts';
import { forgetPatients } from '#server/patient/forget-visits.ts';

/**
 * Deletes what has served its purpose: expired sessions, old idempotency keys, throttle counts, unused holds; personal
 * data past the retention periods in Settings, except records that the law requires; and needs of past visits. Dead
 * mail stays as long as an inquiry does, expired mail as long as sent mail. Returns and records the numbers of deleted
 * rows. The trail keeps the fact of each change; changed personal values are deleted with the person.
 */
export async function tidy(orm: Orm, now: number): Promise<Removed> {
  const [retention] = await orm.select().from(schema.retention);
  const { inquiryMonths, appointmentMonths, sentMailDays, waitlistDays, ratingMonths } = retention!;
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  const monthsAgo = (months: number) => sql`${ago(0)}::timestamptz - ${months} * interval '1 month'`;
  const count = async (statement: SQL) => (await orm.execute(statement)).rowCount ?? 0;

  await orm.execute(sql`delete from idempotency where created_at < ${ago(48)}`);
  await orm.execute(sql`delete from allocation where appointment_id is null and expires_at < ${ago(24)}`);
  // Deletes the input of unconfirmed bookings, including their mail; after an hour their page need no longer explain
  // it.
  await orm.execute(sql`delete from appointment where status = 'held' and confirm_until < ${ago(1)}`);
  // It no longer counts towards a share, and the origin of a booking must not be kept longer.
  await orm.execute(
    sql`update allocation set taken_from = null, counted_until = null where counted_until < ${ago(0)}`,
  );
  await orm.execute(sql`delete from sign_in_failure where updated_at < ${ago(48)}`);
  await orm.execute(sql`delete from staff_link where expires_at < ${ago(0)}`);
  await orm.execute(sql`delete from passkey_challenge where expires_at < ${ago(0)}`);
  await orm.execute(sql`delete from sso_request where expires_at < ${ago(0)}`);
  await orm.execute(sql`delete from known_device where used_at < ${ago(24 * deviceDays)}`);
  await orm.execute(sql`delete from budget where ${ago(24)} > all (taken_at)`);
  await expireUnsent(orm, now);
  await forgetNeeds(orm, now);
  const removed: Removed = {
    appointments: await forgetPatients(orm, now, monthsAgo(appointmentMonths)),
    inquiries: await count(sql`delete from inquiry where created_at < ${monthsAgo(inquiryMonths)}`),
    sentMail: await count(
      // Messages already sent about a future visit decide which come next.
      sql`delete from outbox where status = 'sent' and sent_at < ${ago(24 * sentMailDays)}
        and not exists (select 1 from appointment a
          where (a.id = appointment_id or a.series_id = outbox.series_id) and a.ends_at > ${ago(0)})`,
    ),
    unsentMail: await count(
      sql`delete from outbox where (status in ('dead', 'discarded') and created_at < ${monthsAgo(inquiryMonths)})
        or (status = 'expired' and useful_until < ${ago(24 * sentMailDays)})`,
    ),
    subscribers: await count(
      sql`delete from subscriber where confirmed_at is null and updated_at < ${ago(24 * confirmableDays)}`,
    ),
    waitlist: await count(sql`delete from waitlist where to_date < ${ago(24 * waitlistDays)}::timestamptz`),
    sessions: await count(sql`delete from session where expires_at < ${ago(0)} or used_at < ${ago(24)}`),
    ratings: await count(sql`delete from page_rating where week + 7 <= ${monthsAgo(ratingMonths)}`),
  };
  await forgetStrayPatients(orm);
  await forgetContactsOfRecords(orm);
  await orm.insert(schema.purge).values({ createdAt: new Date(now), removed });
  await orm.execute(sql`delete from purge where created_at < ${ago(24 * 90)}`);
  return removed;
}
