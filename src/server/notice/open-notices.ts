/**
 * What waits for staff, read from the tables themselves each time: nothing is written when something comes in, and
 * finished matters disappear. What an account may read is a condition within these queries.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notice.ts';
import type { Stranded } from '#contract/schedule.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { type Holder, may } from '#server/identity/rights.ts';
import { isOpenTo } from '#server/inquiry/owner.ts';

/** Days; older matters are no longer shown, but their own page still lists them. */
const shownDays = 30;

interface NoticeQuery {
  now: number;
  kinds: readonly NoticeKind[];
  /** From times/lately-stranded.ts. */
  stranded: readonly Pick<Stranded, 'appointmentId'>[];
  /** The account; null for what waits for anyone. */
  staffId: number | null;
}

/**
 * A query for the open notices of these kinds: `kind`, `entity_id` and `occasion` identify one, `since` is when it came
 * in and `whose` its owner. `is_mailed` is false for invented patients, and for mail that only notified someone of
 * other notices.
 */
export function openNotices(holder: Holder, { now, kinds, stranded, staffId }: NoticeQuery): SQL {
  const at = new Date(now).toISOString();
  const oldest = new Date(now - shownDays * 86_400_000).toISOString();
  const asked = (kind: NoticeKind, reached: SQL | undefined) =>
    kinds.includes(kind) ? (reached ?? sql`true`) : sql`false`;
  const ofVisit = within(schema.appointment, holder, 'read');
  const ofInquiry = within(schema.inquiry, holder, 'read');
  const inquiries = sql`inquiry
    left join doctor on doctor.id = inquiry.doctor_id
    left join department on department.id = coalesce(inquiry.owner_department_id, inquiry.department_id)`;
  const whose = sql`coalesce(doctor.name, department.name, '')`;
  // For new owners an inquiry comes in when handed over.
  const since = sql`coalesce(inquiry.handed_at, inquiry.created_at)`;
  // An inquiry taken by a colleague waits for no one else.
  const forThem = staffId === null ? sql`true` : isOpenTo(staffId);
  return sql`
    select 'inquiry' as kind, inquiry.id as entity_id, date_trunc('milliseconds', ${since}) as occasion, ${since} as since,
      ${whose} as whose, not inquiry.is_demo as is_mailed
    from ${inquiries}
    where inquiry.status = 'new' and coalesce(inquiry.due_at > ${at}, true) and ${since} > ${oldest} and ${forThem}
      and ${asked('inquiry', ofInquiry)}
    union all
    select 'overdue', inquiry.id, date_trunc('milliseconds', inquiry.due_at), inquiry.due_at, ${whose}, not inquiry.is_demo
    from ${inquiries}
    where inquiry.status in ('new', 'open') and inquiry.due_at <= ${at} and ${since} > ${oldest} and ${forThem}
      and ${asked('overdue', ofInquiry)}
    union all
    select 'request', appointment.id, appointment.starts_at, appointment.created_at, doctor.name, not appointment.is_demo
    from appointment join doctor on doctor.id = appointment.doctor_id
    where appointment.status = 'requested' and appointment.starts_at > ${at} and ${asked('request', ofVisit)}
    union all
    select 'stranded', appointment.id, appointment.starts_at, null::timestamptz, doctor.name, not appointment.is_demo
    from appointment join doctor on doctor.id = appointment.doctor_id
    where appointment.id = any(${`{${stranded.map(({ appointmentId }) => appointmentId).join(',')}}`}::int[])
      and ${asked('stranded', ofVisit)}
    union all
    select 'call', offer.id, offer.starts_at, offer.created_at, doctor.name, not waitlist.is_demo
    from waitlist_offer offer join waitlist on waitlist.id = offer.waitlist_id join doctor on doctor.id = offer.doctor_id
    where offer.state = 'open' and offer.is_called and offer.expires_at > ${at}
      and waitlist.status = 'waiting' and ${asked('call', within(schema.waitlist, holder, 'read'))}
    union all
    select 'undelivered', outbox.id, date_trunc('milliseconds', outbox.next_attempt_at), outbox.next_attempt_at, '',
      coalesce(outbox.unique_key not like 'notice %', true)
    from outbox
    where outbox.status = 'dead' and outbox.next_attempt_at > ${oldest}
      and ${asked('undelivered', may(holder, 'messages', 'read') ? undefined : sql`false`)}`;
}

export function marksOf(staffId: number): SQL {
  return sql`left join notice_mark m on m.staff_id = ${staffId} and m.kind = open.kind and m.entity_id = open.entity_id
    and m.occasion = open.occasion`;
}
