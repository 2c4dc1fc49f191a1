-- What the hospital asks of everybody who is signed in, and sessions that are locked.
create table sign_in_policy (
  id integer primary key default 1 check (id = 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- An authenticator app or a passkey; who has neither can do nothing but set one up.
  needs_second_factor boolean not null default false,
  -- A desk that nobody touches for so long is locked; 0: never.
  lock_after_minutes integer not null default 0 check (lock_after_minutes in (0, 5, 10, 15, 30, 60))
);
insert into sign_in_policy default values;

-- Signing in opens nothing that is sensitive: a token that was stolen right then would be enough for all of it.
alter table session
  alter column confirmed_at drop not null,
  alter column confirmed_at drop default,
  add column locked_at timestamptz;
update session set confirmed_at = null;

-- What stays open for a session ends when it is locked, or when the rule for it changes.
create trigger session_locked after update of locked_at on session
  for each statement execute function session_ended();
create trigger sign_in_policy_changed after update on sign_in_policy
  for each statement execute function session_ended();
