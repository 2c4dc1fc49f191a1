-- The languages that the website speaks besides the main one, which is that of the locale.
alter table settings add column languages jsonb not null default '[]';

-- The language in which somebody wrote to us, as an appointment has it already; '' for the main one.
alter table waitlist add column language varchar(35) not null default '';
alter table inquiry add column language varchar(35) not null default '';
alter table subscriber add column language varchar(35) not null default '';
