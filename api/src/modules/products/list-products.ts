import { toRoubles } from '@shop/shared/format';
import type { ChildProduct, ProductProperty, SiteProduct } from '../../generated/resolvers-types';
import { groupBy } from '../../group-by';
import { toServicePrice } from '../bookings/list-service-prices';
import type { ProductRow, PropertyRow } from './product-repository';

export type PropertiesByProduct = ReadonlyMap<number, ProductProperty[]>;

/** The properties of each product, by its id. Equal ones are one object: goods share most. */
export function groupProperties(rows: readonly PropertyRow[]): PropertiesByProduct {
  const known = new Map<string, ProductProperty>();
  const byProduct = new Map<number, ProductProperty[]>();
  for (const { product_id: productId, id, name, compare, type, value, show_preview: showPreview } of rows) {
    const key = `${id} ${showPreview} ${value}`;
    const property = known.get(key) ?? { id, name, compare, type, value, showPreview };
    known.set(key, property);
    const own = byProduct.get(productId);
    if (own) own.push(property);
    else byProduct.set(productId, [property]);
  }
  return byProduct;
}

function toProduct(row: ProductRow, properties: ProductProperty[]): ChildProduct {
  const { parent_id: _parent, booking_place: _place, service_prices: _prices, price_kopecks, stock, ...same } = row;
  return { ...same, price: toRoubles(price_kopecks), count: stock, properties };
}

/** All products with their accessories, in the order of the rows. */
export function listProducts(rows: readonly ProductRow[], properties: PropertiesByProduct): SiteProduct[] {
  const children = groupBy(rows, (row) => row.parent_id);
  const shaped = (row: ProductRow) => toProduct(row, properties.get(row.id) ?? []);
  return (children.get(null) ?? []).map((row) => ({
    ...shaped(row),
    bookingPlace: row.booking_place,
    servicePrices: row.service_prices?.map(toServicePrice) ?? null,
    childProducts: (children.get(row.id) ?? []).map(shaped),
  }));
}
