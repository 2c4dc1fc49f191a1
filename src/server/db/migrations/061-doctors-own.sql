-- What accounts of doctors may change besides their appointments; a hospital decides it.
alter table sign_in_policy add column doctors_change_profile boolean not null default false;
alter table sign_in_policy add column doctors_change_hours boolean not null default false;
