-- What the page of a product says beside its properties (specification of the administration,
-- Goods). An API of before does not know the table, and neither reads nor writes it.
create table product_details (
  product_id integer primary key references products (id) on delete cascade,
  -- [{ value, text }], [{ title, text }], [{ title, href }]: each in the order of the page, with the
  -- names of facts.
  key_facts jsonb not null default '[]',
  vehicles jsonb not null default '[]',
  documents jsonb not null default '[]',
  -- Of the services that go with the product, in their order. None is ever deleted.
  service_ids jsonb not null default '[]'
);
create trigger product_details_raise_version after insert or update or delete or truncate on product_details
  for each statement execute function raise_data_version();
