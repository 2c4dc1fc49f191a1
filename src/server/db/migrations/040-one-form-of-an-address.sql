-- Which addresses are the same must not depend on the language of the database: in Turkish a capital I is another letter
-- than in English. Only A to Z have a small form here, as in `canonicalEmail`.
drop index staff_email_key;
create unique index staff_email_key on staff (lower(email collate "C")) where left_at is null;
