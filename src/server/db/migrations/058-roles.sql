-- What an account may do: roles, each in the whole hospital or in some departments. Whoever has an account keeps every
-- right; from now on each new one says what it may do, so there is no default.
alter table staff add column roles jsonb not null default '[{"role": "administrator", "departmentIds": null}]';
alter table staff alter column roles drop default;

-- The doctor whose account it is: at most one account each. Without the doctor, the role reaches nothing.
alter table staff add column doctor_id integer references doctor (id) on delete set null;
create unique index staff_doctor_id_key on staff (doctor_id) where left_at is null;
