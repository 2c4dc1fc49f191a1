-- In which language the staff area speaks to somebody; '' is the hospital's main one.
alter table staff add column language varchar(2) not null default '';
