-- What one sender may ask of us is counted in one place, whatever it is: mail, bookings, places on the waiting list.
-- A key is a keyed hash of what is counted and of whom; the times are those of the last day.
alter table mail_limit rename to budget;
alter table budget rename column sent_at to taken_at;
alter table budget rename constraint mail_limit_pkey to budget_pkey;
