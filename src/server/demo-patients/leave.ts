/**
 * One doctor of the demo hospital is always about to be away during a booked visit, so that there is an appointment to
 * rebook.
 */
import { sql } from 'drizzle-orm';
import { lockHours } from '#server/booking/lock.ts';
import { chances, pick } from './chance.ts';
import { type DemoContext, setStates } from './visits.ts';

const dayMs = 86_400_000;

/**
 * Adds leave over the last visit of a doctor's day, unless there is some ahead, or another patient is booked then. Call
 * it in a transaction that holds no lock of a booking yet: it waits for the bookings of the doctor.
 */
export async function addLeave(context: DemoContext) {
  const found = await lastVisits(context);
  if (found.length === 0) return;
  const { id, doctor_id } = pick(found, chances('leave', found[0]!.starts_local)());
  await lockHours(context.orm, doctor_id);
  // A booking or added hours may have come in between.
  const still = (await lastVisits(context)).find((one) => one.id === id);
  if (!still) return;
  const { starts_local, ends_local } = still;
  await context.orm.execute(sql`insert into time_off (doctor_id, kind, starts_local, ends_local, note, is_demo)
    values (${doctor_id}, 'leave', ${starts_local}, ${ends_local}, 'Away for a course', true)`);
}

/** The visits after which leave until 22:00 could be added. */
async function lastVisits({ orm, now }: DemoContext) {
  const [soonest, latest] = [iso(now() + 3 * dayMs), iso(now() + 10 * dayMs)];
  const { rows } = await orm.execute<LastVisit>(sql`
    select a.id, a.doctor_id, to_char(a.starts_at at time zone a.time_zone, 'YYYY-MM-DD"T"HH24:MI') as starts_local,
      to_char(a.starts_at at time zone a.time_zone, 'YYYY-MM-DD"T22:00"') as ends_local
    from appointment a
    where a.is_demo and a.status = 'booked' and a.version = 1 and a.starts_at between ${soonest} and ${latest}
      and (a.starts_at at time zone a.time_zone)::time < '22:00'
      and not exists (select from time_off t where t.is_demo
        and t.ends_local > ${iso(now())}::timestamptz at time zone a.time_zone)
      and not exists (select from allocation x where x.doctor_id = a.doctor_id and x.active
        and x.starts_at > a.starts_at
        and (x.starts_at at time zone a.time_zone)::date = (a.starts_at at time zone a.time_zone)::date)
      and not exists (select from allocation x left join appointment other on other.id = x.appointment_id
        where x.doctor_id = a.doctor_id and x.starts_at = a.starts_at and x.active
          and (other.id is null or not other.is_demo))
    order by a.starts_at, a.id`);
  return rows;
}

type LastVisit = { id: number; doctor_id: number; starts_local: string; ends_local: string };

/** A day before, the desk has called patients who were not rebooked. */
export async function settleStranded({ orm, now }: DemoContext) {
  const { rows } = await orm.execute<{ id: number }>(sql`
    select a.id from appointment a join time_off t on t.is_demo and t.doctor_id = a.doctor_id
      and a.starts_at at time zone a.time_zone >= t.starts_local
      and a.starts_at at time zone a.time_zone < t.ends_local
    where a.is_demo and a.version = 1 and a.status in ('requested', 'booked')
      and a.starts_at < ${iso(now() + dayMs)}
    for update of a`);
  if (rows.length === 0) return;
  const changes = {
    status_note: '',
    message_to_patient: 'The doctor is away at this time. Please choose another one, or call us.',
    changed_by: 'staff' as const,
  };
  await setStates(
    orm,
    rows.map(({ id }) => id),
    { to: 'cancelled', at: now(), changes },
  );
}

export async function forgetLeave({ orm, now }: DemoContext) {
  const old = sql`is_demo and ends_local < ${iso(now() - 7 * dayMs)}::timestamp`;
  // Deleting none would empty every page's memory too: content_changed is about the statement.
  const { rows } = await orm.execute(sql`select 1 from time_off where ${old} limit 1`);
  if (rows.length > 0) await orm.execute(sql`delete from time_off where ${old}`);
}

function iso(instant: number) {
  return new Date(instant).toISOString();
}
