-- How to get to the hospital, shown on the page Contact.
alter table settings
  add column getting_here_text jsonb not null default '{"type": "doc", "content": []}';
