-- `counts_as` is the limit under which a message counts when it is sent, because a stranger caused it; '' counts nowhere.
-- After `useful_until` a message that still waits says nothing that helps: it is not sent any more, and marked so.
alter table outbox
  add column counts_as varchar(20) not null default '',
  add column useful_until timestamptz not null default now() + interval '14 days',
  drop constraint outbox_status_check,
  add constraint outbox_status_check check (status in ('queued', 'sent', 'dead', 'discarded', 'expired'));
create index outbox_useful_until on outbox (useful_until) where status = 'queued';
