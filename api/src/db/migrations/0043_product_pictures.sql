-- Pictures that the shop's people have uploaded for goods, and their words. `products.images` stays
-- what shows: the addresses in their order, those of shipped drawings among them.
create table product_pictures (
  product_id integer not null references products (id) on delete cascade,
  -- As `products.images` has it.
  address text not null,
  -- What it shows, for whoever does not see it; null: the name of the product and the caption.
  alt text,
  -- The words under it; null: those that the shop knows of a shipped drawing.
  caption text,
  primary key (product_id, address)
);
create index product_pictures_by_address on product_pictures (address);
create trigger product_pictures_raise_version after insert or update or delete or truncate on product_pictures
  for each statement execute function raise_data_version();
