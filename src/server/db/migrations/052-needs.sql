-- What a visit has to be prepared for: kept with the appointment alone, until the day after the visit, and not at all
-- once it will not take place.
alter table appointment
  add column needs_interpreter boolean not null default false,
  add column interpreter_language varchar(60) not null default '',
  add column needs_step_free boolean not null default false,
  add column needs_hearing_help boolean not null default false,
  add column needs_sight_help boolean not null default false,
  add column needs_chaperone boolean not null default false,
  add constraint appointment_interpreter_check check (needs_interpreter = (interpreter_language <> '')),
  add constraint appointment_needs_check check (
    status not in ('cancelled', 'declined', 'expired', 'entered_in_error')
    or not (needs_interpreter or needs_step_free or needs_hearing_help or needs_sight_help or needs_chaperone));
create index appointment_needs on appointment (ends_at)
  where needs_interpreter or needs_step_free or needs_hearing_help or needs_sight_help or needs_chaperone;
