-- The trail of what was done can be added to and nothing else. Rows are sealed soon after their commit, in one order: each
-- seal is a hash over the row and the seal before it. Sealing stands apart from writing, because a chain that is written
-- in the same transaction makes every booking wait for the commit of the one before; docs/decisions/011-sealed-activity.md.

-- What cannot be forgotten later names no address.
update activity set label = 'Somebody invited' where entity = 'staff' and label like '%@%';

alter table activity
  -- It would empty the name's number in rows that are sealed. Accounts are never taken out of the table.
  drop constraint activity_actor_id_fkey,
  -- SHA-256 over the salt and the text of what it changed; null where it says nothing of that.
  add column changes_hash bytea,
  -- Its place in the chain, from one; null until it is sealed.
  add column seal_number bigint unique,
  add column seal bytea,
  add constraint activity_seal_check check ((seal_number is null) = (seal is null));
create index activity_unsealed on activity (id) where seal is null;
create index activity_created_at on activity (created_at);
create index activity_actor on activity (actor_id, id desc);

-- What an entry was before and after, as JSON: a list of fields with both values. It stands apart, so that words about a
-- patient can go while the chain, which holds only their hash, stays whole; the salt keeps that hash from telling what
-- they were.
create table activity_change (
  activity_id bigint primary key references activity on delete cascade,
  salt bytea not null,
  content text not null
);

-- Between what retention took and the last row that was sealed; signed with the hospital's secret.
create table activity_anchor (
  id integer primary key default 1 check (id = 1),
  first_number bigint not null,
  first_seal bytea not null,
  last_number bigint not null,
  last_seal bytea not null,
  signature varchar(100) not null
);

create function activity_kept() returns trigger language plpgsql as $$
declare
  sealed activity;
begin
  if tg_op = 'UPDATE' then
    -- Only the seal may be added, once.
    sealed := old;
    sealed.seal_number := new.seal_number;
    sealed.seal := new.seal;
    if old.seal is null and new.seal is not null and sealed is not distinct from new then return new; end if;
  elsif old.seal is not null and old.created_at < now() - interval '6 years' then
    return old;
  end if;
  raise exception 'the trail of activity can only be added to' using errcode = '42501';
end $$;
create trigger activity_kept before update or delete on activity for each row execute function activity_kept();

-- Whose changes are forgotten with the entry itself.
create function activity_is_personal(entity text) returns boolean language sql immutable as $$
  select entity in ('appointment', 'inquiry', 'waitlist', 'newsletter', 'staff')
$$;

create function activity_change_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from activity where id = old.activity_id and not activity_is_personal(entity)
  ) then return old; end if;
  raise exception 'the trail of activity can only be added to' using errcode = '42501';
end $$;
create trigger activity_change_kept before update or delete on activity_change
  for each row execute function activity_change_kept();

-- An empty one may be emptied, which is what copying a hospital into a fresh database does.
create function activity_not_emptied() returns trigger language plpgsql as $$
begin
  if exists (select from activity) then
    raise exception 'the trail of activity can only be added to' using errcode = '42501';
  end if;
  return null;
end $$;
create trigger activity_not_emptied before truncate on activity
  for each statement execute function activity_not_emptied();
create trigger activity_not_emptied before truncate on activity_change
  for each statement execute function activity_not_emptied();

-- Whoever deletes one of these, and however, takes with it what the trail knows of its content.
create function forget_changes() returns trigger language plpgsql as $$
begin
  delete from activity_change where activity_id in (
    select id from activity where entity = tg_table_name and entity_id = old.id
  );
  return null;
end $$;
create trigger forget_changes after delete on appointment for each row execute function forget_changes();
create trigger forget_changes after delete on inquiry for each row execute function forget_changes();
create trigger forget_changes after delete on staff for each row execute function forget_changes();

-- A new e-mail address of an account holds once its owner has answered a link that was sent to it.
alter table staff_link
  drop constraint staff_link_purpose_check,
  add constraint staff_link_purpose_check check (purpose in ('invitation', 'reset', 'email')),
  add column email varchar(254),
  add constraint staff_link_email_check check ((purpose = 'email') = (email is not null));
