-- Blocks of a page are shown from a time until a time. Hosts are told at which time the blocks of
-- the live version were chosen last; null: they are always the same.
alter table pages add column shown_at timestamptz;
-- When other blocks are shown next; null: never.
alter table pages add column shown_until timestamptz;
create index pages_by_turn on pages (shown_until) where shown_until is not null;

drop trigger pages_raise_revision on pages;
create trigger pages_raise_revision
  after insert or update of path, state, live_number, is_shipped, shown_at on pages
  for each statement execute function raise_pages_revision();
