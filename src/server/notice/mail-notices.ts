/**
 * Writes the mail about what waits, for accounts that chose some: at once, gathered, or once a day. It runs as a job,
 * so that no booking waits for it. The marks of an account are written in one transaction with the message, under a
 * lock on its choices: neither a second node nor a crash in between notifies it twice or never.
 */

import { type SQL, sql } from 'drizzle-orm';
import type { ChosenKind, NoticeKind, NoticeWay } from '#contract/notice.ts';
import type { Stranded } from '#contract/schedule.ts';
import { canSignIn } from '#server/account/signs-in-here.ts';
import type { Services } from '#server/call/context.ts';
import type * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { mailTimes } from '#server/mail/mail-limits.ts';
import { type NoticeCounts, writeNotices } from '#server/mail/notice-message.ts';
import { hospitalZone } from '#server/times/availability.ts';
import { latelyStranded } from '#server/times/lately-stranded.ts';
import { localAt } from '#server/times/zone.ts';
import { kindsOf } from './choices.ts';
import { marksOf, openNotices } from './open-notices.ts';

type NoticeContext = Pick<Services, 'orm' | 'notifications' | 'now' | 'publicUrl' | 'mailWritten'>;

interface Moment {
  now: number;
  /** On the hospital's clock. */
  localDate: string;
  hour: number;
  stranded: readonly Stranded[];
}

type Account = Pick<typeof schema.staff.$inferSelect, 'id' | 'name' | 'email' | 'language' | 'roles'> &
  Record<ChosenKind, NoticeWay> & { doctor_id: number | null; is_digest_due: boolean; is_mail_due: boolean };

/** Returns the number of messages. Calls `mailWritten` once. */
export async function mailNotices(context: NoticeContext): Promise<number> {
  const { orm, now } = context;
  const { localDate, localTime } = localAt(await hospitalZone(orm), now());
  const moment = { now: now(), localDate, hour: Number(localTime.slice(0, 2)) };
  const { rows } = await orm.execute<{ id: number }>(
    sql`select s.id from ${accounts} and (${isDigestDue(moment)} or ${isMailDue(moment)}) order by s.id`,
  );
  if (rows.length === 0) return 0;
  const stranded = await latelyStranded(context);
  let written = 0;
  for (const { id } of rows) {
    written += await transaction(context, (inside) => tell(inside, id, { ...moment, stranded }));
  }
  if (written > 0) context.mailWritten();
  return written;
}

/**
 * Accounts that can sign in: no one is notified who has left, is disabled or has not accepted the invitation to this
 * address.
 */
const accounts = sql`notice_choice c join staff s on s.id = c.staff_id
  where ${canSignIn('s')}`;

/** Once on each local date, also when clocks change; late rather than never if no process was running. */
function isDigestDue({ localDate, hour }: Pick<Moment, 'localDate' | 'hour'>): SQL {
  return sql`('digest' in (c.inquiry, c.request, c.stranded, c.call, c.undelivered)
    and c.digest_hour <= ${hour} and coalesce(c.digest_on < ${localDate}::date, true))`;
}

function isMailDue({ now }: Pick<Moment, 'now'>): SQL {
  const gathered = new Date(now - mailTimes.noticesGathered.value * 60_000).toISOString();
  return sql`('mail' in (c.inquiry, c.request, c.stranded, c.call, c.undelivered)
    and coalesce(c.mailed_at <= ${gathered}::timestamptz, true))`;
}

/** The account's reach is read again under the locks, so that a change of its roles comes before or after. */
async function tell(context: NoticeContext, id: number, moment: Moment): Promise<number> {
  const { rows } = await context.orm.execute<Account & Record<string, unknown>>(sql`
    select s.id, s.name, s.email, s.language, s.roles, s.doctor_id, c.inquiry, c.request, c.stranded, c.call, c.undelivered,
      ${isDigestDue(moment)} as is_digest_due, ${isMailDue(moment)} as is_mail_due
    from ${accounts} and s.id = ${id} for share of s for update of c skip locked`);
  const account = rows[0];
  if (!account) return 0;
  const mailed = account.is_mail_due && (await mailNew(context, account, moment));
  const digested = account.is_digest_due && (await mailDigest(context, account, moment));
  return Number(mailed) + Number(digested);
}

/** Notices that are neither read in the staff area nor mailed. */
async function mailNew(context: NoticeContext, account: Account, moment: Moment): Promise<boolean> {
  const { orm } = context;
  const at = new Date(moment.now).toISOString();
  const { rows } = await orm.execute<{ kind: NoticeKind }>(sql`
    insert into notice_mark (staff_id, kind, entity_id, occasion, mailed_at)
    select ${account.id}, open.kind, open.entity_id, open.occasion, ${at}
    from (${openOf(account, 'mail', moment)}) open ${marksOf(account.id)}
    where open.is_mailed and m.read_at is null and m.mailed_at is null order by open.kind, open.entity_id
    on conflict (staff_id, kind, entity_id, occasion) do update set mailed_at = excluded.mailed_at
    returning kind`);
  if (rows.length === 0) return false;
  const waiting: NoticeCounts = {};
  for (const { kind } of rows) waiting[kind] = (waiting[kind] ?? 0) + 1;
  await orm.execute(sql`update notice_choice set mailed_at = ${at} where staff_id = ${account.id}`);
  await writeNotices(context, account, { waiting, once: at, isDigest: false });
  return true;
}

/** All open notices, read or not. A morning without any is done too, without a message. */
async function mailDigest(context: NoticeContext, account: Account, moment: Moment): Promise<boolean> {
  const { orm } = context;
  const { localDate } = moment;
  await orm.execute(sql`update notice_choice set digest_on = ${localDate} where staff_id = ${account.id}`);
  const { rows } = await orm.execute<{ kind: NoticeKind; count: number }>(sql`
    select kind, count(*)::int as count from (${openOf(account, 'digest', moment)}) open where is_mailed group by kind`);
  if (rows.length === 0) return false;
  const waiting = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  await writeNotices(context, account, { waiting, once: `digest ${localDate}`, isDigest: true });
  return true;
}

function openOf(account: Account, way: NoticeWay, { now, stranded }: Moment) {
  const kinds = kindsOf(account, (chosen) => chosen === way);
  return openNotices(
    { roles: account.roles, doctorId: account.doctor_id },
    { now, kinds, stranded, staffId: account.id },
  );
}
