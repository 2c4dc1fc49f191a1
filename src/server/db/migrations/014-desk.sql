-- Who walks in stands at the counter: no phone number or e-mail address is needed to reach them.
alter table appointment
  drop constraint appointment_check1,
  add constraint appointment_contact_check check (email <> '' or phone <> '' or source = 'walk-in'),
  add constraint appointment_source_check check (source in ('web', 'phone', 'walk-in'));

-- The calendar is live: whatever changes what it shows is told to every process that listens (db/notifications.ts).
-- A message says which doctor and which local date, or null where it may be any; it never holds anything of a patient.
-- PostgreSQL sends it at the commit, and the same one of a transaction once.
create function tell_calendar(doctor integer, local_date date) returns void language sql as $$
  select pg_notify('calendar_changed', json_build_object('doctorId', doctor, 'localDate', local_date)::text)
$$;

create function appointment_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform tell_calendar(old.doctor_id, (old.starts_at at time zone old.time_zone)::date);
  end if;
  if tg_op <> 'DELETE' then
    perform tell_calendar(new.doctor_id, (new.starts_at at time zone new.time_zone)::date);
  end if;
  return null;
end $$;
create trigger appointment_changed after insert or update or delete on appointment
  for each row execute function appointment_changed();

-- Holds have no appointment yet; of the others the appointment itself tells.
create function hold_changed() returns trigger language plpgsql as $$
declare
  zone text := (select time_zone from settings where id = 1);
begin
  if tg_op <> 'INSERT' and old.appointment_id is null then
    perform tell_calendar(old.doctor_id, (lower(old.during) at time zone zone)::date);
  end if;
  if tg_op <> 'DELETE' and new.appointment_id is null then
    perform tell_calendar(new.doctor_id, (lower(new.during) at time zone zone)::date);
  end if;
  return null;
end $$;
create trigger hold_changed after insert or update or delete on allocation
  for each row execute function hold_changed();

create function hours_changed() returns trigger language plpgsql as $$
begin
  perform tell_calendar(coalesce(new.doctor_id, old.doctor_id), null);
  return null;
end $$;
create trigger schedule_changed after insert or update or delete on schedule
  for each row execute function hours_changed();
create trigger time_off_changed after insert or update or delete on time_off
  for each row execute function hours_changed();

create function any_hours_changed() returns trigger language plpgsql as $$
begin
  perform tell_calendar(null, null);
  return null;
end $$;
create trigger closure_changed after insert or update or delete on closure
  for each statement execute function any_hours_changed();
create trigger visit_type_changed after insert or update or delete on visit_type
  for each statement execute function any_hours_changed();
create trigger doctor_changed after insert or update or delete on doctor
  for each statement execute function any_hours_changed();

-- What stays open for a session ends with it.
create function session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', '');
  return null;
end $$;
create trigger session_ended after delete on session
  for each statement execute function session_ended();
create trigger staff_disabled after update of disabled_at on staff
  for each statement execute function session_ended();
