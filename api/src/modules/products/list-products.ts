import { toRoubles } from '@shop/shared/format';
import type {
  ChildProduct,
  FittedProduct,
  ProductDetails,
  ProductProperty,
  SiteProduct,
} from '../../generated/resolvers-types';
import { groupBy } from '../../group-by';
import { toServicePrice } from '../bookings/list-service-prices';
import type { ProductRow, PropertyRow } from './product-repository';

export type PropertiesByProduct = ReadonlyMap<number, ProductProperty[]>;

/** The properties of each product, by its id. Equal ones are one object: goods share most. */
export function groupProperties(rows: readonly PropertyRow[]): PropertiesByProduct {
  const known = new Map<string, ProductProperty>();
  const byProduct = new Map<number, ProductProperty[]>();
  for (const row of rows) {
    const {
      product_id: productId,
      id,
      name,
      compare,
      type,
      value,
      show_preview: showPreview,
      is_filter: isFilter,
    } = row;
    const key = `${id} ${showPreview} ${value}`;
    const property = known.get(key) ?? { id, name, compare, type, value, showPreview, isFilter };
    known.set(key, property);
    const own = byProduct.get(productId);
    if (own) own.push(property);
    else byProduct.set(productId, [property]);
  }
  return byProduct;
}

/** What an accessory does not say itself, the product says that it is when it is sold alone. */
function withSpare(row: ProductRow, spare: ProductRow | undefined): ProductRow {
  if (!spare) return row;
  const picture = row.images.length === 0 && { img: spare.img, images: spare.images };
  return { ...row, ...picture, description: row.description || spare.description };
}

function toProduct(row: ProductRow, properties: ProductProperty[]): ChildProduct {
  const { parent_id: _parent, is_spare: _isSpare, spare_id: _spare, brand: _brand, ...own } = row;
  const { booking_place: _place, service_prices: _prices, pictures: _pictures, details: _details, ...shown } = own;
  const { price_kopecks: priceKopecks, old_kopecks: oldKopecks, sale_ends_ms: endsMs, ...unpriced } = shown;
  const { available, order_term_days: orderTermDays, ...same } = unpriced;
  return {
    ...same,
    price: toRoubles(priceKopecks),
    oldPrice: oldKopecks === null ? null : toRoubles(oldKopecks),
    saleEndsAt: endsMs === null ? null : new Date(endsMs).toISOString(),
    count: available,
    orderTermDays,
    properties,
  };
}

/** What each spare is an accessory of, by its id, in the order of the rows. */
function fittedProducts(rows: readonly ProductRow[]): ReadonlyMap<number, FittedProduct[]> {
  const fitted = new Map<number, FittedProduct[]>();
  const accessories = groupBy(
    rows.filter(({ active }) => active),
    (row) => row.parent_id,
  );
  for (const { id, name, slug } of accessories.get(null) ?? []) {
    const spares = new Set((accessories.get(id) ?? []).flatMap((row) => row.spare_id ?? []));
    for (const spare of spares) fitted.set(spare, [...(fitted.get(spare) ?? []), { id, name, slug }]);
  }
  return fitted;
}

/** As many as the page of services can name beside one. */
const MOST_SERVED = 50;

/** What each service goes with, by its id, in the order of the rows: what is on sale. */
function servedProducts(rows: readonly ProductRow[]): ReadonlyMap<number, FittedProduct[]> {
  const served = new Map<number, FittedProduct[]>();
  for (const { id, name, slug, active, details } of rows) {
    for (const serviceId of active ? (details?.serviceIds ?? []) : []) {
      const goods = served.get(serviceId) ?? [];
      if (goods.length < MOST_SERVED) served.set(serviceId, [...goods, { id, name, slug }]);
    }
  }
  return served;
}

const NO_DETAILS = { keyFacts: [], vehicles: [], documents: [], serviceIds: [] };

function detailsOf({ details }: ProductRow, goods: FittedProduct[] | undefined): ProductDetails | null {
  return details || goods ? { ...NO_DETAILS, ...details, goods: goods ?? [] } : null;
}

/** All products with their accessories, in the order of the rows. */
export function listProducts(rows: readonly ProductRow[], properties: PropertiesByProduct): SiteProduct[] {
  const children = groupBy(rows, (row) => row.parent_id);
  const mains = new Map((children.get(null) ?? []).map((row) => [row.id, row]));
  const spareOf = ({ spare_id: id }: ProductRow) => mains.get(id ?? 0);
  const slugOf = (spare: ProductRow | undefined) => (spare?.active ? spare.slug : null);
  const fits = fittedProducts(rows);
  const served = servedProducts(children.get(null) ?? []);
  const shaped = (row: ProductRow) =>
    toProduct(withSpare(row, spareOf(row)), properties.get(row.id) ?? properties.get(row.spare_id ?? 0) ?? []);
  return (children.get(null) ?? []).map((row) => ({
    ...shaped(row),
    bookingPlace: row.booking_place,
    brand: row.brand,
    pictures: row.pictures,
    details: detailsOf(row, served.get(row.id)),
    servicePrices: row.service_prices?.map(toServicePrice) ?? null,
    fits: row.is_spare ? (fits.get(row.id) ?? []) : null,
    childProducts: (children.get(row.id) ?? []).map((child) => ({
      ...shaped(child),
      slug: child.slug ?? slugOf(spareOf(child)),
    })),
  }));
}
