import { Client } from 'pg';

/** Copies with unique names, codes and slugs, and with all their properties. */
const copyGoods = (copies: number) => `
  insert into products (active, code, compare, category, description, img, images, slug, name, price_kopecks, sort, type, stock)
  select true, code || '-' || n, compare, category, description, img, images, slug || '_' || n, name || ' серии ' || n,
    price_kopecks + n * 1000, sort + n * 1000, type, stock
  from products, generate_series(1, ${copies}) as n
  where active and type = 'product' and parent_id is null`;

const COPY_PROPERTIES = `
  insert into product_properties (product_id, property_id, show_preview, value, sort)
  select copy.id, property_id, show_preview, value, own.sort
  from product_properties own
  join products original on original.id = own.product_id and original.parent_id is null and original.type = 'product'
  join products copy on copy.code like original.code || '-%' and copy.slug like original.slug || '\\_%'`;

/**
 * Adds copies of the demonstration's 16 goods.
 * @param copies how many of each
 * @returns the number of goods then on sale
 */
export async function loadManyProducts(databaseUrl: string, copies = 125): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(copyGoods(copies));
    await client.query(COPY_PROPERTIES);
    await client.query('commit');
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from products where active and type = 'product' and parent_id is null",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
