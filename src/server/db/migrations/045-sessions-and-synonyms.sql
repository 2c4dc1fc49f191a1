-- What patients attend together is one visit type at one start. It was one text, "<visit type>@<epoch milliseconds>",
-- which SQL and the code each took apart; in two columns it is data, and the visit type is one that exists.
alter table allocation
  add column visit_type_id integer references visit_type,
  add column starts_at timestamptz;
-- A time that was kept and never booked does not outlast its visit type.
delete from allocation
  where appointment_id is null and not exists (select from visit_type v where v.id = split_part(session, '@', 1)::integer);
update allocation set
  visit_type_id = split_part(session, '@', 1)::integer,
  starts_at = to_timestamp(split_part(session, '@', 2)::bigint / 1000.0);
-- Two allocations are of one session where both are equal, so a doctor is kept out of two sessions by two constraints.
alter table allocation
  drop column session,
  alter column visit_type_id set not null,
  alter column starts_at set not null,
  add constraint allocation_one_visit_type_at_a_time
    exclude using gist (doctor_id with =, visit_type_id with <>, during with &&) where (active),
  add constraint allocation_one_start_at_a_time
    exclude using gist (doctor_id with =, starts_at with <>, during with &&) where (active);

-- The words of 017 and 026 are English and came into every hospital, whatever its language; they are the demo hospital's now. Who
-- has an account has had them in their search, and may have come to rely on them, so they stay; a hospital that is only
-- being set up has neither an account nor an entry yet.
delete from synonym where not exists (select from staff) and not exists (select from department);
