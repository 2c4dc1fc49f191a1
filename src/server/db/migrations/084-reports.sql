-- What reports ask of a visit: when it was given up, and whether it came from the waiting list.
alter table appointment
  add column cancelled_at timestamptz,
  -- How many patients may share its time. One with a length of its own shares it with nobody.
  add column places smallint not null generated always as (case
    when (visit_type ->> 'alone')::boolean then 1 else coalesce((visit_type ->> 'places')::smallint, 1) end) stored,
  drop constraint appointment_source_check,
  add constraint appointment_source_check check (source in ('web', 'phone', 'walk-in', 'waitlist'));

-- The trail knows when; where it does not, nothing has changed since.
update appointment set cancelled_at = coalesce(
    (select max(a.created_at) from activity a
      where a.entity = 'appointment' and a.entity_id = appointment.id and a.action = 'cancelled'),
    updated_at)
  where status = 'cancelled';
create function cancelled_when() returns trigger language plpgsql as $$
begin
  new.cancelled_at := new.updated_at;
  return new;
end $$;
create trigger cancelled_when before insert or update of status on appointment
  for each row when (new.status = 'cancelled' and new.cancelled_at is null) execute function cancelled_when();

update appointment set source = 'waitlist'
  from waitlist w where w.appointment_id = appointment.id and source <> 'waitlist';

-- A year of all doctors is counted from the index alone.
drop index appointment_doctor_starts_at;
create index appointment_doctor_starts_at on appointment (doctor_id, starts_at)
  include (ends_at, created_at, cancelled_at, visit_type_id, status, source, changed_by, is_squeezed_in, places);
