-- Tokens for programs. In the trail each acts under a name of its own: an account that nobody signs in to, as one that
-- was deleted. It stays when the token goes.
create table api_token (
  id integer primary key generated always as identity,
  created_at timestamptz not null default now(),
  staff_id integer not null references staff on delete cascade,
  name varchar(60) not null,
  token_hash bytea not null,
  roles jsonb not null,
  reads_only boolean not null,
  -- The first moment at which it opens nothing.
  expires_at timestamptz not null,
  used_at timestamptz,
  created_by varchar(120) not null
);
create unique index api_token_token_hash_key on api_token (token_hash);
create index api_token_staff_id on api_token (staff_id);
