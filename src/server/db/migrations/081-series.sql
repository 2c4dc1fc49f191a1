-- A series: visits that were booked together, such as twelve of physiotherapy. It is what its visits have in common, and
-- nothing besides: its place and its length are counted.
alter table appointment add column series_id uuid;
create index appointment_series on appointment (series_id, starts_at) where series_id is not null;

-- Of a message about several visits of a series: it names one of them too, so that it goes with the patient.
alter table outbox add column series_id uuid;
create index outbox_series on outbox (series_id) where series_id is not null;
