/**
 * Invariants of the booking tables, checked in plain SQL without any code that books. Returns a sentence for each
 * violation.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';

export async function brokenInvariants(orm: Orm, { mostFuture }: { mostFuture: number }): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, query] of Object.entries(checks(mostFuture))) {
    const { rows } = await orm.execute<{ what: string }>(query);
    for (const { what } of rows.slice(0, 3)) broken.push(`${sentence}: ${what}`);
  }
  return broken;
}

const occupying = sql`('held', 'requested', 'booked', 'arrived', 'in_progress', 'fulfilled', 'no_show')`;
const ended = sql`('cancelled', 'declined', 'expired', 'entered_in_error')`;
const pending = sql`('held', 'requested', 'booked')`;

const checks = (mostFuture: number): Record<string, SQL> => ({
  'Two patients have one place at one time': sql`
    select a.id || ' and ' || b.id as what from allocation a join allocation b
      on a.doctor_id = b.doctor_id and a.lane = b.lane and a.id < b.id and a.during && b.during
    where a.active and b.active`,

  'A doctor is with two groups at once': sql`
    select a.id || ' and ' || b.id as what from allocation a join allocation b
      on a.doctor_id = b.doctor_id and (a.visit_type_id, a.starts_at) <> (b.visit_type_id, b.starts_at) and a.id < b.id and a.during && b.during
    where a.active and b.active`,

  'A visit with a length of its own shares its time': sql`
    select a.id || ' and ' || b.id as what from allocation a join allocation b
      on a.doctor_id = b.doctor_id and a.id <> b.id and a.during && b.during
    where a.active and b.active and a.alone`,

  'Two sessions have one room at one time': sql`
    select a.id || ' and ' || b.id as what from allocation a join allocation b
      on a.room_id = b.room_id and a.id < b.id and a.during && b.during
        and (a.doctor_id, a.visit_type_id, a.starts_at) <> (b.doctor_id, b.visit_type_id, b.starts_at)
    where a.active and b.active`,

  'Patients of one session have two rooms': sql`
    select a.id || ' and ' || b.id as what from allocation a join allocation b
      on a.doctor_id = b.doctor_id and a.room_id <> b.room_id and a.id < b.id and a.during && b.during
    where a.active and b.active`,

  'An allocation has not the room that it needs': sql`
    select a.id || ' in ' || coalesce(r.name, 'none') as what from allocation a
      join visit_type v on v.id = a.visit_type_id left join room r on r.id = a.room_id
      left join appointment p on p.id = a.appointment_id
    where a.active and coalesce(r.kind, '') <> case when p.visit_type ->> 'mode' <> 'in-person' then '' else v.room_kind end`,

  'More patients than places': sql`
    select a.doctor_id || ' ' || a.visit_type_id || ' ' || a.starts_at as what from allocation a join appointment p on p.id = a.appointment_id
    where a.active group by a.doctor_id, a.visit_type_id, a.starts_at
    having count(*) > min((p.visit_type->>'places')::int)`,

  'An active appointment has no allocation': sql`
    select p.reference as what from appointment p
    where p.status in ${occupying} and p.status <> 'held' and not p.is_squeezed_in
      and not exists (select from allocation a where a.appointment_id = p.id and a.active)`,

  'A visit that was squeezed in has an allocation': sql`
    select p.reference as what from appointment p join allocation a on a.appointment_id = p.id where p.is_squeezed_in and a.active`,

  'A finished appointment still has an allocation': sql`
    select p.reference as what from appointment p join allocation a on a.appointment_id = p.id
    where p.status in ${ended} and a.active`,

  'An allocation does not match its appointment’s time and doctor': sql`
    select p.reference as what from appointment p join allocation a on a.appointment_id = p.id
    where a.active and (a.doctor_id <> p.doctor_id
      or lower(a.during) <> p.starts_at - make_interval(mins => (p.visit_type->>'bufferBeforeMinutes')::int)
      or upper(a.during) <> p.ends_at + make_interval(mins => (p.visit_type->>'bufferAfterMinutes')::int)
      or a.visit_type_id <> p.visit_type_id or a.starts_at <> p.starts_at
      or a.alone <> coalesce((p.visit_type->>'alone')::boolean, false))`,

  'An appointment is not as long as its visit': sql`
    select reference as what from appointment
    where ends_at - starts_at <> make_interval(mins => (visit_type->>'durationMinutes')::int)`,

  'A booked allocation expires': sql`
    select p.reference as what from appointment p join allocation a on a.appointment_id = p.id
    where a.active and p.status <> 'held' and a.expires_at is not null`,

  'A proven contact has more future appointments than allowed': sql`
    select lower(email) as what from appointment
    where status in ${pending} and email <> '' and source = 'web' and contact_proven_at is not null
    group by lower(email) having count(*) > ${mostFuture}`,

  'A proven contact is at two places at once': sql`
    select a.reference || ' and ' || b.reference as what from appointment a join appointment b
      on a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      and a.email <> '' and lower(a.email) = lower(b.email)
      and a.contact_proven_at is not null and b.contact_proven_at is not null
    where a.status in ${pending} and b.status in ${pending} and a.source = 'web' and b.source = 'web'`,

  'A patient with an email address was not notified of the last change': sql`
    select p.reference as what from appointment p
    where p.email <> '' and not exists (select from outbox o where o.appointment_id = p.id or o.series_id = p.series_id)`,

  'Two messages announce one change': sql`
    select unique_key as what from outbox where unique_key is not null group by unique_key having count(*) > 1`,
});
