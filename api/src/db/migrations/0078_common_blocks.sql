-- A block that pages have in common is a page without an address: its path is empty.
alter table pages add column is_common boolean not null default false;
alter table pages add constraint pages_without_address check (is_common = (path = ''));
drop index pages_by_path;
create unique index pages_by_path on pages (path) where deleted_at is null and not is_common;
