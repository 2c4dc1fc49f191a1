-- Staff put people on the waiting list too, and for a kind of visit. Who has no address is called when a time is free.
alter table waitlist
  add column visit_type_id integer references visit_type on delete set null,
  alter column email set default '',
  drop constraint waitlist_email_check,
  add check (email <> '' or phone <> ''),
  add check (num_nonnulls(package_id, service_id, visit_type_id) <= 1);
create index waitlist_visit_type_id on waitlist (visit_type_id) where visit_type_id is not null;

drop index waitlist_one_each;
create unique index waitlist_one_each on waitlist (lower(email), coalesce(doctor_id, 0), coalesce(department_id, 0),
  coalesce(package_id, 0), coalesce(service_id, 0), coalesce(visit_type_id, 0)) where status = 'waiting' and email <> '';
-- A family shares a number, so a number is one person's together with the name.
create unique index waitlist_one_each_called on waitlist (phone, patient_key(name), coalesce(doctor_id, 0),
  coalesce(department_id, 0), coalesce(package_id, 0), coalesce(service_id, 0), coalesce(visit_type_id, 0))
  where status = 'waiting' and email = '';

-- Staff call about it, instead of a message.
alter table waitlist_offer add column is_called boolean not null default false;
create trigger waitlist_offer_told after insert or update or delete on waitlist_offer
  for each statement execute function tell_desk('waitlist');

alter table notice_choice
  add column call varchar(10) not null default 'area' check (call in ('area', 'mail', 'digest', 'none'));
alter table notice_mark
  drop constraint notice_mark_kind_check,
  add constraint notice_mark_kind_check check (kind in ('inquiry', 'request', 'stranded', 'call', 'undelivered'));
