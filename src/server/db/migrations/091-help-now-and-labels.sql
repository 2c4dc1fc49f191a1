-- Guides for who needs help at once, above those on coming, staying and paying.
alter table guide drop constraint guide_topic_check;
alter table guide add constraint guide_topic_check
  check (topic in ('urgent', 'visiting', 'before', 'stay', 'paying', 'rights'));
-- What each phone number and email address is for, in their order, separated by commas like themselves.
alter table contact add column phone_labels varchar(300) not null default '';
alter table contact add column email_labels varchar(500) not null default '';
