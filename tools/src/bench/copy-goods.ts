/**
 * Returns SQL that copies the demonstration's 16 goods, with unique names, codes and slugs, and
 * with all their properties.
 * @param copies how many of each
 */
export const copyGoods = (copies: number): string => `
  insert into products (active, code, compare, category, description, img, images, slug, name, price_kopecks, sort, type, stock)
  select true, code || '-' || n, compare, category, description, img, images, slug || '_' || n, name || ' серии ' || n,
    price_kopecks + n * 1000, sort + n * 1000, type, stock
  from products, generate_series(1, ${copies}) as n
  where active and type = 'product' and parent_id is null;

  insert into product_properties (product_id, property_id, show_preview, value, sort)
  select copy.id, property_id, show_preview, value, own.sort
  from products copy
  join products original on original.code = regexp_replace(copy.code, '-\\d+$', '') and original.id < copy.id
  join product_properties own on own.product_id = original.id;`;
