/**
 * Returns SQL that copies the demonstration's 16 goods, with unique names, codes and slugs, and
 * with all their properties.
 * @param copies how many of each
 */
export const copyGoods = (copies: number): string => `
  insert into stock_items (name, on_hand)
  select item.name || ' серии ' || n, on_hand
  from stock_items item join products on stock_item_id = item.id, generate_series(1, ${copies}) as n
  where active and type = 'product' and parent_id is null and not is_spare;

  insert into products (active, code, compare, category, description, img, images, slug, name, price_kopecks, sort, type, stock_item_id)
  select true, code || '-' || n, compare, category, description, img, images, slug || '_' || n, name || ' серии ' || n,
    price_kopecks + n * 1000, sort + n * 1000, type,
    (select id from stock_items where stock_items.name = products.name || ' серии ' || n)
  from products, generate_series(1, ${copies}) as n
  where active and type = 'product' and parent_id is null and not is_spare;

  insert into product_properties (product_id, property_id, show_preview, value, sort)
  select copy.id, property_id, show_preview, value, own.sort
  from products copy
  join products original on original.code = regexp_replace(copy.code, '-\\d+$', '') and original.id < copy.id
  join product_properties own on own.product_id = original.id;`;
