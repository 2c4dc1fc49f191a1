-- Pictures that are being uploaded, in the database, so that an upload goes on at whichever node its next piece reaches.
create table upload (
  id varchar(64) primary key,
  staff_id integer not null references staff on delete cascade,
  name varchar(200) not null,
  size integer not null,
  received integer not null default 0 check (received between 0 and size),
  -- The outcome, once there is one. What refers to a picture is what uses it, which this does not.
  media_id integer,
  is_known boolean not null default false,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);
create table upload_part (
  upload_id varchar(64) not null references upload on delete cascade,
  starts_at integer not null,
  bytes bytea not null,
  primary key (upload_id, starts_at)
);
create index upload_staff_id on upload (staff_id);
-- Pictures are compressed already.
alter table upload_part alter column bytes set storage external;
