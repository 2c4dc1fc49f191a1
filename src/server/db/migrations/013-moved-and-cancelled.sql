-- What the last move or end of an appointment was, so that its patient can be told: from when and from whom it was
-- moved, who did it, and what the hospital said about it.
alter table appointment
  add column previous_starts_at timestamptz,
  add column previous_doctor_id integer references doctor,
  add column changed_by varchar(10) not null default '' check (changed_by in ('', 'patient', 'staff')),
  add column message_to_patient varchar(500) not null default '',
  -- Staff decided that it stands although the rules no longer offer its time; a hash of those rules. It counts only as
  -- long as they are the same.
  add column kept_rules bytea,
  -- When the patient was last asked to choose another time.
  add column new_times_offered_at timestamptz;
create index outbox_appointment_id on outbox (appointment_id) where appointment_id is not null;
