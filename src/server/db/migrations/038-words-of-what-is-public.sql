-- The search knows the words of what is public alone: those of drafts, of the archive and of the bin are not kept, and
-- those of an entry that waits for its time count from then on, which whoever searches compares with the clock.
--
-- Each word is kept with the entry in which it stands and with no other. That a doctor is found by their department is
-- asked when somebody searches, by the link: a copy would be as old as the last look at the department, and would tell
-- of it when it is hidden.

drop trigger search_changed on doctor_department;
drop trigger search_changed on doctor_speciality;
drop trigger search_group_changed on department;
drop trigger search_group_changed on speciality;
drop function search_link_changed;
drop function search_group_changed;
drop function search_keep;

truncate search_word, search_vocabulary;
drop index search_word_weight;
-- From when on the word is found.
alter table search_word add column since timestamptz not null;
create index search_word_weight on search_word (word, weight) include (entity, entity_id, since);

-- When an entry becomes public; null for one that does not.
create function public_since(status varchar, published_at timestamptz, deleted_at timestamptz) returns timestamptz
language sql immutable parallel safe as $$
  select case when deleted_at is null and status = 'published' then coalesce(published_at, '-infinity') end
$$;

-- Keeps the words of one entry: its heading, what it says that it belongs to, its summary, and all the rest.
create function search_keep(kept varchar, kept_id integer, kept_since timestamptz,
  heading text, belongs text, summary text, rest text)
returns void language plpgsql as $$
begin
  delete from search_word where entity = kept and entity_id = kept_id;
  if kept_since is null then
    return;
  end if;
  -- In one order everywhere, so that two writers never wait for each other.
  insert into search_vocabulary
    select word from search_words(concat_ws(' ', heading, belongs, summary, rest)) word order by word
    on conflict do nothing;
  insert into search_word (word, entity, entity_id, weight, since)
    select word, kept, kept_id, max(weight), kept_since from (
      select word, 6 + 4.0 / count(*) over () as weight from search_words(heading) word
      union all select word, 4 from search_words(belongs) word
      union all select word, 2 from search_words(summary) word
      union all select word, 0.6 from search_words(rest) word where length(word) > 2
    ) found group by word order by word;
end $$;

create or replace function search_keep_department(department) returns void language sql as $$
  select search_keep('department', $1.id, public_since($1.status, $1.published_at, $1.deleted_at),
    $1.name, replace($1.slug, '-', ' '), $1.summary,
    concat_ws(' ', search_text($1.description), search_text($1.faqs), $1.location))
$$;
create function search_keep_speciality(speciality) returns void language sql as $$
  select search_keep('speciality', $1.id, public_since($1.status, $1.published_at, $1.deleted_at), $1.name, '', '', '')
$$;
create or replace function search_keep_doctor(doctor) returns void language sql as $$
  select search_keep('doctor', $1.id, public_since($1.status, $1.published_at, $1.deleted_at),
    $1.name, $1.role, concat_ws(' ', $1.summary, $1.title, $1.qualifications), search_text($1.biography))
$$;
create or replace function search_keep_service(service) returns void language sql as $$
  select search_keep('service', $1.id, public_since($1.status, $1.published_at, $1.deleted_at),
    $1.title, '', concat_ws(' ', $1.summary, $1.for_whom),
    concat_ws(' ', search_text($1.description), search_text($1.faqs), $1.preparation))
$$;
create or replace function search_keep_package(package) returns void language sql as $$
  select search_keep('package', $1.id, public_since($1.status, $1.published_at, $1.deleted_at),
    $1.title, '', concat_ws(' ', $1.summary, nullif($1.audience, 'everyone')),
    concat_ws(' ', search_text($1.description), search_strings($1.groups), $1.preparation))
$$;
create or replace function search_keep_news(news) returns void language sql as $$
  select search_keep('news', $1.id, public_since($1.status, $1.published_at, $1.deleted_at),
    $1.title, search_strings($1.tags), $1.excerpt, concat_ws(' ', search_text($1.body), $1.author))
$$;

create trigger search_changed after insert or update or delete on speciality
  for each row execute function search_entry_changed();

do $$ begin
  perform search_keep_department(t) from department t;
  perform search_keep_speciality(t) from speciality t;
  perform search_keep_doctor(t) from doctor t;
  perform search_keep_service(t) from service t;
  perform search_keep_package(t) from package t;
  perform search_keep_news(t) from news t;
end $$;
