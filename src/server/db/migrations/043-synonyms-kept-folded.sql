-- The words of synonyms as a search compares them. They were folded anew for every search, which was half of its time.
create function search_split_each(jsonb) returns jsonb language sql immutable strict parallel safe
  return (
    select coalesce(jsonb_agg(search_split(phrase) order by place), '[]')
    from jsonb_array_elements_text($1) with ordinality as each(phrase, place)
  );
alter table synonym add column folded_words jsonb not null generated always as (search_split_each(words)) stored;
alter table synonym add column folded_leads_to jsonb not null generated always as (search_split_each(leads_to)) stored;
