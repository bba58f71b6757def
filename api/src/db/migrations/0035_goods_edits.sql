-- The shop's people change goods (specification of the administration, Goods).

-- Raised by every change of a row: an edit names the revision that it has seen.
alter table products add column revision integer not null default 1;
create function raise_product_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger products_raise_revision before update on products
  for each row when (old.* is distinct from new.*) execute function raise_product_revision();

-- The words by which goods are found, as those of orders.
create function goods_words(code text, name text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select distinct left(word, 500)
      from regexp_split_to_table(
             translate(lower(concat_ws(' ', code, name)), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё',
                       'абвгдеежзийклмнопрстуфхцчшщъыьэюяе'),
             '[\s!-/:-@[-`{-~«»„“”—–№]+') as word
     where word <> ''))
$$;
create index products_by_words on products using gin (goods_words(code, name));
create index products_by_place on products (sort, id) where parent_id is null;
create index stock_items_by_name on stock_items (name, id);

-- No reference: a row outlives the product.
alter table staff_audit add column product_id integer;
create index staff_audit_by_product on staff_audit (product_id, id) where product_id is not null;
