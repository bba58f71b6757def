import type { ChildProduct, ProductProperty, SiteProduct } from '../../generated/resolvers-types';
import { groupBy } from '../../group-by';
import { toRoubles } from '../../money';
import type { ProductRepository, ProductRow, PropertyRow } from './product-repository';

function toProperty(row: PropertyRow): ProductProperty {
  const { id, name, compare, type, value } = row;
  return { id, name, compare, type, value, showPreview: row.show_preview };
}

function toProduct(row: ProductRow, properties: PropertyRow[]): ChildProduct {
  const { parent_id: _parent, price_kopecks: priceKopecks, stock, ...same } = row;
  return { ...same, price: toRoubles(priceKopecks), count: stock, properties: properties.map(toProperty) };
}

/** All products with their accessories, ascending by sort. */
export async function listProducts(products: ProductRepository): Promise<SiteProduct[]> {
  const rows = await products.findProducts();
  const properties = groupBy(await products.findProperties(), (property) => property.product_id);
  const children = groupBy(rows, (row) => row.parent_id);
  const shaped = (row: ProductRow) => toProduct(row, properties.get(row.id) ?? []);
  return (children.get(null) ?? []).map((row) => ({
    ...shaped(row),
    childProducts: (children.get(row.id) ?? []).map(shaped),
  }));
}
