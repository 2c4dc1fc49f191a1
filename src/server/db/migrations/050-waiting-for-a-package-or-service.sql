-- Somebody may wait for a package or a service, which has a length of its own: a freed time must be long enough for it.
alter table waitlist
  add column package_id integer references package on delete cascade,
  add column service_id integer references service on delete cascade,
  add check (num_nonnulls(package_id, service_id) <= 1);
create index waitlist_package_id on waitlist (package_id) where package_id is not null;
create index waitlist_service_id on waitlist (service_id) where service_id is not null;

drop index waitlist_one_each;
create unique index waitlist_one_each on waitlist (lower(email), coalesce(doctor_id, 0), coalesce(department_id, 0),
  coalesce(package_id, 0), coalesce(service_id, 0)) where status = 'waiting';
