-- Keeping the words of an entry was most of what saving one costs. Its texts were split twice, and PostgreSQL plans a
-- function that is written in SQL anew in each statement, unless it can put its body in its place.

-- The words of a folded text. Not strict, so that its body can stand in its place.
create function search_parts(text) returns text[] language sql immutable parallel safe
  return array_remove(regexp_split_to_array($1,
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u206f\u3000-\u303f]+'), '');

create or replace function search_split(text) returns text[] language sql immutable strict parallel safe
  return search_parts(search_folded($1));

-- The words of a text, those with a hyphen as one word as well.
create or replace function search_words(text) returns setof text language plpgsql immutable strict parallel safe as $$
declare folded text := search_folded($1);
begin
  return query select distinct left(word, 40)
    from unnest(search_parts(folded) || search_parts(replace(folded, '-', ''))) word;
end $$;

create or replace function search_keep(kept varchar, kept_id integer, kept_language varchar, kept_since timestamptz,
  heading text, belongs text, summary text, rest text)
returns void language plpgsql as $$
begin
  delete from search_word where entity = kept and entity_id = kept_id and language = kept_language;
  if kept_since is null then
    return;
  end if;
  with found as (
    select word, max(weight) as weight from (
      select word, 6 + 4.0 / count(*) over () as weight from search_words(heading) word
      union all select word, 4 from search_words(belongs) word
      union all select word, 2 from search_words(summary) word
      -- The vocabulary has the short ones too.
      union all select word, case when length(word) > 2 then 0.6 end from search_words(rest) word
    ) one group by word
  ), known as (
    -- In one order everywhere, so that two writers never wait for each other.
    insert into search_vocabulary select word from found order by word on conflict do nothing
  )
  insert into search_word (word, entity, entity_id, language, weight, since)
    select word, kept, kept_id, kept_language, weight, kept_since from found
    where weight is not null order by word;
end $$;

-- Putting a list in another order kept the words of each of its entries anew, in each language.
create or replace function search_entry_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_word where entity = tg_table_name and entity_id = old.id;
  elsif tg_op = 'INSERT' or to_jsonb(old) - 'position' <> to_jsonb(new) - 'position' then
    execute format('select search_keep_%s($1, '''', public_since($1.status, $1.published_at, $1.deleted_at))',
      tg_table_name) using new;
    execute format('select search_keep_%s(jsonb_populate_record($1, translation_columns(t)), t.language,
        translation_since(t, public_since($1.status, $1.published_at, $1.deleted_at)))
      from translation t where t.entity = $2 and t.entity_id = $1.id', tg_table_name) using new, tg_table_name;
  end if;
  return null;
end $$;
