-- What waits for staff is asked of its own tables. Here is only how each account wants to hear of it, and what it was told.
create table notice_choice (
  staff_id integer primary key references staff on delete cascade,
  inquiry varchar(10) not null default 'area' check (inquiry in ('area', 'mail', 'digest', 'none')),
  request varchar(10) not null default 'area' check (request in ('area', 'mail', 'digest', 'none')),
  stranded varchar(10) not null default 'area' check (stranded in ('area', 'mail', 'digest', 'none')),
  undelivered varchar(10) not null default 'area' check (undelivered in ('area', 'mail', 'digest', 'none')),
  digest_hour integer not null default 7 check (digest_hour between 0 and 23),
  -- The hospital's local date of the last digest, or of the last morning with nothing to say.
  digest_on date,
  -- Of the last mail that was not a digest.
  mailed_at timestamptz
);
create table notice_mark (
  staff_id integer not null references staff on delete cascade,
  kind varchar(20) not null check (kind in ('inquiry', 'request', 'stranded', 'undelivered')),
  entity_id integer not null,
  -- The moment that makes it this notice and not a later one about the same entity.
  occasion timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  primary key (staff_id, kind, entity_id, occasion)
);
create index appointment_requested on appointment (starts_at) where status = 'requested';

-- Whoever may do less, has another address or has left is told nothing by mail that was written before.
create function take_back_notices() returns trigger language plpgsql as $$
begin
  update outbox set status = 'discarded', last_error = 'The account that it was for has changed.'
    where status = 'queued' and unique_key like 'notice ' || new.id || ' %'
      and (claimed_until is null or claimed_until <= now());
  return null;
end $$;
create trigger notices_taken_back after update of roles, doctor_id, email, disabled_at, left_at on staff
  for each row when ((old.roles, old.doctor_id, old.email, old.disabled_at, old.left_at)
    is distinct from (new.roles, new.doctor_id, new.email, new.disabled_at, new.left_at))
  execute function take_back_notices();
