-- Who makes a product, as search engines are told; null: it is the shop's own.
alter table products add column brand text check (brand <> '');
