-- What staff find by typing into a list, and the order in which a list begins, at ten thousand rows and more.

-- All words of a document of rich text, in their order.
create function rich_words(jsonb) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(words #>> '{}', ' '), '') from jsonb_path_query($1, 'strict $.**.text') words
$$;

-- `found` is what a row is found by, in small letters without accents, a line for each field: PostgreSQL derives it, so
-- that it is never forgotten and never copied. To fold ten thousand texts anew for each letter typed took a second.
alter table department add column found text not null
  generated always as (search_folded(name || E'\n' || summary)) stored;
alter table speciality add column found text not null
  generated always as (search_folded(name || E'\n' || description)) stored;
alter table doctor add column found text not null
  generated always as (search_folded(name || E'\n' || role || E'\n' || summary)) stored;
alter table service add column found text not null
  generated always as (search_folded(title || E'\n' || summary)) stored;
alter table package add column found text not null
  generated always as (search_folded(title || E'\n' || summary || E'\n' || search_strings(groups))) stored;
alter table news add column found text not null
  generated always as (search_folded(title || E'\n' || excerpt || E'\n' || author || E'\n' || rich_words(body))) stored;
alter table gallery add column found text not null
  generated always as (search_folded(title || E'\n' || description)) stored;
alter table testimonial add column found text not null
  generated always as (search_folded(name || E'\n' || quote || E'\n' || treatment)) stored;
alter table synonym add column found text not null
  generated always as (search_folded(name || E'\n' || search_strings(words) || E'\n' || search_strings(leads_to))) stored;
alter table visit_type add column found text not null generated always as (search_folded(name)) stored;
alter table closure add column found text not null generated always as (search_folded(note)) stored;
alter table media add column found text not null
  generated always as (search_folded(alt || E'\n' || name)) stored;
alter table inquiry add column found text not null
  generated always as (search_folded(name || E'\n' || email || E'\n' || phone || E'\n' || reference || E'\n' ||
    subject || E'\n' || topic || E'\n' || message)) stored;
alter table subscriber add column found text not null generated always as (search_folded(email)) stored;
alter table outbox add column found text not null
  generated always as (search_folded(recipient || E'\n' || subject)) stored;
alter table appointment add column found text not null
  generated always as (search_folded(name || E'\n' || patient_name || E'\n' || reference || E'\n' || email)) stored;

-- Kept in order by whoever writes: the embedded database has nobody who would do it later, so little may pile up.
do $$
declare
  kept text;
begin
  foreach kept in array array['department', 'speciality', 'doctor', 'service', 'package', 'news', 'gallery',
    'testimonial', 'synonym', 'visit_type', 'closure', 'media', 'inquiry', 'subscriber', 'outbox', 'appointment'] loop
    execute format('create index %I on %I using gin (found gin_trgm_ops) with (gin_pending_list_limit = 256)',
      kept || '_found', kept);
  end loop;
  -- The first page of a list in its order; from the same index all are counted.
  foreach kept in array array['department', 'speciality', 'doctor', 'service', 'package', 'gallery', 'testimonial',
    'visit_type'] loop
    execute format('create index %I on %I (position, id) where deleted_at is null', kept || '_position', kept);
  end loop;
end $$;
-- Any digits of a number, as somebody reads them out.
create index appointment_phone_part on appointment using gin (phone gin_trgm_ops) with (gin_pending_list_limit = 256);
create index news_published on news (coalesce(published_at, created_at) desc, id desc) where deleted_at is null;
create index synonym_name on synonym (name, id) where deleted_at is null;
create index subscriber_created_at on subscriber (created_at, id);

-- A row of the trail may not change, not even by a column that is derived, so what it is found by stands in indexes alone.
create index activity_label on activity
  using gin (search_folded(label) gin_trgm_ops) with (gin_pending_list_limit = 256);
create index activity_change_content on activity_change
  using gin (search_folded(content) gin_trgm_ops) with (gin_pending_list_limit = 256);
create index activity_actor_name on activity (actor_name);
