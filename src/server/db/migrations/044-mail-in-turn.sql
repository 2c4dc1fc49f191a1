-- The next message to send is the first of this index, however many wait and whatever the planner knows of the table:
-- without the id in it, a plan made while few messages waited went through all of them for each one it sent.
drop index outbox_due;
create index outbox_due on outbox (next_attempt_at, id) where status = 'queued';
