-- What a package or service is booked as: a visit type, or else a visit of its own length.
alter table package add column visit_type_id integer references visit_type;
alter table service add column visit_type_id integer references visit_type;
create index package_visit_type_id on package (visit_type_id) where visit_type_id is not null;
create index service_visit_type_id on service (visit_type_id) where visit_type_id is not null;

-- A service led to a consultation until now, and may be an operation: it still does, until staff decide otherwise.
update service set visit_type_id = (
  select v.id from visit_type v
  where v.deleted_at is null and not exists (select from visit_type_doctor x where x.visit_type_id = v.id)
  order by v.position, v.id limit 1);

alter table appointment
  add column service_id integer references service on delete set null,
  -- What was agreed, in minor units: later changes to the price do not change it.
  add column price integer check (price >= 0);
create index appointment_service on appointment (service_id) where service_id is not null;

-- A visit with a length of its own shares its start with nobody, whatever its visit type allows.
alter table allocation
  add column alone boolean not null default false,
  add constraint allocation_alone_or_together
    exclude using gist (doctor_id with =, (alone::integer) with <>, during with &&) where (active);
