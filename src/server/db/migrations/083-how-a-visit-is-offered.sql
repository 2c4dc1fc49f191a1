-- Patients book a visit type, ask for it, or call for it; and it may take place in more than one way.
alter table visit_type
  add column offered varchar(10) not null default 'book' check (offered in ('book', 'ask', 'phone')),
  add column other_modes jsonb not null default '[]';

-- The hospital's own address of video visits; {room} stands for what nobody can guess. Empty: it has none.
alter table settings add column video_address varchar(300) not null default '';

-- An inquiry may ask for a visit: which one, how, and on which days and parts of a day. Staff book one for it.
alter table inquiry
  add column visit_type_id integer references visit_type on delete set null,
  add column visit_mode varchar(10) not null default '' check (visit_mode in ('', 'in-person', 'phone', 'video')),
  add column wished_from date,
  add column wished_to date,
  add column wished_parts jsonb not null default '[]',
  add column appointment_id integer references appointment on delete set null,
  add check ((wished_from is null) = (wished_to is null)),
  add check (wished_from <= wished_to);
create index inquiry_visit_type_id on inquiry (visit_type_id) where visit_type_id is not null;
create index inquiry_appointment_id on inquiry (appointment_id) where appointment_id is not null;
