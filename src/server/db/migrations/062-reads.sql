-- Who read data of patients: one row of the trail for a view, with action `read`, and here the entries that it showed.
-- The trail's row is sealed, and its change has the same ids, so this table only finds what the seal proves.
create table activity_seen (
  activity_id bigint primary key references activity on delete cascade,
  entity varchar(40) not null,
  ids int4multirange not null
);
create index activity_seen_ids on activity_seen using gist (ids);
-- The trail is read without the reads as a rule, and they are many.
create index activity_reads on activity (id) where action = 'read';
