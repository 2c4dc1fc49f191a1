-- A hospital may show its doctors by their initials instead of by pictures.
alter table settings
  add column doctor_pictures varchar(20) not null default 'pictures' check (doctor_pictures in ('pictures', 'initials'));
