-- The languages in which lists and the search leave out what is not translated.
alter table settings add column translated_only jsonb not null default '[]';
