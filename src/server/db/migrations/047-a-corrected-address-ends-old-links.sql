-- What the links of an appointment are derived from, besides its reference: a corrected address ends the links that went
-- to the former one.
alter table appointment add column link_version integer not null default 0 check (link_version >= 0);
