-- Sign-in with the accounts of the hospital's own identity provider (OpenID Connect). An account belongs to one person
-- there, who is named by issuer and subject; a removed account keeps them, so that no sign-in makes it again.
alter table staff add column sso_issuer varchar(500);
alter table staff add column sso_subject varchar(255);
create unique index staff_sso_key on staff (sso_issuer, sso_subject) where left_at is null;

alter table sign_in_policy add column sso_label varchar(60) not null default '';
alter table sign_in_policy add column sso_only boolean not null default false;
alter table sign_in_policy add column sso_creates_accounts boolean not null default false;
alter table sign_in_policy add column sso_groups_claim varchar(100) not null default 'groups';
alter table sign_in_policy add column sso_groups jsonb not null default '[]';
alter table sign_in_policy add column emergency_account_id integer references staff (id);

-- Sign-ins and confirmations that have begun at the issuer, each to be answered once. `session_id` is the session that
-- is to be confirmed.
create table sso_request (
  state_hash bytea primary key,
  browser_hash bytea not null,
  session_id integer references session (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Sessions that began at the issuer, with the sealed token by which it is asked again whether the person may still
-- enter.
create table sso_session (
  session_id integer primary key references session (id) on delete cascade,
  token bytea not null,
  is_refresh boolean not null,
  id_token bytea not null,
  checked_at timestamptz not null,
  failing_since timestamptz
);
create index sso_session_checked_at on sso_session (checked_at);
