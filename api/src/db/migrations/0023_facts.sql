-- What texts name as {invis_duos.backup}: one row for each fact of a product, a service or the shop.
create table facts (
  key text primary key check (key ~ '^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$'),
  name text not null,
  value text not null,
  unit text not null default ''
);

-- Property values are filled from facts, so a changed fact has them read again.
create trigger facts_raise_version after insert or update or delete or truncate on facts
  for each statement execute function raise_data_version();
create trigger facts_raise_properties_version after insert or update or delete or truncate on facts
  for each statement execute function raise_properties_version();
