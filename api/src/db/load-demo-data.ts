import { toKopecks } from '@shop/shared/format';
import deliveryData from './demo-data/delivery.json';
import discountsData from './demo-data/discounts.json';
import factsData from './demo-data/facts.json';
import placesData from './demo-data/places.json';
import productsData from './demo-data/products.json';
import propertiesData from './demo-data/properties.json';
import reviewsData from './demo-data/reviews.json';
import servicePricesData from './demo-data/service-prices.json';
import type { Queryable } from './database';
import { fillDetails } from './fill-details';
import { sellSpares } from './sell-spares';

/** What all accessories have in common. */
const ACCESSORY = {
  active: true,
  compare: false,
  category: 'Аксессуары',
  slug: null,
  type: 'product',
  bookingPlace: null,
};

/** Rows of the table `location_types`: the id of a type is its position, from 1. */
const PLACE_TYPES = ['car_wash', 'retail', 'installation_centre'];

const TABLES_WITH_IDS = [
  'stock_items',
  'products',
  'properties',
  'discounts',
  'service_prices',
  'location_types',
  'shop_addresses',
  'delivery_cities',
  'delivery_types',
  'delivery_prices',
  'pickup_points',
];

interface DemoItem {
  id: number;
  parentId: number | null;
  active: boolean;
  code: string;
  compare: boolean;
  category: string | null;
  description: string;
  images: string[];
  slug: string | null;
  name: string;
  price: number;
  sort: number;
  type: string;
  /** How many of it lie on the shelf. */
  count: number;
  properties: { id: number; showPreview: boolean; value: string }[];
  /** The thing on the shelf that the product is, where it has another name. */
  stockItem?: string;
  /** How many of that thing; 1 by default. */
  perUnit?: number;
  orderTermDays?: number;
  /** Of a service that needs a place and a day. */
  bookingPlace?: string | null;
}

/** Products, each followed by its accessories. */
const ITEMS: DemoItem[] = productsData.flatMap(({ childProducts, ...product }) => [
  { ...product, parentId: null },
  ...childProducts.map((child, index) => ({
    ...ACCESSORY,
    ...child,
    sort: 10 * (index + 1),
    parentId: product.id,
  })),
]);

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

/** The thing on the shelf that a product is: accessories of one name are one thing. */
const shelfName = ({ parentId, code, name, stockItem }: DemoItem) => stockItem ?? (parentId === null ? code : name);

interface DemoStockItem {
  id: number;
  name: string;
  on_hand: number;
}

/** Shelf name -> stock item, with the pieces of all products that share it. */
function collectStockItems(): Map<string, DemoStockItem> {
  const items = new Map<string, DemoStockItem>();
  for (const item of ITEMS.filter(({ type }) => type === 'product')) {
    const key = shelfName(item);
    const known = items.get(key) ?? { id: items.size + 1, name: item.stockItem ?? item.name, on_hand: 0 };
    items.set(key, { ...known, on_hand: known.on_hand + item.count * (item.perUnit ?? 1) });
  }
  return items;
}

async function loadProducts(tx: Queryable): Promise<void> {
  const shelf = collectStockItems();
  await insertRows(tx, 'stock_items', 'id int, name text, on_hand int', [...shelf.values()]);
  const columns =
    'id int, parent_id int, active boolean, code text, compare boolean, category text, description text, img text, ' +
    'images jsonb, slug text, name text, price_kopecks int, sort int, type text, booking_place text, ' +
    'stock_item_id int, per_unit int, order_term_days int, is_included boolean';
  const rows = ITEMS.map((item) => ({
    ...item,
    parent_id: item.parentId,
    img: item.images[0],
    price_kopecks: toKopecks(item.price),
    booking_place: item.bookingPlace ?? null,
    stock_item_id: shelf.get(shelfName(item))?.id ?? null,
    per_unit: item.perUnit ?? 1,
    order_term_days: item.orderTermDays ?? null,
    is_included: item.parentId !== null && item.price === 0,
  }));
  await insertRows(tx, 'products', columns, rows);
}

async function loadProperties(tx: Queryable): Promise<void> {
  const uses = ITEMS.flatMap((item) =>
    item.properties.map(({ id, showPreview, value }, sort) => ({
      product_id: item.id,
      property_id: id,
      show_preview: showPreview,
      value,
      sort,
    })),
  );
  await insertRows(tx, 'properties', 'id int, name text, compare boolean, type text', propertiesData);
  await insertRows(
    tx,
    'product_properties',
    'product_id int, property_id int, show_preview boolean, value text, sort int',
    uses,
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

async function loadServicePrices(tx: Queryable): Promise<void> {
  const rows = servicePricesData.map((row) => ({
    id: row.id,
    service_id: row.serviceId,
    product_id: row.productId,
    price_kopecks: toKopecks(row.price),
    min_hours: row.minHours,
    max_hours: row.maxHours,
  }));
  const columns = 'id int, service_id int, product_id int, price_kopecks int, min_hours float8, max_hours float8';
  await insertRows(tx, 'service_prices', columns, rows);
}

async function loadPlaces(tx: Queryable): Promise<void> {
  const types = PLACE_TYPES.map((type, index) => ({ id: index + 1, type }));
  const addresses = placesData.map(({ createdAt, updatedAt, location, ...place }) => ({
    ...place,
    ...location,
    country: 'Россия',
    geo: `${location.latitude.toFixed(4)}, ${location.longitude.toFixed(4)}`,
    place_id: `place-${String(place.id).padStart(3, '0')}`,
    created_at: createdAt,
    updated_at: updatedAt,
  }));
  const uses = placesData.flatMap((place) =>
    types.filter(({ type }) => place.types.includes(type)).map(({ id }) => ({ address_id: place.id, type_id: id })),
  );
  await insertRows(tx, 'location_types', 'id int, type text', types);
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
    min_days: row.minDays,
    max_days: row.maxDays,
  }));
  const points = deliveryData.points.map(({ location, ...point }) => ({
    ...point,
    ...location,
    city_id: point.cityId,
    type_id: point.typeId,
    is_own: point.isOwn ?? false,
    shop_address_id: point.placeId,
  }));
  await insertRows(tx, 'delivery_cities', 'id int, city text, own_delivery boolean', cities);
  await insertRows(tx, 'delivery_types', 'id int, name text, img text, kind text, carrier text', deliveryData.types);
  await insertRows(
    tx,
    'delivery_prices',
    'id int, city_id int, type_id int, price_kopecks int, min_days int, max_days int',
    prices,
  );
  await insertRows(
    tx,
    'pickup_points',
    'id int, city_id int, type_id int, is_own boolean, shop_address_id int, title text, address text, schedule text, ' +
      'latitude float8, longitude float8',
    points,
  );
}

/** Examples: of no order, so they are marked on the page and count nowhere. */
async function loadReviews(tx: Queryable): Promise<void> {
  const rows = reviewsData.map(({ productId, authorName, rating, text, createdAt }) => ({
    ...{ product_id: productId, author_name: authorName, rating, review_text: text, created_at: createdAt },
    status: 'shown',
  }));
  const columns = 'product_id int, author_name text, rating int, review_text text, status text, created_at timestamptz';
  await insertRows(tx, 'reviews', columns, rows);
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

/**
 * Adds the facts that the database lacks. The pages that come with a release name them, whatever
 * goods the shop sells. A fact that is there keeps its value.
 */
export async function addMissingFacts(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ key: string }>('select key from facts');
  const known = new Set(rows.map(({ key }) => key));
  const missing = factsData.filter(({ key }) => !known.has(key));
  // No row is no change: the triggers of an empty statement would raise the version.
  if (missing.length > 0) await insertRows(tx, 'facts', 'key text, name text, value text, unit text', missing);
}

/**
 * Adds the facts, and loads the demonstration catalogue into an empty database; loads nothing if
 * there is any data.
 */
export async function loadDemoData(tx: Queryable): Promise<void> {
  await addMissingFacts(tx);
  if (!(await isEmpty(tx))) return;
  await loadProducts(tx);
  await loadProperties(tx);
  await loadDiscounts(tx);
  await loadServicePrices(tx);
  await loadPlaces(tx);
  await loadDelivery(tx);
  await loadReviews(tx);
  await advanceIds(tx);
  await sellSpares(tx);
  await fillDetails(tx);
}
