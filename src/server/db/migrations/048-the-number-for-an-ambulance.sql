-- The emergency number of the country, such as 999 or 112, besides the hospital's own.
alter table contact add column ambulance_phone varchar(40) not null default '';
