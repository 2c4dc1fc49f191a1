-- The invented patients of a demo hospital (src/server/demo-patients): what was made for them, so that it can be
-- removed and nothing else is, and how far they have been continued.
alter table appointment add column is_demo boolean not null default false;
alter table inquiry add column is_demo boolean not null default false;
alter table waitlist add column is_demo boolean not null default false;
alter table time_off add column is_demo boolean not null default false;
create index appointment_is_demo on appointment (starts_at) where is_demo;

-- One row once there have been demo patients; `ended_at` says that no more are added.
create table demo_patients (
  id integer primary key default 1 check (id = 1),
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null,
  ended_at timestamptz
);
