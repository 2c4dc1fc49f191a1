-- In which language of the website a synonym is: '' for the main one, whose words every other understands too.
alter table synonym add column language varchar(2) not null default '';

-- "Diabetes" is a name in several languages.
drop index synonym_name_key;
create unique index synonym_name_key on synonym (language, lower(name)) where deleted_at is null;
