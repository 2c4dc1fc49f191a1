-- The search of the site: the words of every entry that visitors may find, kept by triggers, so that whatever writes an
-- entry keeps them right; and what staff say that people mean by their own words.

-- Small letters without accents; an apostrophe belongs to the word it stands in, and "A&E" is one word.
create function search_folded(text) returns text language sql immutable strict parallel safe
  return translate(lower(unaccent('unaccent'::regdictionary, $1)), '''`´&', '');

-- The words of a text in their order. Separators are named one by one, since what counts as a letter depends on the
-- locale of the server.
create function search_split(text) returns text[] language sql immutable strict parallel safe
  return array_remove(regexp_split_to_array(search_folded($1),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+'), '');

-- The words by which a text is found. What a hyphen joins is found in parts and as one: "x-ray" is "x", "ray" and "xray".
create function search_words(text) returns setof text language sql immutable strict parallel safe as $$
  select distinct left(word, 40) from unnest(search_split($1) || search_split(replace(search_folded($1), '-', ''))) word
$$;

-- What stands in a document of rich text or in a list of questions; and every text of any other JSON.
create function search_text(jsonb) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(value #>> '{}', ' '), '') from (
    select jsonb_path_query($1, '$.**.text') union select jsonb_path_query($1, '$[*].question')
    union select jsonb_path_query($1, '$[*].answer')
  ) found (value)
$$;
create function search_strings(jsonb) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(value #>> '{}', ' '), '')
  from jsonb_path_query($1, '$.** ? (@.type() == "string")') value
$$;

create table search_word (
  word varchar(40) collate "C" not null,
  entity varchar(20) not null,
  entity_id integer not null,
  -- How much the word says of the entry: ten in a heading of one word, less in longer ones, and in what is below it.
  weight real not null,
  primary key (entity, entity_id, word)
);
-- A word that is only begun is looked for in headings alone, so its many places in long texts must not be read.
create index search_word_weight on search_word (word, weight) include (entity, entity_id);

-- Every word once, for prefixes and slips of typing. A word whose entries are gone stays; it finds nothing.
create table search_vocabulary (word varchar(40) collate "C" primary key);
create index search_vocabulary_like on search_vocabulary using gin (word gin_trgm_ops);

-- Keeps the words of one entry: its heading, what it belongs to, its summary, and all the rest.
create function search_keep(kept varchar, kept_id integer, heading text, belongs text, summary text, rest text)
returns void language plpgsql as $$
begin
  delete from search_word where entity = kept and entity_id = kept_id;
  -- In one order everywhere, so that two writers never wait for each other.
  insert into search_vocabulary
    select word from search_words(concat_ws(' ', heading, belongs, summary, rest)) word order by word
    on conflict do nothing;
  insert into search_word (word, entity, entity_id, weight)
    select word, kept, kept_id, max(weight) from (
      select word, 6 + 4.0 / count(*) over () as weight from search_words(heading) word
      union all select word, 4 from search_words(belongs) word
      union all select word, 2 from search_words(summary) word
      union all select word, 0.6 from search_words(rest) word where length(word) > 2
    ) found group by word order by word;
end $$;

create function search_keep_department(department) returns void language sql as $$
  select search_keep('department', $1.id, $1.name, replace($1.slug, '-', ' '), $1.summary,
    concat_ws(' ', search_text($1.description), search_text($1.faqs), $1.location))
$$;
create function search_keep_doctor(doctor) returns void language sql as $$
  select search_keep('doctor', $1.id, $1.name,
    concat_ws(' ', $1.role,
      (select string_agg(d.name, ' ') from doctor_department x join department d on d.id = x.department_id
       where x.doctor_id = $1.id and d.deleted_at is null and d.status = 'published'),
      (select string_agg(s.name, ' ') from doctor_speciality x join speciality s on s.id = x.speciality_id
       where x.doctor_id = $1.id and s.deleted_at is null and s.status = 'published')),
    concat_ws(' ', $1.summary, $1.title, $1.qualifications), search_text($1.biography))
$$;
create function search_keep_service(service) returns void language sql as $$
  select search_keep('service', $1.id, $1.title,
    (select d.name from department d where d.id = $1.department_id and d.deleted_at is null and d.status = 'published'),
    concat_ws(' ', $1.summary, $1.for_whom),
    concat_ws(' ', search_text($1.description), search_text($1.faqs), $1.preparation))
$$;
create function search_keep_package(package) returns void language sql as $$
  select search_keep('package', $1.id, $1.title,
    (select d.name from department d where d.id = $1.department_id and d.deleted_at is null and d.status = 'published'),
    concat_ws(' ', $1.summary, nullif($1.audience, 'everyone')),
    concat_ws(' ', search_text($1.description), search_strings($1.groups), $1.preparation))
$$;
create function search_keep_news(news) returns void language sql as $$
  select search_keep('news', $1.id, $1.title, search_strings($1.tags), $1.excerpt,
    concat_ws(' ', search_text($1.body), $1.author))
$$;

-- One function for the five tables: it keeps the new row, or forgets the one that is gone for good.
create function search_entry_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_word where entity = tg_table_name and entity_id = old.id;
  else
    execute format('select search_keep_%s($1)', tg_table_name) using new;
  end if;
  return null;
end $$;
create trigger search_changed after insert or update or delete on department
  for each row execute function search_entry_changed();
create trigger search_changed after insert or update or delete on doctor
  for each row execute function search_entry_changed();
create trigger search_changed after insert or update or delete on service
  for each row execute function search_entry_changed();
create trigger search_changed after insert or update or delete on package
  for each row execute function search_entry_changed();
create trigger search_changed after insert or update or delete on news
  for each row execute function search_entry_changed();

-- A doctor is found by the departments and specialities they belong to, a service and a package by their department.
create function search_link_changed() returns trigger language plpgsql as $$
begin
  perform search_keep_doctor(d) from doctor d where d.id = coalesce(new.doctor_id, old.doctor_id);
  return null;
end $$;
create trigger search_changed after insert or update or delete on doctor_department
  for each row execute function search_link_changed();
create trigger search_changed after insert or update or delete on doctor_speciality
  for each row execute function search_link_changed();

create function search_group_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'department' then
    perform search_keep_doctor(d) from doctor d join doctor_department x on x.doctor_id = d.id where x.department_id = new.id;
    perform search_keep_service(s) from service s where s.department_id = new.id;
    perform search_keep_package(p) from package p where p.department_id = new.id;
  else
    perform search_keep_doctor(d) from doctor d join doctor_speciality x on x.doctor_id = d.id where x.speciality_id = new.id;
  end if;
  return null;
end $$;
create trigger search_group_changed after update of name, status, deleted_at on department
  for each row when (old.name <> new.name or old.status <> new.status or old.deleted_at is distinct from new.deleted_at)
  execute function search_group_changed();
create trigger search_group_changed after update of name, status, deleted_at on speciality
  for each row when (old.name <> new.name or old.status <> new.status or old.deleted_at is distinct from new.deleted_at)
  execute function search_group_changed();

do $$ begin
  perform search_keep_department(t) from department t;
  perform search_keep_doctor(t) from doctor t;
  perform search_keep_service(t) from service t;
  perform search_keep_package(t) from package t;
  perform search_keep_news(t) from news t;
end $$;

-- What people say, and the words of the entries that they mean. With advice it is an emergency.
create table synonym (
  id integer generated by default as identity primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  name varchar(120) not null check (name <> ''),
  words jsonb not null default '[]',
  leads_to jsonb not null default '[]',
  advice varchar(400) not null default ''
);
create unique index synonym_name_key on synonym (lower(name)) where deleted_at is null;

-- Words of patients that fit most hospitals; staff change them as they like.
insert into synonym (name, words, leads_to, advice) values
  ('Skin', '["skin", "rash", "acne", "spots", "eczema", "psoriasis", "itching", "itchy", "hives", "warts", "dermatologist"]', '["dermatology"]', ''),
  ('Heart', '["heart", "palpitations", "heartbeat", "heart attack", "blood pressure", "heart failure", "cardiologist"]', '["cardiology"]', ''),
  ('Children', '["child", "children", "kid", "kids", "baby", "babies", "toddler", "infant", "newborn", "son", "daughter", "paediatrician", "pediatrician", "pediatrics", "pediatric", "paeds"]', '["paediatrics", "pediatrics"]', ''),
  ('Bones and joints', '["bone", "bones", "joint", "joints", "knee", "hip", "shoulder", "back pain", "backache", "arthritis", "sprain", "orthopedics", "orthopedic", "orthopaedic surgeon"]', '["orthopaedics", "orthopedics"]', ''),
  ('Broken bones', '["broken bone", "broken arm", "broken leg", "broken wrist", "broken ankle", "broke arm", "broke leg", "fracture", "plaster cast"]', '["fracture", "orthopaedics", "orthopedics"]', ''),
  ('Brain and nerves', '["brain", "nerves", "numbness", "tremor", "seizure", "epilepsy", "dizzy", "dizziness", "multiple sclerosis", "parkinson", "neurologist"]', '["neurology"]', ''),
  ('Headache', '["headache", "headaches", "migraine"]', '["headache", "neurology"]', ''),
  ('Memory', '["memory", "forgetful", "forgetting", "dementia", "alzheimer"]', '["memory", "neurology"]', ''),
  ('Lungs', '["lung", "lungs", "breathing", "breathless", "cough", "coughing", "asthma", "bronchitis", "wheezing", "pneumonia", "copd", "respiratory", "chest infection"]', '["pulmonology", "respiratory"]', ''),
  ('Sleep', '["snoring", "snore", "sleep apnoea", "sleep apnea", "cannot sleep", "insomnia"]', '["sleep"]', ''),
  ('Stomach and bowel', '["stomach", "belly", "bowel", "gut", "digestion", "heartburn", "reflux", "constipation", "diarrhoea", "diarrhea", "ibs", "liver", "gastro"]', '["gastroenterology"]', ''),
  ('Kidneys and bladder', '["kidney", "kidneys", "renal", "kidney stone", "dialysis"]', '["nephrology"]', ''),
  ('Dialysis', '["dialysis"]', '["haemodialysis", "hemodialysis", "dialysis"]', ''),
  ('Cancer', '["cancer", "tumour", "tumor", "lump", "leukaemia", "leukemia", "oncologist"]', '["oncology"]', ''),
  ('Pregnancy and women’s health', '["pregnant", "pregnancy", "birth", "maternity", "midwife", "period", "periods", "menopause", "womb", "contraception", "gynaecologist", "gynecologist", "gynecology", "gynae", "gyno", "obgyn", "obstetrician"]', '["gynaecology", "gynecology", "obstetrics", "maternity"]', ''),
  ('Smear test', '["smear", "smear test", "pap smear", "pap test"]', '["cervical screening"]', ''),
  ('Eyes', '["eye", "eyes", "vision", "sight", "blurred vision", "glasses", "eye doctor", "optician", "ophthalmologist"]', '["ophthalmology"]', ''),
  ('Eye test', '["eye test", "sight test", "vision test", "eye check"]', '["eye examination"]', ''),
  ('Ear, nose and throat', '["ear", "ears", "earache", "nose", "throat", "sore throat", "tonsils", "tonsillitis", "sinus", "sinusitis", "hearing", "tinnitus", "deaf", "ent"]', '["ear nose throat", "otolaryngology"]', ''),
  ('Teeth', '["tooth", "teeth", "toothache", "dentist", "gums", "filling", "cavity", "crown", "braces"]', '["dental", "dentistry"]', ''),
  ('Teeth cleaning', '["teeth cleaning", "clean teeth", "scale and polish", "dental hygienist"]', '["dental cleaning", "dental check-up"]', ''),
  ('Pregnancy scan', '["pregnancy scan", "baby scan", "scan in pregnancy", "due date scan"]', '["pregnancy ultrasound", "obstetrics", "maternity"]', ''),
  ('Scans and X-rays', '["scan", "imaging", "radiologist", "radiography"]', '["radiology", "imaging"]', ''),
  ('Diabetes', '["diabetes", "diabetic", "blood sugar", "sugar", "insulin"]', '["diabetes"]', ''),
  ('Family doctor', '["family doctor", "general practitioner", "gp", "internist", "fatigue", "tired", "tiredness"]', '["general medicine", "internal medicine"]', ''),
  ('Blood tests', '["blood test", "blood tests", "urine test", "lab", "laboratory", "blood work", "bloods"]', '["blood tests", "laboratory"]', ''),
  ('Vaccination', '["vaccine", "vaccines", "vaccination", "jab", "jabs", "immunisation", "immunization", "shots"]', '["vaccinations", "vaccination"]', ''),
  ('Flu vaccination', '["flu jab", "flu shot", "flu vaccine", "influenza vaccine"]', '["flu vaccination"]', ''),
  ('Physiotherapy', '["physio", "physical therapy", "rehab", "rehabilitation"]', '["physiotherapy"]', ''),
  ('Cancer treatment', '["chemo", "chemotherapy"]', '["chemotherapy"]', ''),
  ('Medicines', '["medicine", "medicines", "prescription", "chemist", "pills"]', '["pharmacy"]', ''),
  ('Accident and emergency', '["a&e", "accident", "casualty", "er", "emergency room", "urgent care"]', '["emergency"]', ''),
  ('Health check', '["check-up", "checkup", "full check", "mot", "screening", "body check"]', '["health check"]', ''),
  ('Chest pain or stroke', '["chest pain", "pain in chest", "chest hurts", "tight chest", "heart attack", "stroke", "face drooping", "arm weakness", "slurred speech"]', '["emergency", "cardiology"]', 'This can be an emergency. Do not wait for an appointment: call now.'),
  ('Trouble breathing', '["cannot breathe", "can’t breathe", "cant breathe", "struggling to breathe", "not breathing", "choking", "blue lips"]', '["emergency", "pulmonology"]', 'This can be an emergency. Do not wait for an appointment: call now.'),
  ('Child with a fever', '["child fever", "baby fever", "kid fever", "son fever", "daughter fever", "toddler fever", "baby high temperature", "child high temperature", "sick child night"]', '["paediatrics", "pediatrics", "emergency"]', 'If a child is hard to wake, struggles to breathe, has a stiff neck or a rash that does not fade, or a baby under three months has a fever, call now, day or night.'),
  ('Bleeding, poisoning, loss of consciousness', '["heavy bleeding", "bleeding heavily", "unconscious", "fainted", "collapsed", "overdose", "poisoning", "swallowed poison", "severe burn", "allergic shock", "anaphylaxis", "swollen tongue"]', '["emergency"]', 'This can be an emergency. Do not wait for an appointment: call now.'),
  ('Thoughts of suicide', '["suicide", "suicidal", "kill myself", "want to die", "end my life", "self harm"]', '["emergency"]', 'You are not alone. Call now, at any hour: somebody will listen and help you through the next hours.');
