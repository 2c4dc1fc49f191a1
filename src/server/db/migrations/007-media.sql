-- When all the files that pages ask for had been made of a picture; null: some are still to be made.
alter table media add column variants_at timestamptz;
create index media_without_variants on media (id) where variants_at is null;

-- Pictures that were deleted while their files may still stand in the store. A row is written with the deletion and
-- goes once the files have gone, so that a crash in between leaves no file behind for ever.
create table media_removal (
  key varchar(40) primary key,
  created_at timestamptz not null default now()
);
