-- The dashboard counts bookings by the day on which they were made.
create index appointment_created_at on appointment (created_at) include (status);
create index outbox_dead on outbox (created_at) where status = 'dead';

-- What else waits at the desk is told like the calendar's changes: only what kind of thing it is, nothing of a person.
create function tell_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk_changed', json_build_object('about', tg_argv[0])::text);
  return null;
end $$;
create trigger inquiry_told after insert or update or delete on inquiry
  for each statement execute function tell_desk('inquiry');
create trigger waitlist_told after insert or update or delete on waitlist
  for each statement execute function tell_desk('waitlist');
create trigger outbox_told after update of status on outbox
  for each row when ((old.status = 'dead') <> (new.status = 'dead')) execute function tell_desk('mail');
