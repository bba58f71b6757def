-- A draft that was deleted keeps its row: previews, texts of conflicts and the record name it, and
-- it can be put back. Its address is free (docs/rules.md, Studio).
alter table pages add column deleted_at timestamptz;
alter table pages add constraint pages_deleted_drafts_only
  check (deleted_at is null or (state = 'draft' and publish_at is null));
alter table pages drop constraint pages_path_key;
create unique index pages_by_path on pages (path) where deleted_at is null;
