-- Times that are kept for somebody who is still typing. Where they are kept from is a keyed hash of the client's address,
-- only there to count how many at once.
alter table allocation
  add column held_by bytea,
  add column extended boolean not null default false;
create index allocation_live_holds on allocation (held_by) where active and appointment_id is null;
