-- A hospital may write its times on a clock of 12 or of 24 hours, whatever is usual in a language.
alter table settings
  add column clock varchar(5) not null default 'usual' check (clock in ('usual', '12', '24'));
