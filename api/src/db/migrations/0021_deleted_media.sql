-- Addresses of pictures that people have deleted. Hosts keep copies, and forget these.
create table media_deleted (
  address text primary key,
  deleted_at timestamptz not null default now()
);

create trigger media_deleted_raises_revision after insert or delete on media_deleted
  for each statement execute function raise_pages_revision();
