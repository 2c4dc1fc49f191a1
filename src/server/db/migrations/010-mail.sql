-- `headers` is what mail programs need beside the text, as src/server/mail/mail-headers.ts writes it; `claimed_until` is
-- set while a mail server is being spoken to, so that nobody sends a message a second time meanwhile.
alter table outbox
  add column headers jsonb not null default '{}',
  add column claimed_until timestamptz,
  drop constraint outbox_status_check,
  add constraint outbox_status_check check (status in ('queued', 'sent', 'dead', 'discarded'));
create index outbox_created_at on outbox (created_at);
