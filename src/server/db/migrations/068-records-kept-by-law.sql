-- A law may want the record of a visit kept for longer than its patient's details. Such a visit then loses everything but
-- the name, the day, the doctor and what it was for, and those as well once the time of the law is over.
alter table retention
  -- After the visit; 0 where there is no such law.
  add column record_months integer not null default 0 check (record_months between 0 and 600),
  add column record_law varchar(200) not null default '';

alter table appointment
  add column details_removed_at timestamptz,
  drop constraint appointment_contact_check,
  add constraint appointment_contact_check check (
    email <> '' or phone <> '' or source = 'walk-in' or contact_removed_at is not null or details_removed_at is not null
  );
drop index appointment_contact_to_remove;
create index appointment_contact_to_remove on appointment (ends_at)
  where contact_removed_at is null and details_removed_at is null;
create index appointment_record_to_remove on appointment (ends_at)
  where contact_removed_at is null and details_removed_at is not null;

-- With a message goes what the trail knows of who read it, and why.
create or replace function activity_is_personal(entity text) returns boolean language sql immutable as $$
  select entity in ('appointment', 'inquiry', 'waitlist', 'newsletter', 'staff', 'patient', 'mail')
$$;
