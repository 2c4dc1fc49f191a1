-- Whoever books types an address that nobody has checked. Whose mailbox it is was shown when the link in its message was
-- used; until then nothing that a stranger is told depends on what stands under the contact.
alter table appointment
  add column contact_proven_at timestamptz,
  -- A booking that must be confirmed by the link in its message is `held` until then, and over after it.
  add column confirm_until timestamptz,
  -- Where too much of the day is taken by bookings that nobody confirmed, its time is claimed only once it is confirmed.
  add column is_time_kept boolean not null default true,
  add constraint appointment_confirm_until_check check (status <> 'held' or confirm_until is not null) not valid;
create index appointment_unconfirmed on appointment (confirm_until) where status = 'held';

-- From which networks a time was taken on the website, narrowest first, as keyed hashes: there to count how much of a
-- doctor's day one sender has, until `counted_until` or until its contact is proven.
alter table allocation
  add column taken_from bytea[],
  add column counted_until timestamptz;
drop index allocation_live_holds;
alter table allocation drop column held_by;
create index allocation_live_holds on allocation using gin (taken_from)
  with (fastupdate = off) where active and appointment_id is null;
