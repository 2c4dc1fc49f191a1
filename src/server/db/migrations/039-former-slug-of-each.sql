-- An address leads to whoever had it last and may be seen, so all who had it are kept: an entry that nobody may see yet
-- must not take it from the one that was there before.
alter table former_slug drop constraint former_slug_pkey, add primary key (entity, slug, entity_id);
