-- What a hospital asks before a visit of a type, and what the patient answered.
alter table visit_type
  add column questions jsonb not null default '[]',
  add column asked_when varchar(10) not null default 'before' check (asked_when in ('booking', 'before'));

-- The answers of one visit, with the questions as they were asked and their words in the language of the patient.
create table visit_answer (
  appointment_id integer primary key references appointment on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  questions jsonb not null,
  words jsonb not null default '{}',
  language varchar(35) not null default '',
  answers jsonb not null default '{}',
  -- Of those that are asked, given what was answered so far.
  total smallint not null check (total >= 0),
  answered smallint not null check (answered between 0 and total),
  -- Every required question has an answer, and the patient said so.
  is_complete boolean not null default false,
  -- Staff asked once more; null since the patient answered.
  asked_again_at timestamptz,
  -- Of the token of the link by which they were written: only that link shows them.
  link_hash bytea
);

-- They are for the visit, and say something about a person's health: they go when it will not take place, and when its
-- patient is forgotten or only the record stays. A trigger, so that no way to either can forget them.
create function visit_answer_gone() returns trigger language plpgsql as $$
begin
  delete from visit_answer where appointment_id = new.id;
  return null;
end $$;
create trigger visit_answer_gone after update of status, contact_removed_at, details_removed_at on appointment
  for each row when (new.status in ('cancelled', 'declined', 'expired', 'entered_in_error')
    or new.contact_removed_at is not null or new.details_removed_at is not null)
  execute function visit_answer_gone();

-- Of questions what patients read is words; as `wordsIn` of the contract.
create function question_words(questions jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(said order by said collate "C"), '[]') from (
    select distinct said from jsonb_array_elements(questions) question
      cross join lateral (
        select question ->> 'text' union all select question ->> 'help'
        union all select jsonb_array_elements_text(coalesce(question -> 'choices', '[]'))) text (said)
    where said <> '') one
$$;
