-- Addresses that goods have left. Each leads to where its product is now, and hosts follow them with
-- those of pages.
create table product_redirects (
  from_slug text primary key,
  product_id integer not null references products (id) on delete cascade,
  made_at timestamptz not null default now()
);
create index product_redirects_by_product on product_redirects (product_id);
create trigger product_redirects_raise_revision after insert or update or delete on product_redirects
  for each statement execute function raise_pages_revision();
