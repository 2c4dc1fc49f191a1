-- Visits that staff take in beside what is taken: they claim no time of the doctor's, and are told from the others.
alter table appointment add column is_squeezed_in boolean not null default false;
