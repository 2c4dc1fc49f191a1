-- By which a start finds that SECRET is another one than before. The mark is made with it and does not say it.
create table secret_mark (
  id integer primary key default 1 check (id = 1),
  created_at timestamptz not null default now(),
  mark bytea not null
);
