-- A doctor who is running late, as somebody at the desk or the doctor said: for the session of that moment, [starts_at,
-- ends_at). It ends with its session, so nothing has to be tidied, and the next one takes its row.
create table delay (
  doctor_id integer primary key references doctor on delete cascade,
  minutes smallint not null check (minutes between 5 and 240),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Since when the doctor has been late in this session; a corrected number of minutes leaves it.
  since timestamptz not null,
  said_by varchar(120) not null
);
create function delay_changed() returns trigger language plpgsql as $$
declare
  zone text := (select time_zone from settings where id = 1);
begin
  if tg_op <> 'INSERT' then
    perform tell_calendar(old.doctor_id, (old.starts_at at time zone zone)::date);
  end if;
  if tg_op <> 'DELETE' then
    perform tell_calendar(new.doctor_id, (new.starts_at at time zone zone)::date);
  end if;
  return null;
end $$;
create trigger delay_changed after insert or update or delete on delay
  for each row execute function delay_changed();

-- What a patient is called by where everybody can read it: a number that says nothing of a name, a time or an order. They
-- get it as they arrive, and no other visit of that day has it.
alter table appointment add column call_number smallint check (call_number between 100 and 9999);
create index appointment_call_number on appointment (call_number, starts_at) where call_number is not null;
create function give_call_number() returns trigger language plpgsql as $$
declare
  tries integer := 0;
begin
  if new.status <> 'arrived' then
    new.call_number := null;
    return new;
  end if;
  -- Two who arrive at once must not draw the same.
  perform pg_advisory_xact_lock(hashtext('call_number'));
  loop
    tries := tries + 1;
    new.call_number := case when tries <= 30 then 100 + floor(random() * 900) else 1000 + floor(random() * 9000) end;
    exit when not exists (
      select from appointment a where a.call_number = new.call_number and a.id <> new.id
        and a.starts_at > new.starts_at - interval '26 hours' and a.starts_at < new.starts_at + interval '26 hours');
  end loop;
  return new;
end $$;
create trigger give_call_number before insert or update of status on appointment
  for each row when ((new.status = 'arrived' and new.call_number is null)
    or (new.status in ('requested', 'booked') and new.call_number is not null))
  execute function give_call_number();
