-- One patient for each name and contact, of those who stand for themselves: a correction may make a patient equal to one
-- that was merged into it.
drop index patient_one_each;
create unique index patient_one_each on patient (patient_key(name), lower(email collate "C"), phone, is_demo)
  where merged_into_id is null and (email <> '' or phone <> '');

-- Corrections of a place on the waiting list are in the trail, and their values go with it.
create trigger forget_changes after delete on waitlist for each row execute function forget_changes();
