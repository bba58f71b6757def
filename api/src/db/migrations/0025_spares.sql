-- A spare is one row of its own, with page and price. Rows under products refer to it and take its
-- price, unless they are included in their product.
alter table products
  add column is_spare boolean not null default false,
  add column spare_id integer references products (id) check (spare_id <> id),
  add column is_included boolean not null default false;
create index products_by_spare on products (spare_id);
update products set is_included = true where parent_id is not null and price_kopecks = 0;

create view product_prices as
select own.id as product_id,
       case when own.is_included then 0 else coalesce(spare.price_kopecks, own.price_kopecks) end as price_kopecks
  from products own left join products spare on spare.id = own.spare_id;
