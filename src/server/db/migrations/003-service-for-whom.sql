alter table service add column for_whom varchar(300) not null default '';
