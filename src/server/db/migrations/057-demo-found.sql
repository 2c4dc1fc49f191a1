-- Every browser of staff asks whether there are invented patients; most hospitals have none.
create index inquiry_is_demo on inquiry (id) where is_demo;
create index waitlist_is_demo on waitlist (id) where is_demo;
create index time_off_is_demo on time_off (id) where is_demo;
