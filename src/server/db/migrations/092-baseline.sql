-- The tables of 0.9.0, written by pg_dump and shortened; a database made from this is dumped the same. It stands for
-- the migrations 001 to 092 of that version, whose comments are in the history of this folder.
SET LOCAL check_function_bodies = off;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE FUNCTION activity_change_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and not exists (
    select from activity where id = old.activity_id and not activity_is_personal(entity)
  ) then return old; end if;
  raise exception 'the trail of activity can only be added to' using errcode = '42501';
end $$;

-- The trail of activity can be added to and nothing else. Rows are sealed soon after their commit (activity/seal.ts).
-- Changes of people's entries can be forgotten with the entry.
CREATE FUNCTION activity_is_personal(entity text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  select entity in ('appointment', 'inquiry', 'waitlist', 'newsletter', 'staff', 'patient', 'mail')
$$;

CREATE FUNCTION activity_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  sealed activity;
begin
  if tg_op = 'UPDATE' then
    -- Only the seal may be added, once.
    sealed := old;
    sealed.seal_number := new.seal_number;
    sealed.seal := new.seal;
    if old.seal is null and new.seal is not null and sealed is not distinct from new then return new; end if;
  elsif old.seal is not null and old.created_at < now() - interval '6 years' then
    return old;
  end if;
  raise exception 'the trail of activity can only be added to' using errcode = '42501';
end $$;

CREATE FUNCTION activity_not_emptied() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from activity) then
    raise exception 'the trail of activity can only be added to' using errcode = '42501';
  end if;
  return null;
end $$;

CREATE FUNCTION any_hours_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_calendar(null, null);
  return null;
end $$;

CREATE FUNCTION appointment_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    perform tell_calendar(old.doctor_id, (old.starts_at at time zone old.time_zone)::date);
  end if;
  if tg_op <> 'DELETE' then
    perform tell_calendar(new.doctor_id, (new.starts_at at time zone new.time_zone)::date);
  end if;
  return null;
end $$;

CREATE FUNCTION cancelled_when() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.cancelled_at := new.updated_at;
  return new;
end $$;

-- Every table that a public page or call shows notifies of its writes, at the commit (cache/content.ts).
CREATE FUNCTION content_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('content_changed', pg_current_xact_id()::text);
  return null;
end $$;

CREATE FUNCTION delay_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  zone text := (select time_zone from settings where id = 1);
begin
  if tg_op <> 'INSERT' then
    perform tell_calendar(old.doctor_id, (old.starts_at at time zone zone)::date);
  end if;
  if tg_op <> 'DELETE' then
    perform tell_calendar(new.doctor_id, (new.starts_at at time zone zone)::date);
  end if;
  return null;
end $$;

CREATE FUNCTION forget_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from activity_change where activity_id in (
    select id from activity where entity = tg_table_name and entity_id = old.id
  );
  return null;
end $$;

CREATE FUNCTION give_call_number() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  tries integer := 0;
begin
  if new.status <> 'arrived' then
    new.call_number := null;
    return new;
  end if;
  -- Two who arrive at once must not draw the same.
  perform pg_advisory_xact_lock(hashtext('call_number'));
  loop
    tries := tries + 1;
    new.call_number := case when tries <= 30 then 100 + floor(random() * 900) else 1000 + floor(random() * 9000) end;
    exit when not exists (
      select from appointment a where a.call_number = new.call_number and a.id <> new.id
        and a.starts_at > new.starts_at - interval '26 hours' and a.starts_at < new.starts_at + interval '26 hours');
  end loop;
  return new;
end $$;

CREATE FUNCTION hold_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  zone text := (select time_zone from settings where id = 1);
begin
  if tg_op <> 'INSERT' and old.appointment_id is null then
    perform tell_calendar(old.doctor_id, (lower(old.during) at time zone zone)::date);
  end if;
  if tg_op <> 'DELETE' and new.appointment_id is null then
    perform tell_calendar(new.doctor_id, (lower(new.during) at time zone zone)::date);
  end if;
  return null;
end $$;

CREATE FUNCTION hours_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_calendar(coalesce(new.doctor_id, old.doctor_id), null);
  return null;
end $$;

CREATE FUNCTION opening_words(lines jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select coalesce(jsonb_agg(said order by said collate "C"), '[]') from (
    select distinct said from jsonb_array_elements(lines) line
      cross join lateral (values (line ->> 'name'), (line ->> 'remark')) text (said) where said <> '') one
$$;

CREATE FUNCTION patient_assigned() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_table_name = 'appointment' then
    -- Its patient has been forgotten; such rows arrive with an import.
    if new.contact_removed_at is not null then return new; end if;
    if new.patient_is_other then
      new.patient_id := patient_of(new.patient_name, new.email, new.phone, new.is_demo);
      return new;
    end if;
  end if;
  new.patient_id := patient_of(new.name, new.email, new.phone, new.is_demo);
  return new;
end $$;

-- A name as it is compared: without case, accents and what else people type differently.
CREATE FUNCTION patient_key(text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
    begin
      return array_to_string(public.search_split($1), ' ');
    end $_$;

-- A new visit, inquiry or wait finds its patient by name together with an address or a number. A contact alone is not
-- enough, since a family shares it. Staff merge what the rule keeps apart; a merged patient keeps its rows, so that a
-- merge can be undone.
CREATE FUNCTION patient_of(its_name text, its_email text, its_phone text, demo boolean) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  its_key text := patient_key(its_name);
  its_address text := lower(its_email collate "C");
  known integer;
begin
  if its_address <> '' then
    select id into known from patient
      where email <> '' and lower(email collate "C") = its_address and patient_key(name) = its_key and is_demo = demo
      order by id limit 1 for key share;
  end if;
  if known is null and its_phone <> '' then
    select id into known from patient
      where phone <> '' and phone = its_phone and patient_key(name) = its_key and is_demo = demo
      order by id limit 1 for key share;
  end if;
  if known is not null then return known; end if;
  insert into patient (name, email, phone, is_demo) values (its_name, its_email, its_phone, demo)
    on conflict do nothing returning id into known;
  -- Somebody else has just added the same.
  if known is null then
    select id into known from patient
      where patient_key(name) = its_key and lower(email collate "C") = its_address and phone = its_phone and is_demo = demo
        and (email <> '' or phone <> '')
      for key share;
  end if;
  return known;
end $$;

-- When an entry becomes public; null for one that does not.
CREATE FUNCTION public_since(status varchar, published_at timestamptz, deleted_at timestamptz) RETURNS timestamptz
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when deleted_at is null and status = 'published' then coalesce(published_at, '-infinity') end
$$;

CREATE FUNCTION question_words(questions jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select coalesce(jsonb_agg(said order by said collate "C"), '[]') from (
    select distinct said from jsonb_array_elements(questions) question
      cross join lateral (
        select question ->> 'text' union all select question ->> 'help'
        union all select jsonb_array_elements_text(coalesce(question -> 'choices', '[]'))) text (said)
    where said <> '') one
$$;

CREATE FUNCTION rich_words(jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  select coalesce(string_agg(words #>> '{}', ' '), '') from jsonb_path_query($1, 'strict $.**.text') words
$_$;

CREATE FUNCTION search_entry_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
end $_$;

-- `found`, a column of many tables, is what a list finds a row by: in small letters without accents, a line per field.
CREATE FUNCTION search_folded(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN translate(lower(unaccent('unaccent'::regdictionary, $1)), 'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹''`´&ًٌٍَُِّْٰـ'::text, 'اااايهوي01234567890123456789'::text);

-- Keeps the words of an entry that is public, or will be: of its heading, what it says it belongs to, its summary and the
-- rest. What an entry belongs to otherwise is joined by the search, so that no copy of it can be out of date.
CREATE FUNCTION search_keep(kept varchar, kept_id integer, kept_language varchar, kept_since timestamptz, heading text, belongs text, summary text, rest text) RETURNS void
    LANGUAGE plpgsql
    AS $$
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


SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE condition (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  slug varchar(120) NOT NULL,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  seo_title varchar(120) DEFAULT '' NOT NULL,
  seo_description varchar(300) DEFAULT '' NOT NULL,
  title varchar(120) NOT NULL,
  other_names varchar(200) DEFAULT '' NOT NULL,
  summary varchar(300) DEFAULT '' NOT NULL,
  call_now varchar(2000) DEFAULT '' NOT NULL,
  be_seen_today varchar(2000) DEFAULT '' NOT NULL,
  at_home varchar(2000) DEFAULT '' NOT NULL,
  description jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  self_care jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  department_id integer,
  author varchar(120) DEFAULT '' NOT NULL,
  reviewed_on date,
  review_due_on date,
  found text GENERATED ALWAYS AS (search_folded(((((((title || '
') || other_names) || '
') || summary) || '
') || author))) STORED NOT NULL,
  CONSTRAINT condition_position_check CHECK ("position" >= 0),
  CONSTRAINT condition_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT condition_status_check CHECK (status IN ('draft', 'published', 'archived')),
  CONSTRAINT condition_title_check CHECK (title <> '')
);

CREATE FUNCTION search_keep_condition(condition, varchar, timestamptz) RETURNS void
    LANGUAGE sql
    AS $_$
  select search_keep('condition', $1.id, $2, $3, $1.title, $1.other_names, $1.summary,
    concat_ws(' ', $1.call_now, $1.be_seen_today, $1.at_home, search_text($1.description),
      search_text($1.self_care)))
$_$;

CREATE TABLE department (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  slug varchar(120) NOT NULL,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  seo_title varchar(120) DEFAULT '' NOT NULL,
  seo_description varchar(300) DEFAULT '' NOT NULL,
  name varchar(120) NOT NULL,
  icon varchar(60) DEFAULT '' NOT NULL,
  image_id integer,
  summary varchar(300) DEFAULT '' NOT NULL,
  description jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  location varchar(120) DEFAULT '' NOT NULL,
  phone varchar(40) DEFAULT '' NOT NULL,
  email varchar(254) DEFAULT '' NOT NULL,
  opening_hours jsonb DEFAULT '[]' NOT NULL,
  head_doctor_id integer,
  faqs jsonb DEFAULT '[]' NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((name || '
') || summary))) STORED NOT NULL,
  CONSTRAINT department_name_check CHECK (name <> ''),
  CONSTRAINT department_position_check CHECK ("position" >= 0),
  CONSTRAINT department_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT department_status_check CHECK (status IN ('draft', 'published', 'archived'))
);

CREATE FUNCTION search_keep_department(department, varchar, timestamptz) RETURNS void
    LANGUAGE sql
    AS $_$
  select search_keep('department', $1.id, $2, $3, $1.name, replace($1.slug, '-', ' '), $1.summary,
    concat_ws(' ', search_text($1.description), search_text($1.faqs), $1.location))
$_$;

CREATE TABLE doctor (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  slug varchar(120) NOT NULL,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  seo_title varchar(120) DEFAULT '' NOT NULL,
  seo_description varchar(300) DEFAULT '' NOT NULL,
  name varchar(120) NOT NULL,
  title varchar(30) DEFAULT '' NOT NULL,
  qualifications varchar(200) DEFAULT '' NOT NULL,
  role varchar(120) DEFAULT '' NOT NULL,
  image_id integer,
  summary varchar(300) DEFAULT '' NOT NULL,
  biography jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  languages jsonb DEFAULT '[]' NOT NULL,
  practising_since integer,
  registration_number varchar(60) DEFAULT '' NOT NULL,
  consultation_fee integer,
  education jsonb DEFAULT '[]' NOT NULL,
  bookable boolean DEFAULT true NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((((name || '
') || role) || '
') || summary))) STORED NOT NULL,
  CONSTRAINT doctor_consultation_fee_check CHECK (consultation_fee >= 0),
  CONSTRAINT doctor_name_check CHECK (name <> ''),
  CONSTRAINT doctor_position_check CHECK ("position" >= 0),
  CONSTRAINT doctor_practising_since_check CHECK ((practising_since >= 1940) AND (practising_since <= 2100)),
  CONSTRAINT doctor_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT doctor_status_check CHECK (status IN ('draft', 'published', 'archived'))
);

CREATE FUNCTION search_keep_doctor(doctor, varchar, timestamptz) RETURNS void
    LANGUAGE sql
    AS $_$
  select search_keep('doctor', $1.id, $2, $3, $1.name, $1.role,
    concat_ws(' ', $1.summary, $1.title, $1.qualifications), search_text($1.biography))
$_$;

CREATE TABLE guide (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  slug varchar(120) NOT NULL,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  seo_title varchar(120) DEFAULT '' NOT NULL,
  seo_description varchar(300) DEFAULT '' NOT NULL,
  title varchar(120) NOT NULL,
  other_names varchar(300) DEFAULT '' NOT NULL,
  topic varchar(20) NOT NULL,
  summary varchar(300) DEFAULT '' NOT NULL,
  body jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((((title || '
') || other_names) || '
') || summary))) STORED NOT NULL,
  CONSTRAINT guide_position_check CHECK ("position" >= 0),
  CONSTRAINT guide_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT guide_status_check CHECK (status IN ('draft', 'published', 'archived')),
  CONSTRAINT guide_title_check CHECK (title <> ''),
  CONSTRAINT guide_topic_check CHECK (topic IN ('urgent', 'visiting', 'before', 'stay', 'paying', 'rights'))
);

CREATE FUNCTION search_keep_guide(guide, varchar, timestamptz) RETURNS void
    LANGUAGE sql
    AS $_$
  select search_keep('guide', $1.id, $2, $3, $1.title, $1.other_names, $1.summary, search_text($1.body))
$_$;

CREATE TABLE news (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  slug varchar(120) NOT NULL,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  seo_title varchar(120) DEFAULT '' NOT NULL,
  seo_description varchar(300) DEFAULT '' NOT NULL,
  title varchar(160) NOT NULL,
  excerpt varchar(300) DEFAULT '' NOT NULL,
  body jsonb NOT NULL,
  image_id integer,
  author varchar(120) DEFAULT '' NOT NULL,
  tags jsonb DEFAULT '[]' NOT NULL,
  featured boolean DEFAULT false NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((((((title || '
') || excerpt) || '
') || author) || '
') || rich_words(body)))) STORED NOT NULL,
  CONSTRAINT news_position_check CHECK ("position" >= 0),
  CONSTRAINT news_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT news_status_check CHECK (status IN ('draft', 'published', 'archived')),
  CONSTRAINT news_title_check CHECK (title <> '')
);

CREATE FUNCTION search_keep_news(news, varchar, timestamptz) RETURNS void
    LANGUAGE sql
    AS $_$
  select search_keep('news', $1.id, $2, $3, $1.title, search_strings($1.tags), $1.excerpt,
    concat_ws(' ', search_text($1.body), $1.author))
$_$;

CREATE FUNCTION search_strings(jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  select coalesce(string_agg(value #>> '{}', ' '), '')
  from jsonb_path_query($1, '$.** ? (@.type() == "string")') value
$_$;

CREATE TABLE package (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  slug varchar(120) NOT NULL,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  seo_title varchar(120) DEFAULT '' NOT NULL,
  seo_description varchar(300) DEFAULT '' NOT NULL,
  title varchar(120) NOT NULL,
  image_id integer,
  summary varchar(300) DEFAULT '' NOT NULL,
  description jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  price integer NOT NULL,
  discount_price integer,
  groups jsonb DEFAULT '[]' NOT NULL,
  preparation varchar(2000) DEFAULT '' NOT NULL,
  audience varchar(20) DEFAULT 'everyone' NOT NULL,
  department_id integer,
  duration_minutes integer,
  featured boolean DEFAULT false NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((((title || '
') || summary) || '
') || search_strings(groups)))) STORED NOT NULL,
  visit_type_id integer,
  CONSTRAINT package_audience_check CHECK (audience IN ('everyone', 'women', 'men', 'children', 'seniors')),
  CONSTRAINT package_check CHECK (discount_price < price),
  CONSTRAINT package_discount_price_check CHECK (discount_price >= 0),
  CONSTRAINT package_duration_minutes_check CHECK (duration_minutes >= 0),
  CONSTRAINT package_position_check CHECK ("position" >= 0),
  CONSTRAINT package_price_check CHECK (price >= 0),
  CONSTRAINT package_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT package_status_check CHECK (status IN ('draft', 'published', 'archived')),
  CONSTRAINT package_title_check CHECK (title <> '')
);

CREATE FUNCTION search_keep_package(package, varchar, timestamptz) RETURNS void
    LANGUAGE sql
    AS $_$
  select search_keep('package', $1.id, $2, $3, $1.title, '',
    concat_ws(' ', $1.summary, nullif($1.audience, 'everyone')),
    concat_ws(' ', search_text($1.description), search_strings($1.groups), $1.preparation))
$_$;

CREATE TABLE service (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  slug varchar(120) NOT NULL,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  seo_title varchar(120) DEFAULT '' NOT NULL,
  seo_description varchar(300) DEFAULT '' NOT NULL,
  title varchar(120) NOT NULL,
  icon varchar(60) DEFAULT '' NOT NULL,
  image_id integer,
  summary varchar(300) DEFAULT '' NOT NULL,
  description jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  department_id integer,
  price_from integer,
  duration_minutes integer,
  preparation varchar(2000) DEFAULT '' NOT NULL,
  faqs jsonb DEFAULT '[]' NOT NULL,
  for_whom varchar(300) DEFAULT '' NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((title || '
') || summary))) STORED NOT NULL,
  visit_type_id integer,
  CONSTRAINT service_duration_minutes_check CHECK (duration_minutes >= 0),
  CONSTRAINT service_position_check CHECK ("position" >= 0),
  CONSTRAINT service_price_from_check CHECK (price_from >= 0),
  CONSTRAINT service_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT service_status_check CHECK (status IN ('draft', 'published', 'archived')),
  CONSTRAINT service_title_check CHECK (title <> '')
);

CREATE FUNCTION search_keep_service(service, varchar, timestamptz) RETURNS void
    LANGUAGE sql
    AS $_$
  select search_keep('service', $1.id, $2, $3, $1.title, '', concat_ws(' ', $1.summary, $1.for_whom),
    concat_ws(' ', search_text($1.description), search_text($1.faqs), $1.preparation))
$_$;

CREATE TABLE speciality (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  slug varchar(120) NOT NULL,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  seo_title varchar(120) DEFAULT '' NOT NULL,
  seo_description varchar(300) DEFAULT '' NOT NULL,
  name varchar(120) NOT NULL,
  description varchar(500) DEFAULT '' NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((name || '
') || description))) STORED NOT NULL,
  CONSTRAINT speciality_name_check CHECK (name <> ''),
  CONSTRAINT speciality_position_check CHECK ("position" >= 0),
  CONSTRAINT speciality_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT speciality_status_check CHECK (status IN ('draft', 'published', 'archived'))
);

CREATE FUNCTION search_keep_speciality(speciality, varchar, timestamptz) RETURNS void
    LANGUAGE sql
    AS $_$
  select search_keep('speciality', $1.id, $2, $3, $1.name, '', '', '')
$_$;

CREATE FUNCTION search_parts(text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN array_remove(regexp_split_to_array($1, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u206f\u3000-\u303f]+'::text), ''::text);

CREATE FUNCTION search_split(text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN search_parts(search_folded($1));

CREATE FUNCTION search_split_each(jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT COALESCE(jsonb_agg(search_split(each.phrase) ORDER BY each.place), '[]'::jsonb) AS "coalesce" FROM jsonb_array_elements_text($1) WITH ORDINALITY each(phrase, place));

CREATE FUNCTION search_text(jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  select coalesce(string_agg(value #>> '{}', ' '), '') from (
    select jsonb_path_query($1, '$.**.text') union select jsonb_path_query($1, '$[*].question')
    union select jsonb_path_query($1, '$[*].answer')
  ) found (value)
$_$;

CREATE FUNCTION search_translation_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
declare one translation := case tg_op when 'DELETE' then old else new end;
begin
  if to_regproc('search_keep_' || one.entity) is null then
    return null;
  end if;
  if tg_op = 'DELETE' then
    delete from search_word where entity = one.entity and entity_id = one.entity_id and language = one.language;
  else
    execute format('select search_keep_%1$s(jsonb_populate_record(e, translation_columns($1)), $1.language,
        translation_since($1, public_since(e.status, e.published_at, e.deleted_at)))
      from %1$I e where e.id = $1.entity_id', one.entity) using one;
  end if;
  return null;
end $_$;

CREATE FUNCTION search_words(text) RETURNS SETOF text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
declare folded text := search_folded($1);
begin
  return query select distinct left(word, 40)
    from unnest(search_parts(folded) || search_parts(replace(folded, '-', ''))) word;
end $_$;

CREATE FUNCTION session_ended() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('session_ended', '');
  return null;
end $$;

CREATE FUNCTION slug_is_no_translation() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from translation
      where entity = tg_table_name and slug = new.slug and entity_id <> new.id) then
    raise unique_violation using constraint = tg_table_name || '_slug_key', message = 'This address is taken.';
  end if;
  return new;
end $$;

CREATE FUNCTION take_back_notices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update outbox set status = 'discarded', last_error = 'The account that it was for has changed.'
    where status = 'queued' and unique_key like 'notice ' || new.id || ' %'
      and (claimed_until is null or claimed_until <= now());
  return null;
end $$;

-- Open calendars and desks are told of changes at the commit: a doctor and a date (desk/live.ts).
CREATE FUNCTION tell_calendar(doctor integer, local_date date) RETURNS void
    LANGUAGE sql
    AS $$
  select pg_notify('calendar_changed', json_build_object('doctorId', doctor, 'localDate', local_date)::text)
$$;

CREATE FUNCTION tell_desk() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('desk_changed', json_build_object('about', tg_argv[0])::text);
  return null;
end $$;

CREATE FUNCTION translated_entry_gone() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from translation where entity = tg_table_name and entity_id = old.id;
  return null;
end $$;

CREATE TABLE translation (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  entity varchar(40) NOT NULL,
  entity_id integer NOT NULL,
  language varchar(2) NOT NULL,
  slug varchar(120),
  status varchar(20) DEFAULT 'draft' NOT NULL,
  published_at timestamptz,
  words jsonb DEFAULT '{}' NOT NULL,
  source jsonb DEFAULT '{}' NOT NULL,
  CONSTRAINT translation_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT translation_status_check CHECK (status IN ('draft', 'published')),
  CONSTRAINT translation_entity_entity_id_language_key UNIQUE (entity, entity_id, language)
);

CREATE FUNCTION translation_columns(translation) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select $1.words || case when $1.slug is null then '{}' else jsonb_build_object('slug', $1.slug) end
$_$;

CREATE FUNCTION translation_is_outdated(source jsonb, said jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select exists (select from jsonb_each(said) one
    where case when source ? one.key then one.value is distinct from source -> one.key
      else one.value not in ('null', '""', '[]', '{"type": "doc", "content": []}') end)
$$;

CREATE FUNCTION translation_since(translation, entry_since timestamptz) RETURNS timestamptz
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when entry_since is not null and $1.status = 'published'
    then greatest(entry_since, coalesce($1.published_at, '-infinity')) end
$_$;

CREATE FUNCTION translation_slug_is_free() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
declare taken boolean;
begin
  if new.slug is null then
    return new;
  end if;
  execute format('select exists (select from %I where slug = $1 and id <> $2 and deleted_at is null)', new.entity)
    using new.slug, new.entity_id into taken;
  if taken or exists (select from translation one
      where one.entity = new.entity and one.slug = new.slug and one.entity_id <> new.entity_id) then
    raise unique_violation using constraint = 'translation_slug_key', message = 'This address is taken.';
  end if;
  return new;
end $_$;

CREATE FUNCTION visit_answer_gone() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from visit_answer where appointment_id = new.id;
  delete from visit_file where appointment_id = new.id;
  return null;
end $$;

CREATE TABLE activity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  actor_id integer,
  actor_name varchar(120) NOT NULL,
  action varchar(40) NOT NULL,
  entity varchar(40) NOT NULL,
  entity_id integer NOT NULL,
  label varchar(200) DEFAULT '' NOT NULL,
  changes_hash bytea,
  seal_number bigint,
  seal bytea,
  CONSTRAINT activity_seal_check CHECK ((seal_number IS NULL) = (seal IS NULL)),
  CONSTRAINT activity_seal_number_key UNIQUE (seal_number)
);

CREATE TABLE activity_anchor (
  id integer DEFAULT 1 PRIMARY KEY,
  first_number bigint NOT NULL,
  first_seal bytea NOT NULL,
  last_number bigint NOT NULL,
  last_seal bytea NOT NULL,
  signature varchar(100) NOT NULL,
  CONSTRAINT activity_anchor_id_check CHECK (id = 1)
);

CREATE TABLE activity_change (
  activity_id bigint PRIMARY KEY,
  salt bytea NOT NULL,
  content text NOT NULL
);

CREATE TABLE activity_seen (
  activity_id bigint PRIMARY KEY,
  entity varchar(40) NOT NULL,
  ids int4multirange NOT NULL
);

CREATE TABLE allocation (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  doctor_id integer NOT NULL,
  lane smallint NOT NULL,
  during tstzrange NOT NULL,
  active boolean DEFAULT true NOT NULL,
  appointment_id integer,
  hold_token_hash bytea,
  expires_at timestamptz,
  extended boolean DEFAULT false NOT NULL,
  taken_from bytea[],
  counted_until timestamptz,
  visit_type_id integer NOT NULL,
  starts_at timestamptz NOT NULL,
  alone boolean DEFAULT false NOT NULL,
  room_id integer,
  CONSTRAINT allocation_check CHECK ((NOT active) OR (appointment_id IS NOT NULL) OR (expires_at IS NOT NULL)),
  CONSTRAINT allocation_during_check CHECK ((NOT isempty(during)) AND (lower(during) IS NOT NULL) AND (upper(during) IS NOT NULL) AND (NOT lower_inf(during)) AND (NOT upper_inf(during)) AND lower_inc(during) AND (NOT upper_inc(during))),
  CONSTRAINT allocation_lane_check CHECK (lane >= 1),
  -- No two patients have one place. A doctor has one session at a time, which is a visit type and a start, and a visit
  -- with a length of its own shares its time with nobody. A room has one doctor at a time, and a session one room.
  CONSTRAINT allocation_alone_or_together EXCLUDE USING gist (doctor_id WITH =, ((alone)::integer) WITH <>, during WITH &&) WHERE (active),
  CONSTRAINT allocation_appointment_id_key UNIQUE (appointment_id),
  CONSTRAINT allocation_hold_token_hash_key UNIQUE (hold_token_hash),
  CONSTRAINT allocation_one_doctor_a_room EXCLUDE USING gist (room_id WITH =, doctor_id WITH <>, during WITH &&) WHERE ((active AND (room_id IS NOT NULL))),
  CONSTRAINT allocation_one_patient_a_place EXCLUDE USING gist (doctor_id WITH =, lane WITH =, during WITH &&) WHERE (active),
  CONSTRAINT allocation_one_room_a_session EXCLUDE USING gist (doctor_id WITH =, room_id WITH <>, during WITH &&) WHERE ((active AND (room_id IS NOT NULL))),
  CONSTRAINT allocation_one_start_at_a_time EXCLUDE USING gist (doctor_id WITH =, starts_at WITH <>, during WITH &&) WHERE (active),
  CONSTRAINT allocation_one_visit_type_at_a_time EXCLUDE USING gist (doctor_id WITH =, visit_type_id WITH <>, during WITH &&) WHERE (active)
);

CREATE TABLE api_token (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  staff_id integer NOT NULL,
  name varchar(60) NOT NULL,
  token_hash bytea NOT NULL,
  roles jsonb NOT NULL,
  reads_only boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_by varchar(120) NOT NULL
);

CREATE TABLE appointment (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  reference varchar(8) NOT NULL,
  status varchar(20) NOT NULL,
  status_note varchar(200) DEFAULT '' NOT NULL,
  doctor_id integer NOT NULL,
  visit_type_id integer NOT NULL,
  visit_type jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  time_zone varchar(60) NOT NULL,
  name varchar(120) NOT NULL,
  email varchar(254) DEFAULT '' NOT NULL,
  phone varchar(40) DEFAULT '' NOT NULL,
  patient_is_other boolean DEFAULT false NOT NULL,
  patient_name varchar(120) DEFAULT '' NOT NULL,
  reason varchar(500) DEFAULT '' NOT NULL,
  language varchar(35) DEFAULT '' NOT NULL,
  source varchar(20) DEFAULT 'web' NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  manage_token_hash bytea,
  previous_starts_at timestamptz,
  previous_doctor_id integer,
  changed_by varchar(10) DEFAULT '' NOT NULL,
  message_to_patient varchar(500) DEFAULT '' NOT NULL,
  kept_rules bytea,
  new_times_offered_at timestamptz,
  package_id integer,
  contact_removed_at timestamptz,
  found text GENERATED ALWAYS AS (search_folded(((((((name || '
') || patient_name) || '
') || reference) || '
') || email))) STORED NOT NULL,
  contact_proven_at timestamptz,
  confirm_until timestamptz,
  is_time_kept boolean DEFAULT true NOT NULL,
  service_id integer,
  price integer,
  link_version integer DEFAULT 0 NOT NULL,
  needs_interpreter boolean DEFAULT false NOT NULL,
  interpreter_language varchar(60) DEFAULT '' NOT NULL,
  needs_step_free boolean DEFAULT false NOT NULL,
  needs_hearing_help boolean DEFAULT false NOT NULL,
  needs_sight_help boolean DEFAULT false NOT NULL,
  needs_chaperone boolean DEFAULT false NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  patient_id integer,
  details_removed_at timestamptz,
  is_squeezed_in boolean DEFAULT false NOT NULL,
  series_id uuid,
  sms_agreed_at timestamptz,
  cancelled_at timestamptz,
  places smallint GENERATED ALWAYS AS (
CASE
  WHEN ((visit_type ->> 'alone'))::boolean THEN 1
  ELSE COALESCE((((visit_type ->> 'places'))::smallint)::integer, 1)
END) STORED NOT NULL,
  call_number smallint,
  has_checked_in boolean DEFAULT false NOT NULL,
  CONSTRAINT appointment_call_number_check CHECK ((call_number >= 100) AND (call_number <= 9999)),
  CONSTRAINT appointment_changed_by_check CHECK (changed_by IN ('', 'patient', 'staff')),
  CONSTRAINT appointment_check CHECK (ends_at > starts_at),
  CONSTRAINT appointment_contact_check CHECK ((email <> '') OR (phone <> '') OR (source = 'walk-in') OR (contact_removed_at IS NOT NULL) OR (details_removed_at IS NOT NULL)),
  CONSTRAINT appointment_interpreter_check CHECK (needs_interpreter = (interpreter_language <> '')),
  CONSTRAINT appointment_link_version_check CHECK (link_version >= 0),
  CONSTRAINT appointment_needs_check CHECK ((status NOT IN ('cancelled', 'declined', 'expired', 'entered_in_error')) OR (NOT (needs_interpreter OR needs_step_free OR needs_hearing_help OR needs_sight_help OR needs_chaperone))),
  CONSTRAINT appointment_price_check CHECK (price >= 0),
  CONSTRAINT appointment_source_check CHECK (source IN ('web', 'phone', 'walk-in', 'waitlist')),
  CONSTRAINT appointment_status_check CHECK (status IN ('held', 'requested', 'booked', 'arrived', 'in_progress', 'fulfilled', 'cancelled', 'declined', 'expired', 'no_show', 'entered_in_error')),
  CONSTRAINT appointment_manage_token_hash_key UNIQUE (manage_token_hash),
  CONSTRAINT appointment_reference_key UNIQUE (reference)
);

CREATE TABLE budget (
  key bytea PRIMARY KEY,
  taken_at timestamptz[] NOT NULL
);

CREATE TABLE calendar_address (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  staff_id integer NOT NULL,
  doctor_id integer NOT NULL,
  link_version integer DEFAULT 0 NOT NULL,
  read_at timestamptz,
  CONSTRAINT calendar_address_staff_id_doctor_id_key UNIQUE (staff_id, doctor_id)
);

CREATE TABLE closure (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  department_id integer,
  starts_local timestamp without time zone NOT NULL,
  ends_local timestamp without time zone NOT NULL,
  note varchar(200) DEFAULT '' NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(note)) STORED NOT NULL,
  reason varchar(120) DEFAULT '' NOT NULL,
  CONSTRAINT closure_check CHECK (ends_local > starts_local)
);

CREATE TABLE contact (
  id integer DEFAULT 1 PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  phone_number varchar(300) DEFAULT '' NOT NULL,
  email varchar(500) DEFAULT '' NOT NULL,
  location varchar(300) DEFAULT '' NOT NULL,
  emergency_phone varchar(40) DEFAULT '' NOT NULL,
  map_url varchar(500) DEFAULT '' NOT NULL,
  opening_hours jsonb DEFAULT '[]' NOT NULL,
  ambulance_phone varchar(40) DEFAULT '' NOT NULL,
  phone_labels varchar(300) DEFAULT '' NOT NULL,
  email_labels varchar(500) DEFAULT '' NOT NULL,
  CONSTRAINT contact_id_check CHECK (id = 1)
);

CREATE TABLE delay (
  doctor_id integer PRIMARY KEY,
  minutes smallint NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  since timestamptz NOT NULL,
  said_by varchar(120) NOT NULL,
  CONSTRAINT delay_check CHECK (ends_at > starts_at),
  CONSTRAINT delay_minutes_check CHECK ((minutes >= 5) AND (minutes <= 240))
);

CREATE TABLE demo_patients (
  id integer DEFAULT 1 PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  renewed_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT demo_patients_id_check CHECK (id = 1)
);

CREATE TABLE doctor_department (
  doctor_id integer NOT NULL,
  department_id integer NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT doctor_department_pkey PRIMARY KEY (doctor_id, department_id)
);

CREATE TABLE doctor_speciality (
  doctor_id integer NOT NULL,
  speciality_id integer NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT doctor_speciality_pkey PRIMARY KEY (doctor_id, speciality_id)
);

CREATE TABLE former_slug (
  entity varchar(40) NOT NULL,
  slug varchar(120) NOT NULL,
  entity_id integer NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT former_slug_pkey PRIMARY KEY (entity, slug, entity_id)
);

CREATE TABLE gallery (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  slug varchar(120) NOT NULL,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  seo_title varchar(120) DEFAULT '' NOT NULL,
  seo_description varchar(300) DEFAULT '' NOT NULL,
  title varchar(120) NOT NULL,
  description varchar(1000) DEFAULT '' NOT NULL,
  cover_id integer,
  taken_on date,
  found text GENERATED ALWAYS AS (search_folded(((title || '
') || description))) STORED NOT NULL,
  CONSTRAINT gallery_position_check CHECK ("position" >= 0),
  CONSTRAINT gallery_slug_check CHECK (slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT gallery_status_check CHECK (status IN ('draft', 'published', 'archived')),
  CONSTRAINT gallery_title_check CHECK (title <> '')
);

CREATE TABLE gallery_image (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  gallery_id integer NOT NULL,
  media_id integer NOT NULL,
  caption varchar(300) DEFAULT '' NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT gallery_image_position_check CHECK ("position" >= 0),
  CONSTRAINT gallery_image_gallery_id_media_id_key UNIQUE (gallery_id, media_id),
  CONSTRAINT gallery_image_gallery_id_position_key UNIQUE (gallery_id, "position") DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE idempotency (
  key varchar(200) NOT NULL,
  route varchar(120) NOT NULL,
  body_hash bytea NOT NULL,
  status integer NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_pkey PRIMARY KEY (key, route)
);

CREATE TABLE inquiry (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  reference varchar(8) NOT NULL,
  receipt_token_hash bytea NOT NULL,
  status varchar(20) DEFAULT 'new' NOT NULL,
  note varchar(2000) DEFAULT '' NOT NULL,
  name varchar(120) NOT NULL,
  email varchar(254) DEFAULT '' NOT NULL,
  phone varchar(40) DEFAULT '' NOT NULL,
  subject varchar(200) DEFAULT '' NOT NULL,
  message varchar(5000) NOT NULL,
  topic varchar(160) DEFAULT '' NOT NULL,
  department_id integer,
  doctor_id integer,
  service_id integer,
  package_id integer,
  copy_message_id varchar(200) DEFAULT '' NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((((((((((((name || '
') || email) || '
') || phone) || '
') || reference) || '
') || subject) || '
') || topic) || '
') || message))) STORED NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  patient_id integer,
  language varchar(35) DEFAULT '' NOT NULL,
  owner_id integer,
  owner_department_id integer,
  handed_at timestamptz,
  due_at timestamptz,
  visit_type_id integer,
  visit_mode varchar(10) DEFAULT '' NOT NULL,
  wished_from date,
  wished_to date,
  wished_parts jsonb DEFAULT '[]' NOT NULL,
  appointment_id integer,
  CONSTRAINT inquiry_check CHECK ((email <> '') OR (phone <> '')),
  CONSTRAINT inquiry_check1 CHECK ((wished_from IS NULL) = (wished_to IS NULL)),
  CONSTRAINT inquiry_check2 CHECK (wished_from <= wished_to),
  CONSTRAINT inquiry_message_check CHECK (message <> ''),
  CONSTRAINT inquiry_name_check CHECK (name <> ''),
  CONSTRAINT inquiry_status_check CHECK (status IN ('new', 'open', 'replied', 'closed', 'spam')),
  CONSTRAINT inquiry_visit_mode_check CHECK (visit_mode IN ('', 'in-person', 'phone', 'video')),
  CONSTRAINT inquiry_receipt_token_hash_key UNIQUE (receipt_token_hash),
  CONSTRAINT inquiry_reference_key UNIQUE (reference)
);

CREATE TABLE inquiry_reply (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  inquiry_id integer NOT NULL,
  actor_id integer,
  actor_name varchar(120) NOT NULL,
  text varchar(5000) NOT NULL,
  message_id varchar(200) NOT NULL,
  outbox_id integer,
  CONSTRAINT inquiry_reply_text_check CHECK (text <> ''),
  CONSTRAINT inquiry_reply_message_id_key UNIQUE (message_id)
);

CREATE TABLE known_device (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  staff_id integer NOT NULL,
  token_hash bytea NOT NULL,
  used_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT known_device_staff_id_token_hash_key UNIQUE (staff_id, token_hash)
);

CREATE TABLE mail_text (
  kind varchar(40) NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  subject varchar(120) NOT NULL,
  opening varchar(2000) NOT NULL,
  closing varchar(2000) DEFAULT '' NOT NULL,
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT mail_text_opening_check CHECK (opening <> ''),
  CONSTRAINT mail_text_subject_check CHECK (subject <> ''),
  CONSTRAINT mail_text_kind_key UNIQUE (kind)
);

CREATE TABLE media (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  key varchar(40) NOT NULL,
  name varchar(200) NOT NULL,
  alt varchar(300) DEFAULT '' NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  focal_x real DEFAULT 0.5 NOT NULL,
  focal_y real DEFAULT 0.5 NOT NULL,
  placeholder text DEFAULT '' NOT NULL,
  variants_at timestamptz,
  found text GENERATED ALWAYS AS (search_folded(((alt || '
') || name))) STORED NOT NULL,
  CONSTRAINT media_focal_x_check CHECK ((focal_x >= (0)::double precision) AND (focal_x <= (1)::double precision)),
  CONSTRAINT media_focal_y_check CHECK ((focal_y >= (0)::double precision) AND (focal_y <= (1)::double precision)),
  CONSTRAINT media_height_check CHECK (height > 0),
  CONSTRAINT media_width_check CHECK (width > 0),
  CONSTRAINT media_key_key UNIQUE (key)
);

CREATE TABLE media_removal (
  key varchar(40) PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL
);

CREATE TABLE notice_choice (
  staff_id integer PRIMARY KEY,
  inquiry varchar(10) DEFAULT 'area' NOT NULL,
  request varchar(10) DEFAULT 'area' NOT NULL,
  stranded varchar(10) DEFAULT 'area' NOT NULL,
  undelivered varchar(10) DEFAULT 'area' NOT NULL,
  digest_hour integer DEFAULT 7 NOT NULL,
  digest_on date,
  mailed_at timestamptz,
  call varchar(10) DEFAULT 'area' NOT NULL,
  CONSTRAINT notice_choice_call_check CHECK (call IN ('area', 'mail', 'digest', 'none')),
  CONSTRAINT notice_choice_digest_hour_check CHECK ((digest_hour >= 0) AND (digest_hour <= 23)),
  CONSTRAINT notice_choice_inquiry_check CHECK (inquiry IN ('area', 'mail', 'digest', 'none')),
  CONSTRAINT notice_choice_request_check CHECK (request IN ('area', 'mail', 'digest', 'none')),
  CONSTRAINT notice_choice_stranded_check CHECK (stranded IN ('area', 'mail', 'digest', 'none')),
  CONSTRAINT notice_choice_undelivered_check CHECK (undelivered IN ('area', 'mail', 'digest', 'none'))
);

CREATE TABLE notice_mark (
  staff_id integer NOT NULL,
  kind varchar(20) NOT NULL,
  entity_id integer NOT NULL,
  occasion timestamptz NOT NULL,
  read_at timestamptz,
  mailed_at timestamptz,
  CONSTRAINT notice_mark_kind_check CHECK (kind IN ('inquiry', 'overdue', 'request', 'stranded', 'call', 'undelivered')),
  CONSTRAINT notice_mark_pkey PRIMARY KEY (staff_id, kind, entity_id, occasion)
);

CREATE TABLE outbox (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  unique_key varchar(200),
  recipient varchar(254) NOT NULL,
  subject varchar(300) NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  calendar text,
  appointment_id integer,
  status varchar(10) DEFAULT 'queued' NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamptz DEFAULT now() NOT NULL,
  sent_at timestamptz,
  last_error varchar(500) DEFAULT '' NOT NULL,
  inquiry_id integer,
  subscriber_id integer,
  headers jsonb DEFAULT '{}' NOT NULL,
  claimed_until timestamptz,
  found text GENERATED ALWAYS AS (search_folded(((recipient || '
') || subject))) STORED NOT NULL,
  counts_as varchar(20) DEFAULT '' NOT NULL,
  useful_until timestamptz DEFAULT (now() + '14 days'::interval) NOT NULL,
  series_id uuid,
  channel varchar(4) DEFAULT 'mail' NOT NULL,
  CONSTRAINT outbox_channel_check CHECK (channel IN ('mail', 'sms')),
  CONSTRAINT outbox_status_check CHECK (status IN ('queued', 'sent', 'dead', 'discarded', 'expired')),
  CONSTRAINT outbox_unique_key_key UNIQUE (unique_key)
);

CREATE TABLE page_comment (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  page_rating_id integer NOT NULL,
  was_useful boolean NOT NULL,
  comment varchar(500) NOT NULL,
  CONSTRAINT page_comment_comment_check CHECK (comment <> '')
);

CREATE TABLE page_rating (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  week date NOT NULL,
  page varchar(60) NOT NULL,
  entry_id integer,
  yes integer DEFAULT 0 NOT NULL,
  no integer DEFAULT 0 NOT NULL,
  CONSTRAINT page_rating_check CHECK ((entry_id IS NULL) = (page ~~ '/%')),
  CONSTRAINT page_rating_no_check CHECK (no >= 0),
  CONSTRAINT page_rating_page_check CHECK (page <> ''),
  CONSTRAINT page_rating_week_check CHECK (EXTRACT(isodow FROM week) = (1)::numeric),
  CONSTRAINT page_rating_yes_check CHECK (yes >= 0),
  CONSTRAINT page_rating_page_entry_id_week_key UNIQUE NULLS NOT DISTINCT (page, entry_id, week)
);

CREATE TABLE passkey (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  staff_id integer NOT NULL,
  name varchar(60) NOT NULL,
  credential_id varchar(1400) NOT NULL,
  public_key bytea NOT NULL,
  counter bigint DEFAULT 0 NOT NULL,
  transports jsonb DEFAULT '[]' NOT NULL,
  used_at timestamptz,
  CONSTRAINT passkey_credential_id_key UNIQUE (credential_id)
);

CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  staff_id integer,
  expires_at timestamptz NOT NULL
);

CREATE TABLE patient (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  name varchar(120) NOT NULL,
  email varchar(254) DEFAULT '' NOT NULL,
  phone varchar(40) DEFAULT '' NOT NULL,
  merged_into_id integer,
  merged_at timestamptz,
  is_demo boolean DEFAULT false NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((name || '
') || email))) STORED NOT NULL,
  CONSTRAINT patient_check CHECK ((merged_into_id IS NULL) = (merged_at IS NULL)),
  CONSTRAINT patient_check1 CHECK (merged_into_id <> id)
);

CREATE TABLE patient_note (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  patient_id integer NOT NULL,
  actor_id integer,
  actor_name varchar(120) NOT NULL,
  text varchar(1000) NOT NULL
);

CREATE TABLE purge (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  removed jsonb NOT NULL
);

CREATE TABLE recovery_code (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  staff_id integer NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_code_staff_id_code_hash_key UNIQUE (staff_id, code_hash)
);

CREATE UNLOGGED TABLE request_limit (
  key text PRIMARY KEY,
  points integer DEFAULT 0 NOT NULL,
  expire bigint
);

CREATE TABLE retention (
  id integer DEFAULT 1 PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  inquiry_months integer DEFAULT 12 NOT NULL,
  appointment_months integer DEFAULT 24 NOT NULL,
  sent_mail_days integer DEFAULT 90 NOT NULL,
  waitlist_days integer DEFAULT 30 NOT NULL,
  rating_months integer DEFAULT 24 NOT NULL,
  record_months integer DEFAULT 0 NOT NULL,
  record_law varchar(200) DEFAULT '' NOT NULL,
  CONSTRAINT retention_appointment_months_check CHECK ((appointment_months >= 1) AND (appointment_months <= 120)),
  CONSTRAINT retention_id_check CHECK (id = 1),
  CONSTRAINT retention_inquiry_months_check CHECK ((inquiry_months >= 1) AND (inquiry_months <= 120)),
  CONSTRAINT retention_rating_months_check CHECK ((rating_months >= 1) AND (rating_months <= 120)),
  CONSTRAINT retention_record_months_check CHECK ((record_months >= 0) AND (record_months <= 600)),
  CONSTRAINT retention_sent_mail_days_check CHECK ((sent_mail_days >= 1) AND (sent_mail_days <= 730)),
  CONSTRAINT retention_waitlist_days_check CHECK ((waitlist_days >= 1) AND (waitlist_days <= 365))
);

CREATE TABLE revision (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  actor_id integer,
  actor_name varchar(120) NOT NULL,
  entity varchar(40) NOT NULL,
  entity_id integer NOT NULL,
  version integer NOT NULL,
  content jsonb NOT NULL,
  CONSTRAINT revision_entity_entity_id_version_key UNIQUE (entity, entity_id, version)
);

CREATE TABLE room (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  name varchar(80) NOT NULL,
  kind varchar(80) NOT NULL,
  department_id integer,
  is_in_use boolean DEFAULT true NOT NULL,
  outages jsonb DEFAULT '[]' NOT NULL,
  note varchar(200) DEFAULT '' NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((((name || '
') || kind) || '
') || note))) STORED NOT NULL,
  CONSTRAINT room_kind_check CHECK (kind <> ''),
  CONSTRAINT room_name_check CHECK (name <> ''),
  CONSTRAINT room_position_check CHECK ("position" >= 0)
);

CREATE TABLE saved_reply (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  name varchar(120) NOT NULL,
  language varchar(2) DEFAULT '' NOT NULL,
  text varchar(5000) NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((name || '
') || text))) STORED NOT NULL,
  CONSTRAINT saved_reply_name_check CHECK (name <> ''),
  CONSTRAINT saved_reply_text_check CHECK (text <> '')
);

CREATE TABLE saved_view (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  staff_id integer NOT NULL,
  list varchar(40) NOT NULL,
  name varchar(60) NOT NULL,
  search varchar(1000) NOT NULL,
  CONSTRAINT saved_view_list_check CHECK (list <> ''),
  CONSTRAINT saved_view_name_check CHECK (name <> '')
);

CREATE TABLE schedule (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  doctor_id integer NOT NULL,
  valid_from date NOT NULL,
  valid_until date,
  rules jsonb NOT NULL,
  CONSTRAINT schedule_check CHECK (valid_until >= valid_from)
);

CREATE TABLE search_vocabulary (
  word varchar(40) NOT NULL COLLATE pg_catalog."C" PRIMARY KEY
);

CREATE TABLE search_word (
  word varchar(40) NOT NULL COLLATE pg_catalog."C",
  entity varchar(20) NOT NULL,
  entity_id integer NOT NULL,
  weight real NOT NULL,
  since timestamptz NOT NULL,
  language varchar(2) DEFAULT '' NOT NULL,
  CONSTRAINT search_word_pkey PRIMARY KEY (entity, entity_id, language, word)
);

CREATE TABLE secret_mark (
  id integer DEFAULT 1 PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  mark bytea NOT NULL,
  CONSTRAINT secret_mark_id_check CHECK (id = 1)
);

CREATE TABLE session (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  used_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  device varchar(300) DEFAULT '' NOT NULL,
  confirmed_at timestamptz,
  locked_at timestamptz,
  CONSTRAINT session_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE settings (
  id integer DEFAULT 1 PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  name varchar(120) DEFAULT 'Our hospital' NOT NULL,
  tagline varchar(160) DEFAULT 'Leading the Way in Medical Excellence, Trusted Care.' NOT NULL,
  logo_id integer,
  time_zone varchar(60) DEFAULT 'Europe/London' NOT NULL,
  currency varchar(3) DEFAULT 'GBP' NOT NULL,
  country varchar(2) DEFAULT 'GB' NOT NULL,
  locale varchar(35) DEFAULT 'en-GB' NOT NULL,
  announcement varchar(300) DEFAULT '' NOT NULL,
  intro varchar(400) DEFAULT '' NOT NULL,
  facts jsonb DEFAULT '[]' NOT NULL,
  max_future_appointments integer DEFAULT 4 NOT NULL,
  about_text jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  privacy_text jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  accessibility_text jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  pricing_text jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  prices_valid_until date,
  getting_here_text jsonb DEFAULT '{"type": "doc", "content": []}' NOT NULL,
  primary_color varchar(7) DEFAULT '' NOT NULL,
  accent_color varchar(7) DEFAULT '' NOT NULL,
  announcement_until timestamptz,
  waitlist_offer_minutes integer DEFAULT 120 NOT NULL,
  first_reminder_days integer DEFAULT 5 NOT NULL,
  last_reminder_days integer DEFAULT 1 NOT NULL,
  doctor_pictures varchar(20) DEFAULT 'pictures' NOT NULL,
  languages jsonb DEFAULT '[]' NOT NULL,
  clock varchar(5) DEFAULT 'usual' NOT NULL,
  translated_only jsonb DEFAULT '[]' NOT NULL,
  inquiry_hours integer DEFAULT 8 NOT NULL,
  video_address varchar(300) DEFAULT '' NOT NULL,
  calendar_names varchar(10) DEFAULT 'none' NOT NULL,
  CONSTRAINT settings_accent_color_check CHECK (accent_color ~ '^(#[0-9a-f]{6})?$'),
  CONSTRAINT settings_calendar_names_check CHECK (calendar_names IN ('none', 'initials', 'names')),
  CONSTRAINT settings_clock_check CHECK (clock IN ('usual', '12', '24')),
  CONSTRAINT settings_doctor_pictures_check CHECK (doctor_pictures IN ('pictures', 'initials')),
  CONSTRAINT settings_first_reminder_days_check CHECK ((first_reminder_days >= 0) AND (first_reminder_days <= 30)),
  CONSTRAINT settings_id_check CHECK (id = 1),
  CONSTRAINT settings_inquiry_hours_check CHECK ((inquiry_hours >= 1) AND (inquiry_hours <= 400)),
  CONSTRAINT settings_last_reminder_days_check CHECK ((last_reminder_days >= 0) AND (last_reminder_days <= 7)),
  CONSTRAINT settings_max_future_appointments_check CHECK ((max_future_appointments >= 1) AND (max_future_appointments <= 50)),
  CONSTRAINT settings_primary_color_check CHECK (primary_color ~ '^(#[0-9a-f]{6})?$'),
  CONSTRAINT settings_waitlist_offer_minutes_check CHECK ((waitlist_offer_minutes >= 15) AND (waitlist_offer_minutes <= 2880))
);

CREATE TABLE sign_in_failure (
  key varchar(400) PRIMARY KEY,
  failures integer NOT NULL,
  blocked_until timestamptz NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL
);

CREATE TABLE sign_in_policy (
  id integer DEFAULT 1 PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  needs_second_factor boolean DEFAULT false NOT NULL,
  lock_after_minutes integer DEFAULT 0 NOT NULL,
  sso_label varchar(60) DEFAULT '' NOT NULL,
  sso_only boolean DEFAULT false NOT NULL,
  sso_creates_accounts boolean DEFAULT false NOT NULL,
  sso_groups_claim varchar(100) DEFAULT 'groups' NOT NULL,
  sso_groups jsonb DEFAULT '[]' NOT NULL,
  emergency_account_id integer,
  doctors_change_profile boolean DEFAULT false NOT NULL,
  doctors_change_hours boolean DEFAULT false NOT NULL,
  CONSTRAINT sign_in_policy_id_check CHECK (id = 1),
  CONSTRAINT sign_in_policy_lock_after_minutes_check CHECK (lock_after_minutes = ANY (ARRAY[0, 5, 10, 15, 30, 60]))
);

CREATE TABLE sms_gateway (
  id integer DEFAULT 1 PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  provider varchar(10) DEFAULT 'none' NOT NULL,
  address varchar(500) DEFAULT '' NOT NULL,
  account varchar(60) DEFAULT '' NOT NULL,
  sender varchar(40) DEFAULT '' NOT NULL,
  short_name varchar(20) DEFAULT '' NOT NULL,
  quiet_from smallint DEFAULT 21 NOT NULL,
  quiet_until smallint DEFAULT 8 NOT NULL,
  sealed_secret bytea,
  sealed_reply_secret bytea,
  CONSTRAINT sms_gateway_id_check CHECK (id = 1),
  CONSTRAINT sms_gateway_provider_check CHECK (provider IN ('none', 'gateway', 'twilio', 'vonage')),
  CONSTRAINT sms_gateway_quiet_from_check CHECK ((quiet_from >= 0) AND (quiet_from <= 23)),
  CONSTRAINT sms_gateway_quiet_until_check CHECK ((quiet_until >= 0) AND (quiet_until <= 23))
);

CREATE TABLE sms_stop (
  phone varchar(40) PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT sms_stop_phone_check CHECK (phone <> '')
);

CREATE TABLE sociallink (
  id integer DEFAULT 1 PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  facebook varchar(500) DEFAULT '' NOT NULL,
  instagram varchar(500) DEFAULT '' NOT NULL,
  linked_in varchar(500) DEFAULT '' NOT NULL,
  CONSTRAINT sociallink_id_check CHECK (id = 1)
);

CREATE TABLE sso_request (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  session_id integer,
  created_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE sso_session (
  session_id integer PRIMARY KEY,
  token bytea NOT NULL,
  is_refresh boolean NOT NULL,
  id_token bytea NOT NULL,
  checked_at timestamptz NOT NULL,
  failing_since timestamptz
);

CREATE TABLE staff (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  name varchar(120) NOT NULL,
  email varchar(254) NOT NULL,
  password_hash text,
  disabled_at timestamptz,
  left_at timestamptz,
  totp_key bytea,
  totp_pending_key bytea,
  totp_step integer DEFAULT 0 NOT NULL,
  roles jsonb NOT NULL,
  doctor_id integer,
  sso_issuer varchar(500),
  sso_subject varchar(255),
  language varchar(2) DEFAULT '' NOT NULL,
  CONSTRAINT staff_check CHECK ((left_at IS NULL) OR ((disabled_at IS NOT NULL) AND (password_hash IS NULL) AND (totp_key IS NULL)))
);

CREATE TABLE staff_link (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  staff_id integer NOT NULL,
  purpose varchar(10) NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  email varchar(254),
  CONSTRAINT staff_link_email_check CHECK ((purpose = 'email') = (email IS NOT NULL)),
  CONSTRAINT staff_link_purpose_check CHECK (purpose IN ('invitation', 'reset', 'email')),
  CONSTRAINT staff_link_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE subscriber (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  email varchar(254) NOT NULL,
  confirmed_at timestamptz,
  link_token_hash bytea NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(email)) STORED NOT NULL,
  language varchar(35) DEFAULT '' NOT NULL,
  CONSTRAINT subscriber_email_check CHECK (email <> ''),
  CONSTRAINT subscriber_email_key UNIQUE (email),
  CONSTRAINT subscriber_link_token_hash_key UNIQUE (link_token_hash)
);

CREATE TABLE synonym (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  name varchar(120) NOT NULL,
  words jsonb DEFAULT '[]' NOT NULL,
  leads_to jsonb DEFAULT '[]' NOT NULL,
  advice varchar(400) DEFAULT '' NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((((name || '
') || search_strings(words)) || '
') || search_strings(leads_to)))) STORED NOT NULL,
  folded_words jsonb GENERATED ALWAYS AS (search_split_each(words)) STORED NOT NULL,
  folded_leads_to jsonb GENERATED ALWAYS AS (search_split_each(leads_to)) STORED NOT NULL,
  language varchar(2) DEFAULT '' NOT NULL,
  CONSTRAINT synonym_name_check CHECK (name <> '')
);

CREATE TABLE testimonial (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  status varchar(20) DEFAULT 'published' NOT NULL,
  published_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  name varchar(120) NOT NULL,
  quote varchar(1000) NOT NULL,
  rating integer,
  image_id integer,
  doctor_id integer,
  department_id integer,
  treatment varchar(120) DEFAULT '' NOT NULL,
  consent boolean DEFAULT false NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(((((name || '
') || quote) || '
') || treatment))) STORED NOT NULL,
  CONSTRAINT testimonial_check CHECK ((status <> 'published') OR consent),
  CONSTRAINT testimonial_name_check CHECK (name <> ''),
  CONSTRAINT testimonial_position_check CHECK ("position" >= 0),
  CONSTRAINT testimonial_quote_check CHECK (quote <> ''),
  CONSTRAINT testimonial_rating_check CHECK ((rating >= 1) AND (rating <= 5)),
  CONSTRAINT testimonial_status_check CHECK (status IN ('draft', 'published', 'archived'))
);

CREATE TABLE time_off (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  doctor_id integer NOT NULL,
  kind varchar(10) NOT NULL,
  starts_local timestamp without time zone NOT NULL,
  ends_local timestamp without time zone NOT NULL,
  note varchar(200) DEFAULT '' NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  CONSTRAINT time_off_check CHECK (ends_local > starts_local),
  CONSTRAINT time_off_kind_check CHECK (kind IN ('leave', 'extra'))
);

CREATE TABLE upload (
  id varchar(64) PRIMARY KEY,
  staff_id integer NOT NULL,
  name varchar(200) NOT NULL,
  size integer NOT NULL,
  received integer DEFAULT 0 NOT NULL,
  media_id integer,
  is_known boolean DEFAULT false NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  touched_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT upload_check CHECK ((received >= 0) AND (received <= size))
);

CREATE TABLE upload_part (
  upload_id varchar(64) NOT NULL,
  starts_at integer NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT upload_part_pkey PRIMARY KEY (upload_id, starts_at)
);
ALTER TABLE upload_part ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE visit_answer (
  appointment_id integer PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  questions jsonb NOT NULL,
  words jsonb DEFAULT '{}' NOT NULL,
  language varchar(35) DEFAULT '' NOT NULL,
  answers jsonb DEFAULT '{}' NOT NULL,
  total smallint NOT NULL,
  answered smallint NOT NULL,
  is_complete boolean DEFAULT false NOT NULL,
  asked_again_at timestamptz,
  link_hash bytea,
  CONSTRAINT visit_answer_check CHECK ((answered >= 0) AND (answered <= total)),
  CONSTRAINT visit_answer_total_check CHECK (total >= 0)
);

CREATE TABLE visit_file (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  appointment_id integer NOT NULL,
  link_id varchar(36) NOT NULL,
  name varchar(120) NOT NULL,
  type varchar(20) NOT NULL,
  size integer NOT NULL,
  content bytea NOT NULL,
  link_hash bytea,
  CONSTRAINT visit_file_name_check CHECK (name <> ''),
  CONSTRAINT visit_file_size_check CHECK (size > 0),
  CONSTRAINT visit_file_type_check CHECK (type IN ('application/pdf', 'image/jpeg', 'image/png'))
);
ALTER TABLE visit_file ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE TABLE visit_type (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  name varchar(80) NOT NULL,
  duration_minutes integer NOT NULL,
  step_minutes integer,
  buffer_before_minutes integer DEFAULT 0 NOT NULL,
  buffer_after_minutes integer DEFAULT 0 NOT NULL,
  places integer DEFAULT 1 NOT NULL,
  lead_minutes integer DEFAULT 120 NOT NULL,
  horizon_days integer DEFAULT 60 NOT NULL,
  cancel_cutoff_minutes integer DEFAULT 1440 NOT NULL,
  move_cutoff_minutes integer DEFAULT 1440 NOT NULL,
  mode varchar(20) DEFAULT 'in-person' NOT NULL,
  needs_approval boolean DEFAULT false NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(name)) STORED NOT NULL,
  room_kind varchar(80) DEFAULT '' NOT NULL,
  offered varchar(10) DEFAULT 'book' NOT NULL,
  other_modes jsonb DEFAULT '[]' NOT NULL,
  questions jsonb DEFAULT '[]' NOT NULL,
  asked_when varchar(10) DEFAULT 'before' NOT NULL,
  CONSTRAINT visit_type_asked_when_check CHECK (asked_when IN ('booking', 'before')),
  CONSTRAINT visit_type_buffer_after_minutes_check CHECK ((buffer_after_minutes >= 0) AND (buffer_after_minutes <= 240)),
  CONSTRAINT visit_type_buffer_before_minutes_check CHECK ((buffer_before_minutes >= 0) AND (buffer_before_minutes <= 240)),
  CONSTRAINT visit_type_cancel_cutoff_minutes_check CHECK (cancel_cutoff_minutes >= 0),
  CONSTRAINT visit_type_duration_minutes_check CHECK ((duration_minutes >= 5) AND (duration_minutes <= 480)),
  CONSTRAINT visit_type_horizon_days_check CHECK ((horizon_days >= 1) AND (horizon_days <= 730)),
  CONSTRAINT visit_type_lead_minutes_check CHECK (lead_minutes >= 0),
  CONSTRAINT visit_type_mode_check CHECK (mode IN ('in-person', 'phone', 'video')),
  CONSTRAINT visit_type_move_cutoff_minutes_check CHECK (move_cutoff_minutes >= 0),
  CONSTRAINT visit_type_name_check CHECK (name <> ''),
  CONSTRAINT visit_type_offered_check CHECK (offered IN ('book', 'ask', 'phone')),
  CONSTRAINT visit_type_places_check CHECK ((places >= 1) AND (places <= 200)),
  CONSTRAINT visit_type_position_check CHECK ("position" >= 0),
  CONSTRAINT visit_type_step_minutes_check CHECK ((step_minutes >= 5) AND (step_minutes <= 480))
);

CREATE TABLE visit_type_doctor (
  visit_type_id integer NOT NULL,
  doctor_id integer NOT NULL,
  CONSTRAINT visit_type_doctor_pkey PRIMARY KEY (visit_type_id, doctor_id)
);

CREATE TABLE waiting_area (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  deleted_at timestamptz,
  name varchar(80) NOT NULL,
  department_id integer,
  takes_check_in boolean DEFAULT true NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  link_version integer DEFAULT 0 NOT NULL,
  found text GENERATED ALWAYS AS (search_folded(name)) STORED NOT NULL,
  CONSTRAINT waiting_area_name_check CHECK (name <> ''),
  CONSTRAINT waiting_area_position_check CHECK ("position" >= 0)
);

CREATE TABLE waitlist (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  status varchar(10) DEFAULT 'waiting' NOT NULL,
  doctor_id integer,
  department_id integer,
  from_date date NOT NULL,
  to_date date NOT NULL,
  name varchar(120) NOT NULL,
  email varchar(254) DEFAULT '' NOT NULL,
  phone varchar(40) DEFAULT '' NOT NULL,
  link_key varchar(40) NOT NULL,
  link_token_hash bytea NOT NULL,
  appointment_id integer,
  package_id integer,
  service_id integer,
  is_demo boolean DEFAULT false NOT NULL,
  patient_id integer,
  language varchar(35) DEFAULT '' NOT NULL,
  visit_type_id integer,
  sms_agreed_at timestamptz,
  CONSTRAINT waitlist_check CHECK (to_date >= from_date),
  CONSTRAINT waitlist_check1 CHECK (num_nonnulls(doctor_id, department_id) = 1),
  CONSTRAINT waitlist_check2 CHECK (num_nonnulls(package_id, service_id) <= 1),
  CONSTRAINT waitlist_check3 CHECK ((email <> '') OR (phone <> '')),
  CONSTRAINT waitlist_check4 CHECK (num_nonnulls(package_id, service_id, visit_type_id) <= 1),
  CONSTRAINT waitlist_name_check CHECK (name <> ''),
  CONSTRAINT waitlist_status_check CHECK (status IN ('waiting', 'booked', 'left', 'lapsed')),
  CONSTRAINT waitlist_link_token_hash_key UNIQUE (link_token_hash)
);

CREATE TABLE waitlist_offer (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_at timestamptz DEFAULT now() NOT NULL,
  waitlist_id integer NOT NULL,
  doctor_id integer NOT NULL,
  visit_type_id integer NOT NULL,
  starts_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state varchar(10) DEFAULT 'open' NOT NULL,
  allocation_id integer,
  is_called boolean DEFAULT false NOT NULL,
  CONSTRAINT waitlist_offer_state_check CHECK (state IN ('open', 'booked', 'declined', 'over')),
  CONSTRAINT waitlist_offer_waitlist_id_doctor_id_starts_at_key UNIQUE (waitlist_id, doctor_id, starts_at)
);

CREATE INDEX condition_department_id ON condition USING btree (department_id);
CREATE INDEX condition_found ON condition USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX condition_position ON condition USING btree ("position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX condition_slug_key ON condition USING btree (slug) WHERE (deleted_at IS NULL);

CREATE INDEX department_found ON department USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX department_position ON department USING btree ("position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX department_slug_key ON department USING btree (slug) WHERE (deleted_at IS NULL);

CREATE INDEX doctor_found ON doctor USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX doctor_position ON doctor USING btree ("position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX doctor_slug_key ON doctor USING btree (slug) WHERE (deleted_at IS NULL);

CREATE INDEX guide_found ON guide USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX guide_position ON guide USING btree ("position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX guide_slug_key ON guide USING btree (slug) WHERE (deleted_at IS NULL);

CREATE INDEX news_found ON news USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX news_published ON news USING btree (COALESCE(published_at, created_at) DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX news_slug_key ON news USING btree (slug) WHERE (deleted_at IS NULL);

CREATE INDEX package_department_id ON package USING btree (department_id);
CREATE INDEX package_found ON package USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX package_position ON package USING btree ("position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX package_slug_key ON package USING btree (slug) WHERE (deleted_at IS NULL);
CREATE INDEX package_visit_type_id ON package USING btree (visit_type_id) WHERE (visit_type_id IS NOT NULL);

CREATE INDEX service_department_id ON service USING btree (department_id);
CREATE INDEX service_found ON service USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX service_position ON service USING btree ("position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX service_slug_key ON service USING btree (slug) WHERE (deleted_at IS NULL);
CREATE INDEX service_visit_type_id ON service USING btree (visit_type_id) WHERE (visit_type_id IS NOT NULL);

CREATE INDEX speciality_found ON speciality USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE UNIQUE INDEX speciality_name_key ON speciality USING btree (lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX speciality_position ON speciality USING btree ("position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX speciality_slug_key ON speciality USING btree (slug) WHERE (deleted_at IS NULL);

CREATE INDEX translation_slug ON translation USING btree (entity, slug);
CREATE UNIQUE INDEX translation_slug_key ON translation USING btree (entity, language, slug) WHERE (slug IS NOT NULL);

CREATE INDEX activity_actor ON activity USING btree (actor_id, id DESC);
CREATE INDEX activity_actor_name ON activity USING btree (actor_name);
CREATE INDEX activity_created_at ON activity USING btree (created_at);
CREATE INDEX activity_entity ON activity USING btree (entity, entity_id, id DESC);
CREATE INDEX activity_label ON activity USING gin (search_folded(label) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX activity_reads ON activity USING btree (id) WHERE (action = 'read');
CREATE INDEX activity_unsealed ON activity USING btree (id) WHERE (seal IS NULL);

CREATE INDEX activity_change_content ON activity_change USING gin (search_folded(content) gin_trgm_ops) WITH (gin_pending_list_limit='256');

CREATE INDEX activity_seen_ids ON activity_seen USING gist (ids);

CREATE INDEX allocation_live_holds ON allocation USING gin (taken_from) WITH (fastupdate=off) WHERE (active AND (appointment_id IS NULL));

CREATE INDEX api_token_staff_id ON api_token USING btree (staff_id);
CREATE UNIQUE INDEX api_token_token_hash_key ON api_token USING btree (token_hash);

CREATE INDEX appointment_call_number ON appointment USING btree (call_number, starts_at) WHERE (call_number IS NOT NULL);
CREATE INDEX appointment_contact_to_remove ON appointment USING btree (ends_at) WHERE ((contact_removed_at IS NULL) AND (details_removed_at IS NULL));
CREATE INDEX appointment_created_at ON appointment USING btree (created_at) INCLUDE (status);
CREATE INDEX appointment_doctor_starts_at ON appointment USING btree (doctor_id, starts_at) INCLUDE (ends_at, created_at, cancelled_at, visit_type_id, status, source, changed_by, is_squeezed_in, places);
CREATE INDEX appointment_email ON appointment USING btree (lower(email)) WHERE (email <> '');
CREATE INDEX appointment_found ON appointment USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX appointment_is_demo ON appointment USING btree (starts_at) WHERE is_demo;
CREATE INDEX appointment_needs ON appointment USING btree (ends_at) WHERE (needs_interpreter OR needs_step_free OR needs_hearing_help OR needs_sight_help OR needs_chaperone);
CREATE INDEX appointment_package ON appointment USING btree (package_id) WHERE (package_id IS NOT NULL);
CREATE INDEX appointment_patient ON appointment USING btree (patient_id, starts_at DESC);
CREATE INDEX appointment_phone ON appointment USING btree (phone) WHERE (phone <> '');
CREATE INDEX appointment_phone_part ON appointment USING gin (phone gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX appointment_record_to_remove ON appointment USING btree (ends_at) WHERE ((contact_removed_at IS NULL) AND (details_removed_at IS NOT NULL));
CREATE INDEX appointment_requested ON appointment USING btree (starts_at) WHERE (status = 'requested');
CREATE INDEX appointment_series ON appointment USING btree (series_id, starts_at) WHERE (series_id IS NOT NULL);
CREATE INDEX appointment_service ON appointment USING btree (service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX appointment_sms ON appointment USING btree (phone) WHERE (sms_agreed_at IS NOT NULL);
CREATE INDEX appointment_starts_at ON appointment USING btree (starts_at);
CREATE INDEX appointment_unconfirmed ON appointment USING btree (confirm_until) WHERE (status = 'held');

CREATE INDEX closure_found ON closure USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');

CREATE INDEX doctor_department_department ON doctor_department USING btree (department_id);

CREATE INDEX doctor_speciality_speciality ON doctor_speciality USING btree (speciality_id);

CREATE INDEX gallery_found ON gallery USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX gallery_position ON gallery USING btree ("position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX gallery_slug_key ON gallery USING btree (slug) WHERE (deleted_at IS NULL);

CREATE INDEX gallery_image_media_id ON gallery_image USING btree (media_id);

CREATE INDEX inquiry_appointment_id ON inquiry USING btree (appointment_id) WHERE (appointment_id IS NOT NULL);
CREATE INDEX inquiry_created_at ON inquiry USING btree (created_at);
CREATE INDEX inquiry_due_at ON inquiry USING btree (due_at) WHERE (status IN ('new', 'open'));
CREATE INDEX inquiry_found ON inquiry USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX inquiry_is_demo ON inquiry USING btree (id) WHERE is_demo;
CREATE INDEX inquiry_owner ON inquiry USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX inquiry_owner_department ON inquiry USING btree (owner_department_id) WHERE (owner_department_id IS NOT NULL);
CREATE INDEX inquiry_patient ON inquiry USING btree (patient_id);
CREATE INDEX inquiry_status ON inquiry USING btree (status, created_at);
CREATE INDEX inquiry_visit_type_id ON inquiry USING btree (visit_type_id) WHERE (visit_type_id IS NOT NULL);

CREATE INDEX inquiry_reply_inquiry_id ON inquiry_reply USING btree (inquiry_id, id);

CREATE INDEX known_device_token_hash ON known_device USING btree (token_hash);

CREATE INDEX media_found ON media USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX media_without_variants ON media USING btree (id) WHERE (variants_at IS NULL);

CREATE INDEX outbox_appointment_id ON outbox USING btree (appointment_id) WHERE (appointment_id IS NOT NULL);
CREATE INDEX outbox_created_at ON outbox USING btree (created_at);
CREATE INDEX outbox_dead ON outbox USING btree (created_at) WHERE (status = 'dead');
CREATE INDEX outbox_due ON outbox USING btree (channel, next_attempt_at, id) WHERE (status = 'queued');
CREATE INDEX outbox_found ON outbox USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX outbox_inquiry_id ON outbox USING btree (inquiry_id) WHERE (inquiry_id IS NOT NULL);
CREATE INDEX outbox_series ON outbox USING btree (series_id) WHERE (series_id IS NOT NULL);
CREATE INDEX outbox_subscriber_id ON outbox USING btree (subscriber_id) WHERE (subscriber_id IS NOT NULL);
CREATE INDEX outbox_useful_until ON outbox USING btree (useful_until) WHERE (status = 'queued');

CREATE UNIQUE INDEX page_comment_once ON page_comment USING btree (page_rating_id, was_useful, md5(comment));

CREATE INDEX page_rating_week ON page_rating USING btree (week);

CREATE INDEX passkey_staff_id ON passkey USING btree (staff_id);

CREATE INDEX patient_email ON patient USING btree (lower((email COLLATE "C")), patient_key(name)) WHERE (email <> '');
CREATE INDEX patient_found ON patient USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX patient_merged ON patient USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE UNIQUE INDEX patient_one_each ON patient USING btree (patient_key(name), lower((email COLLATE "C")), phone, is_demo) WHERE ((merged_into_id IS NULL) AND ((email <> '') OR (phone <> '')));
CREATE INDEX patient_phone ON patient USING btree (phone, patient_key(name)) WHERE (phone <> '');

CREATE INDEX patient_note_patient ON patient_note USING btree (patient_id);

CREATE INDEX room_found ON room USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE UNIQUE INDEX room_name_key ON room USING btree (lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX room_position ON room USING btree ("position", id) WHERE (deleted_at IS NULL);

CREATE INDEX saved_reply_found ON saved_reply USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX saved_reply_name ON saved_reply USING btree (name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX saved_reply_name_key ON saved_reply USING btree (language, lower(name)) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX saved_view_one_each ON saved_view USING btree (staff_id, list, lower(name));

CREATE INDEX schedule_doctor_id ON schedule USING btree (doctor_id);

CREATE INDEX search_vocabulary_like ON search_vocabulary USING gin (word gin_trgm_ops);

CREATE INDEX search_word_weight ON search_word USING btree (word, weight) INCLUDE (entity, entity_id, since, language);

CREATE INDEX session_staff_id ON session USING btree (staff_id);

CREATE INDEX sso_session_checked_at ON sso_session USING btree (checked_at);

CREATE UNIQUE INDEX staff_doctor_id_key ON staff USING btree (doctor_id) WHERE (left_at IS NULL);
CREATE UNIQUE INDEX staff_email_key ON staff USING btree (lower((email COLLATE "C"))) WHERE (left_at IS NULL);
CREATE UNIQUE INDEX staff_sso_key ON staff USING btree (sso_issuer, sso_subject) WHERE (left_at IS NULL);

CREATE INDEX staff_link_staff_id ON staff_link USING btree (staff_id);

CREATE INDEX subscriber_created_at ON subscriber USING btree (created_at, id);
CREATE INDEX subscriber_found ON subscriber USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');

CREATE INDEX synonym_found ON synonym USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX synonym_name ON synonym USING btree (name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX synonym_name_key ON synonym USING btree (language, lower(name)) WHERE (deleted_at IS NULL);

CREATE INDEX testimonial_department_id ON testimonial USING btree (department_id);
CREATE INDEX testimonial_doctor_id ON testimonial USING btree (doctor_id);
CREATE INDEX testimonial_found ON testimonial USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX testimonial_position ON testimonial USING btree ("position", id) WHERE (deleted_at IS NULL);

CREATE INDEX time_off_doctor_id ON time_off USING btree (doctor_id);
CREATE INDEX time_off_is_demo ON time_off USING btree (id) WHERE is_demo;

CREATE INDEX upload_staff_id ON upload USING btree (staff_id);

CREATE INDEX visit_file_appointment_id ON visit_file USING btree (appointment_id);

CREATE INDEX visit_type_found ON visit_type USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE UNIQUE INDEX visit_type_name_key ON visit_type USING btree (lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX visit_type_position ON visit_type USING btree ("position", id) WHERE (deleted_at IS NULL);

CREATE INDEX waiting_area_found ON waiting_area USING gin (found gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE UNIQUE INDEX waiting_area_name_key ON waiting_area USING btree (lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX waiting_area_position ON waiting_area USING btree ("position", id) WHERE (deleted_at IS NULL);

CREATE INDEX waitlist_is_demo ON waitlist USING btree (id) WHERE is_demo;
CREATE UNIQUE INDEX waitlist_one_each ON waitlist USING btree (lower(email), COALESCE(doctor_id, 0), COALESCE(department_id, 0), COALESCE(package_id, 0), COALESCE(service_id, 0), COALESCE(visit_type_id, 0)) WHERE ((status = 'waiting') AND (email <> ''));
CREATE UNIQUE INDEX waitlist_one_each_called ON waitlist USING btree (phone, patient_key(name), COALESCE(doctor_id, 0), COALESCE(department_id, 0), COALESCE(package_id, 0), COALESCE(service_id, 0), COALESCE(visit_type_id, 0)) WHERE ((status = 'waiting') AND (email = ''));
CREATE INDEX waitlist_package_id ON waitlist USING btree (package_id) WHERE (package_id IS NOT NULL);
CREATE INDEX waitlist_patient ON waitlist USING btree (patient_id);
CREATE INDEX waitlist_service_id ON waitlist USING btree (service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX waitlist_visit_type_id ON waitlist USING btree (visit_type_id) WHERE (visit_type_id IS NOT NULL);
CREATE INDEX waitlist_waiting ON waitlist USING btree (created_at) WHERE (status = 'waiting');

CREATE UNIQUE INDEX waitlist_offer_one_open ON waitlist_offer USING btree (waitlist_id) WHERE (state = 'open');

ALTER TABLE appointment ADD CONSTRAINT appointment_confirm_until_check CHECK (((status <> 'held') OR (confirm_until IS NOT NULL))) NOT VALID;
ALTER TABLE activity_change ADD CONSTRAINT activity_change_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES activity(id) ON DELETE CASCADE;
ALTER TABLE activity_seen ADD CONSTRAINT activity_seen_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES activity(id) ON DELETE CASCADE;
ALTER TABLE allocation ADD CONSTRAINT allocation_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE;
ALTER TABLE allocation ADD CONSTRAINT allocation_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id);
ALTER TABLE allocation ADD CONSTRAINT allocation_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE SET NULL;
ALTER TABLE allocation ADD CONSTRAINT allocation_visit_type_id_fkey FOREIGN KEY (visit_type_id) REFERENCES visit_type(id);
ALTER TABLE api_token ADD CONSTRAINT api_token_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE appointment ADD CONSTRAINT appointment_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id);
ALTER TABLE appointment ADD CONSTRAINT appointment_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id) ON DELETE SET NULL;
ALTER TABLE appointment ADD CONSTRAINT appointment_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id);
ALTER TABLE appointment ADD CONSTRAINT appointment_previous_doctor_id_fkey FOREIGN KEY (previous_doctor_id) REFERENCES doctor(id);
ALTER TABLE appointment ADD CONSTRAINT appointment_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE SET NULL;
ALTER TABLE appointment ADD CONSTRAINT appointment_visit_type_id_fkey FOREIGN KEY (visit_type_id) REFERENCES visit_type(id);
ALTER TABLE calendar_address ADD CONSTRAINT calendar_address_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE;
ALTER TABLE calendar_address ADD CONSTRAINT calendar_address_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE closure ADD CONSTRAINT closure_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE;
ALTER TABLE condition ADD CONSTRAINT condition_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id);
ALTER TABLE delay ADD CONSTRAINT delay_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE;
ALTER TABLE department ADD CONSTRAINT department_head_doctor_id_fkey FOREIGN KEY (head_doctor_id) REFERENCES doctor(id);
ALTER TABLE department ADD CONSTRAINT department_image_id_fkey FOREIGN KEY (image_id) REFERENCES media(id);
ALTER TABLE doctor_department ADD CONSTRAINT doctor_department_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE;
ALTER TABLE doctor_department ADD CONSTRAINT doctor_department_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE;
ALTER TABLE doctor ADD CONSTRAINT doctor_image_id_fkey FOREIGN KEY (image_id) REFERENCES media(id);
ALTER TABLE doctor_speciality ADD CONSTRAINT doctor_speciality_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE;
ALTER TABLE doctor_speciality ADD CONSTRAINT doctor_speciality_speciality_id_fkey FOREIGN KEY (speciality_id) REFERENCES speciality(id) ON DELETE CASCADE;
ALTER TABLE gallery ADD CONSTRAINT gallery_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES media(id);
ALTER TABLE gallery_image ADD CONSTRAINT gallery_image_gallery_id_fkey FOREIGN KEY (gallery_id) REFERENCES gallery(id) ON DELETE CASCADE;
ALTER TABLE gallery_image ADD CONSTRAINT gallery_image_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);
ALTER TABLE inquiry ADD CONSTRAINT inquiry_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE SET NULL;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE SET NULL;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE SET NULL;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_owner_department_id_fkey FOREIGN KEY (owner_department_id) REFERENCES department(id) ON DELETE SET NULL;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff(id) ON DELETE SET NULL;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id) ON DELETE SET NULL;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id);
ALTER TABLE inquiry_reply ADD CONSTRAINT inquiry_reply_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES staff(id) ON DELETE SET NULL;
ALTER TABLE inquiry_reply ADD CONSTRAINT inquiry_reply_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiry(id) ON DELETE CASCADE;
ALTER TABLE inquiry_reply ADD CONSTRAINT inquiry_reply_outbox_id_fkey FOREIGN KEY (outbox_id) REFERENCES outbox(id) ON DELETE SET NULL;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE SET NULL;
ALTER TABLE inquiry ADD CONSTRAINT inquiry_visit_type_id_fkey FOREIGN KEY (visit_type_id) REFERENCES visit_type(id) ON DELETE SET NULL;
ALTER TABLE known_device ADD CONSTRAINT known_device_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE news ADD CONSTRAINT news_image_id_fkey FOREIGN KEY (image_id) REFERENCES media(id);
ALTER TABLE notice_choice ADD CONSTRAINT notice_choice_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE notice_mark ADD CONSTRAINT notice_mark_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE outbox ADD CONSTRAINT outbox_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE;
ALTER TABLE outbox ADD CONSTRAINT outbox_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiry(id) ON DELETE CASCADE;
ALTER TABLE outbox ADD CONSTRAINT outbox_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscriber(id) ON DELETE CASCADE;
ALTER TABLE package ADD CONSTRAINT package_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id);
ALTER TABLE package ADD CONSTRAINT package_image_id_fkey FOREIGN KEY (image_id) REFERENCES media(id);
ALTER TABLE package ADD CONSTRAINT package_visit_type_id_fkey FOREIGN KEY (visit_type_id) REFERENCES visit_type(id);
ALTER TABLE page_comment ADD CONSTRAINT page_comment_page_rating_id_fkey FOREIGN KEY (page_rating_id) REFERENCES page_rating(id) ON DELETE CASCADE;
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE passkey ADD CONSTRAINT passkey_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE patient ADD CONSTRAINT patient_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES patient(id);
ALTER TABLE patient_note ADD CONSTRAINT patient_note_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES staff(id);
ALTER TABLE patient_note ADD CONSTRAINT patient_note_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id) ON DELETE CASCADE;
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE revision ADD CONSTRAINT revision_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES staff(id) ON DELETE SET NULL;
ALTER TABLE room ADD CONSTRAINT room_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id);
ALTER TABLE saved_view ADD CONSTRAINT saved_view_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE schedule ADD CONSTRAINT schedule_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE;
ALTER TABLE service ADD CONSTRAINT service_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id);
ALTER TABLE service ADD CONSTRAINT service_image_id_fkey FOREIGN KEY (image_id) REFERENCES media(id);
ALTER TABLE service ADD CONSTRAINT service_visit_type_id_fkey FOREIGN KEY (visit_type_id) REFERENCES visit_type(id);
ALTER TABLE session ADD CONSTRAINT session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE settings ADD CONSTRAINT settings_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES media(id);
ALTER TABLE sign_in_policy ADD CONSTRAINT sign_in_policy_emergency_account_id_fkey FOREIGN KEY (emergency_account_id) REFERENCES staff(id);
ALTER TABLE sso_request ADD CONSTRAINT sso_request_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;
ALTER TABLE sso_session ADD CONSTRAINT sso_session_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;
ALTER TABLE staff ADD CONSTRAINT staff_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE SET NULL;
ALTER TABLE staff_link ADD CONSTRAINT staff_link_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE testimonial ADD CONSTRAINT testimonial_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id);
ALTER TABLE testimonial ADD CONSTRAINT testimonial_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id);
ALTER TABLE testimonial ADD CONSTRAINT testimonial_image_id_fkey FOREIGN KEY (image_id) REFERENCES media(id);
ALTER TABLE time_off ADD CONSTRAINT time_off_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE;
ALTER TABLE upload_part ADD CONSTRAINT upload_part_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE CASCADE;
ALTER TABLE upload ADD CONSTRAINT upload_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE visit_answer ADD CONSTRAINT visit_answer_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE;
ALTER TABLE visit_file ADD CONSTRAINT visit_file_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE;
ALTER TABLE visit_type_doctor ADD CONSTRAINT visit_type_doctor_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE;
ALTER TABLE visit_type_doctor ADD CONSTRAINT visit_type_doctor_visit_type_id_fkey FOREIGN KEY (visit_type_id) REFERENCES visit_type(id) ON DELETE CASCADE;
ALTER TABLE waiting_area ADD CONSTRAINT waiting_area_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id);
ALTER TABLE waitlist ADD CONSTRAINT waitlist_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE SET NULL;
ALTER TABLE waitlist ADD CONSTRAINT waitlist_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE;
ALTER TABLE waitlist ADD CONSTRAINT waitlist_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE;
ALTER TABLE waitlist_offer ADD CONSTRAINT waitlist_offer_allocation_id_fkey FOREIGN KEY (allocation_id) REFERENCES allocation(id) ON DELETE SET NULL;
ALTER TABLE waitlist_offer ADD CONSTRAINT waitlist_offer_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE;
ALTER TABLE waitlist_offer ADD CONSTRAINT waitlist_offer_visit_type_id_fkey FOREIGN KEY (visit_type_id) REFERENCES visit_type(id) ON DELETE CASCADE;
ALTER TABLE waitlist_offer ADD CONSTRAINT waitlist_offer_waitlist_id_fkey FOREIGN KEY (waitlist_id) REFERENCES waitlist(id) ON DELETE CASCADE;
ALTER TABLE waitlist ADD CONSTRAINT waitlist_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id) ON DELETE CASCADE;
ALTER TABLE waitlist ADD CONSTRAINT waitlist_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id);
ALTER TABLE waitlist ADD CONSTRAINT waitlist_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE;
ALTER TABLE waitlist ADD CONSTRAINT waitlist_visit_type_id_fkey FOREIGN KEY (visit_type_id) REFERENCES visit_type(id) ON DELETE SET NULL;

CREATE TRIGGER activity_change_kept BEFORE DELETE OR UPDATE ON activity_change FOR EACH ROW EXECUTE FUNCTION activity_change_kept();
CREATE TRIGGER activity_kept BEFORE DELETE OR UPDATE ON activity FOR EACH ROW EXECUTE FUNCTION activity_kept();
CREATE TRIGGER activity_not_emptied BEFORE TRUNCATE ON activity FOR EACH STATEMENT EXECUTE FUNCTION activity_not_emptied();
CREATE TRIGGER activity_not_emptied BEFORE TRUNCATE ON activity_change FOR EACH STATEMENT EXECUTE FUNCTION activity_not_emptied();
CREATE TRIGGER appointment_changed AFTER INSERT OR DELETE OR UPDATE ON appointment FOR EACH ROW EXECUTE FUNCTION appointment_changed();
CREATE TRIGGER cancelled_when BEFORE INSERT OR UPDATE OF status ON appointment FOR EACH ROW WHEN (((new.status = 'cancelled') AND (new.cancelled_at IS NULL))) EXECUTE FUNCTION cancelled_when();
CREATE TRIGGER closure_changed AFTER INSERT OR DELETE OR UPDATE ON closure FOR EACH STATEMENT EXECUTE FUNCTION any_hours_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON closure FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON condition FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON contact FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON department FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON doctor FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON doctor_department FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON doctor_speciality FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON former_slug FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON gallery FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON gallery_image FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON guide FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF key, alt, width, height, focal_x, focal_y, placeholder OR TRUNCATE ON media FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON news FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON package FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON room FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON schedule FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON service FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON sms_gateway FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON sociallink FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON speciality FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON synonym FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON testimonial FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON time_off FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON translation FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON visit_type FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON visit_type_doctor FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON waiting_area FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER delay_changed AFTER INSERT OR DELETE OR UPDATE ON delay FOR EACH ROW EXECUTE FUNCTION delay_changed();
CREATE TRIGGER doctor_changed AFTER INSERT OR DELETE OR UPDATE ON doctor FOR EACH STATEMENT EXECUTE FUNCTION any_hours_changed();
CREATE TRIGGER forget_changes AFTER DELETE ON appointment FOR EACH ROW EXECUTE FUNCTION forget_changes();
CREATE TRIGGER forget_changes AFTER DELETE ON inquiry FOR EACH ROW EXECUTE FUNCTION forget_changes();
CREATE TRIGGER forget_changes AFTER DELETE ON patient FOR EACH ROW EXECUTE FUNCTION forget_changes();
CREATE TRIGGER forget_changes AFTER DELETE ON staff FOR EACH ROW EXECUTE FUNCTION forget_changes();
CREATE TRIGGER forget_changes AFTER DELETE ON waitlist FOR EACH ROW EXECUTE FUNCTION forget_changes();
CREATE TRIGGER give_call_number BEFORE INSERT OR UPDATE OF status ON appointment FOR EACH ROW WHEN ((((new.status = 'arrived') AND (new.call_number IS NULL)) OR ((new.status IN ('requested', 'booked')) AND (new.call_number IS NOT NULL)))) EXECUTE FUNCTION give_call_number();
CREATE TRIGGER hold_changed AFTER INSERT OR DELETE OR UPDATE ON allocation FOR EACH ROW EXECUTE FUNCTION hold_changed();
CREATE TRIGGER inquiry_told AFTER INSERT OR DELETE OR UPDATE ON inquiry FOR EACH STATEMENT EXECUTE FUNCTION tell_desk('inquiry');
CREATE TRIGGER notices_taken_back AFTER UPDATE OF roles, doctor_id, email, disabled_at, left_at ON staff FOR EACH ROW WHEN ((old.roles, old.doctor_id, old.email, old.disabled_at, old.left_at) IS DISTINCT FROM (new.roles, new.doctor_id, new.email, new.disabled_at, new.left_at)) EXECUTE FUNCTION take_back_notices();
CREATE TRIGGER outbox_told AFTER UPDATE OF status ON outbox FOR EACH ROW WHEN (((old.status = 'dead') <> (new.status = 'dead'))) EXECUTE FUNCTION tell_desk('mail');
CREATE TRIGGER patient_assigned BEFORE INSERT ON appointment FOR EACH ROW WHEN ((new.patient_id IS NULL)) EXECUTE FUNCTION patient_assigned();
CREATE TRIGGER patient_assigned BEFORE INSERT ON inquiry FOR EACH ROW WHEN ((new.patient_id IS NULL)) EXECUTE FUNCTION patient_assigned();
CREATE TRIGGER patient_assigned BEFORE INSERT ON waitlist FOR EACH ROW WHEN ((new.patient_id IS NULL)) EXECUTE FUNCTION patient_assigned();
CREATE TRIGGER room_changed AFTER INSERT OR DELETE OR UPDATE ON room FOR EACH STATEMENT EXECUTE FUNCTION any_hours_changed();
CREATE TRIGGER schedule_changed AFTER INSERT OR DELETE OR UPDATE ON schedule FOR EACH ROW EXECUTE FUNCTION hours_changed();
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON condition FOR EACH ROW EXECUTE FUNCTION search_entry_changed();
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON department FOR EACH ROW EXECUTE FUNCTION search_entry_changed();
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON doctor FOR EACH ROW EXECUTE FUNCTION search_entry_changed();
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON guide FOR EACH ROW EXECUTE FUNCTION search_entry_changed();
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON news FOR EACH ROW EXECUTE FUNCTION search_entry_changed();
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON package FOR EACH ROW EXECUTE FUNCTION search_entry_changed();
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON service FOR EACH ROW EXECUTE FUNCTION search_entry_changed();
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON speciality FOR EACH ROW EXECUTE FUNCTION search_entry_changed();
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON translation FOR EACH ROW EXECUTE FUNCTION search_translation_changed();
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH STATEMENT EXECUTE FUNCTION session_ended();
CREATE TRIGGER session_locked AFTER UPDATE OF locked_at ON session FOR EACH STATEMENT EXECUTE FUNCTION session_ended();
CREATE TRIGGER sign_in_policy_changed AFTER UPDATE ON sign_in_policy FOR EACH STATEMENT EXECUTE FUNCTION session_ended();
CREATE TRIGGER slug_is_no_translation BEFORE INSERT OR UPDATE OF slug ON condition FOR EACH ROW EXECUTE FUNCTION slug_is_no_translation();
CREATE TRIGGER slug_is_no_translation BEFORE INSERT OR UPDATE OF slug ON department FOR EACH ROW EXECUTE FUNCTION slug_is_no_translation();
CREATE TRIGGER slug_is_no_translation BEFORE INSERT OR UPDATE OF slug ON doctor FOR EACH ROW EXECUTE FUNCTION slug_is_no_translation();
CREATE TRIGGER slug_is_no_translation BEFORE INSERT OR UPDATE OF slug ON gallery FOR EACH ROW EXECUTE FUNCTION slug_is_no_translation();
CREATE TRIGGER slug_is_no_translation BEFORE INSERT OR UPDATE OF slug ON guide FOR EACH ROW EXECUTE FUNCTION slug_is_no_translation();
CREATE TRIGGER slug_is_no_translation BEFORE INSERT OR UPDATE OF slug ON news FOR EACH ROW EXECUTE FUNCTION slug_is_no_translation();
CREATE TRIGGER slug_is_no_translation BEFORE INSERT OR UPDATE OF slug ON package FOR EACH ROW EXECUTE FUNCTION slug_is_no_translation();
CREATE TRIGGER slug_is_no_translation BEFORE INSERT OR UPDATE OF slug ON service FOR EACH ROW EXECUTE FUNCTION slug_is_no_translation();
CREATE TRIGGER slug_is_no_translation BEFORE INSERT OR UPDATE OF slug ON speciality FOR EACH ROW EXECUTE FUNCTION slug_is_no_translation();
CREATE TRIGGER staff_disabled AFTER UPDATE OF disabled_at ON staff FOR EACH STATEMENT EXECUTE FUNCTION session_ended();
CREATE TRIGGER time_off_changed AFTER INSERT OR DELETE OR UPDATE ON time_off FOR EACH ROW EXECUTE FUNCTION hours_changed();
CREATE TRIGGER translation_gone AFTER DELETE ON closure FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON condition FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON contact FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON department FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON doctor FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON gallery FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON gallery_image FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON guide FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON mail_text FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON media FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON news FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON package FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON service FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON settings FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON speciality FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON testimonial FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_gone AFTER DELETE ON visit_type FOR EACH ROW EXECUTE FUNCTION translated_entry_gone();
CREATE TRIGGER translation_slug_is_free BEFORE INSERT OR UPDATE OF slug ON translation FOR EACH ROW EXECUTE FUNCTION translation_slug_is_free();
CREATE TRIGGER visit_answer_gone AFTER UPDATE OF status, contact_removed_at, details_removed_at ON appointment FOR EACH ROW WHEN (((new.status IN ('cancelled', 'declined', 'expired', 'entered_in_error')) OR (new.contact_removed_at IS NOT NULL) OR (new.details_removed_at IS NOT NULL))) EXECUTE FUNCTION visit_answer_gone();
CREATE TRIGGER visit_type_changed AFTER INSERT OR DELETE OR UPDATE ON visit_type FOR EACH STATEMENT EXECUTE FUNCTION any_hours_changed();
CREATE TRIGGER waiting_area_changed AFTER DELETE OR UPDATE ON waiting_area FOR EACH STATEMENT EXECUTE FUNCTION any_hours_changed();
CREATE TRIGGER waitlist_offer_told AFTER INSERT OR DELETE OR UPDATE ON waitlist_offer FOR EACH STATEMENT EXECUTE FUNCTION tell_desk('waitlist');
CREATE TRIGGER waitlist_told AFTER INSERT OR DELETE OR UPDATE ON waitlist FOR EACH STATEMENT EXECUTE FUNCTION tell_desk('waitlist');

INSERT INTO contact (id) VALUES (1);
INSERT INTO retention (id) VALUES (1);
INSERT INTO settings (id) VALUES (1);
INSERT INTO sign_in_policy (id) VALUES (1);
INSERT INTO sms_gateway (id) VALUES (1);
INSERT INTO sociallink (id) VALUES (1);
