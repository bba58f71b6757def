-- What all pages share, as the studio keeps it: each part is JSON in a text. A part that nobody has
-- changed has no row.
create table site_parts (
  name text primary key,
  data text not null
);
create trigger site_parts_raise_revision after insert or update or delete on site_parts
  for each statement execute function raise_pages_revision();

insert into staff_tables (name) values ('site');
create index staff_audit_of_site on staff_audit (id) where action = 'save-site';
