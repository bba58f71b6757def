-- When a page leaves the site by itself, where its visitors go then, and who has planned it.
alter table pages add column off_at timestamptz;
alter table pages add column off_redirect_to text;
alter table pages add column off_by integer;
create index pages_by_end on pages (off_at) where off_at is not null;
