import deliveryData from './demo-data/delivery.json';
import discountsData from './demo-data/discounts.json';
import placesData from './demo-data/places.json';
import productsData from './demo-data/products.json';
import type { Queryable } from './database';

type DemoProduct = (typeof productsData)[number];
type DemoItem = DemoProduct | DemoProduct['childProducts'][number];

const TABLES_WITH_IDS = [
  'products',
  'properties',
  'discounts',
  'location_types',
  'shop_addresses',
  'delivery_cities',
  'delivery_types',
  'delivery_prices',
];

function toKopecks(roubles: number): number {
  return Math.round(roubles * 100);
}

function productRow(item: DemoItem, parentId: number | null) {
  const { price, count, childProducts: _children, properties: _properties, ...same } = { childProducts: [], ...item };
  return { ...same, parent_id: parentId, price_kopecks: toKopecks(price), stock: count };
}

function allItems(): DemoItem[] {
  return productsData.flatMap((product) => [product, ...product.childProducts]);
}

/**
 * Inserts rows of one shape with one statement. Columns come from this file only, never from input.
 */
async function insertRows(tx: Queryable, table: string, columns: string, rows: object[]): Promise<void> {
  const names = columns
    .split(',')
    .map((column) => column.trim().split(' ')[0])
    .join(', ');
  await tx.query(`insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1) as rows (${columns})`, [
    JSON.stringify(rows),
  ]);
}

async function loadProducts(tx: Queryable): Promise<void> {
  const columns =
    'id int, parent_id int, active boolean, code text, compare boolean, category text, description text, img text, ' +
    'images jsonb, slug text, name text, price_kopecks int, sort int, type text, stock int';
  const mains = productsData.map((product) => productRow(product, null));
  const children = productsData.flatMap((product) =>
    product.childProducts.map((child) => productRow(child, product.id)),
  );
  await insertRows(tx, 'products', columns, [...mains, ...children]);
}

async function loadProperties(tx: Queryable): Promise<void> {
  const uses = allItems().flatMap((item) =>
    item.properties.map((property, sort) => ({ ...property, product_id: item.id, property_id: property.id, sort })),
  );
  const known = new Map(uses.map(({ id, name, compare, type }) => [id, { id, name, compare, type }]));
  await insertRows(tx, 'properties', 'id int, name text, compare boolean, type text', [...known.values()]);
  await insertRows(
    tx,
    'product_properties',
    'product_id int, property_id int, show_preview boolean, value text, sort int',
    uses.map(({ showPreview, ...use }) => ({ ...use, show_preview: showPreview })),
  );
}

async function loadDiscounts(tx: Queryable): Promise<void> {
  const rows = discountsData.map((row) => ({
    id: row.id,
    product_id: row.productId,
    product_count: row.productCount,
    discount_kopecks: toKopecks(row.discount),
  }));
  await insertRows(tx, 'discounts', 'id int, product_id int, product_count int, discount_kopecks int', rows);
}

async function loadPlaces(tx: Queryable): Promise<void> {
  const types = new Map(placesData.flatMap((place) => place.params).map((type) => [type.id, type]));
  const addresses = placesData.map(({ placeId, createdAt, updatedAt, location, ...place }) => ({
    ...place,
    ...location,
    place_id: placeId,
    created_at: createdAt,
    updated_at: updatedAt,
  }));
  const uses = placesData.flatMap((place) => place.params.map((type) => ({ address_id: place.id, type_id: type.id })));
  await insertRows(tx, 'location_types', 'id int, type text', [...types.values()]);
  await insertRows(
    tx,
    'shop_addresses',
    'id int, place_id text, country text, city text, address text, geo text, phone text, active boolean, schedule text, ' +
      'created_at timestamptz, updated_at timestamptz, title text, url text, latitude float8, longitude float8',
    addresses,
  );
  await insertRows(tx, 'shop_address_types', 'address_id int, type_id int', uses);
}

async function loadDelivery(tx: Queryable): Promise<void> {
  const cities = deliveryData.cities.map(({ ownDelivery, ...city }) => ({ ...city, own_delivery: ownDelivery }));
  const prices = deliveryData.prices.map((row) => ({
    id: row.id,
    city_id: row.cityId,
    type_id: row.typeId,
    price_kopecks: toKopecks(row.price),
  }));
  await insertRows(tx, 'delivery_cities', 'id int, city text, own_delivery boolean', cities);
  await insertRows(tx, 'delivery_types', 'id int, name text, img text, kind text', deliveryData.types);
  await insertRows(tx, 'delivery_prices', 'id int, city_id int, type_id int, price_kopecks int', prices);
}

/** New rows get ids after those of the demonstration data. */
async function advanceIds(tx: Queryable): Promise<void> {
  for (const table of TABLES_WITH_IDS) {
    await tx.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
  }
}

async function isEmpty(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query<{ is_empty: boolean }>(
    `select not (exists (select from products) or exists (select from shop_addresses)
       or exists (select from delivery_cities) or exists (select from orders)) as is_empty`,
  );
  return rows[0]?.is_empty ?? false;
}

/** Loads the demonstration catalogue into an empty database; does nothing if there is any data. */
export async function loadDemoData(tx: Queryable): Promise<void> {
  if (!(await isEmpty(tx))) return;
  await loadProducts(tx);
  await loadProperties(tx);
  await loadDiscounts(tx);
  await loadPlaces(tx);
  await loadDelivery(tx);
  await advanceIds(tx);
}
