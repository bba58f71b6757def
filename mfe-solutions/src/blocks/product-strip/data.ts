import type { BlockData } from '../block';
import { namedProducts, type NamedProduct } from '../named-products';
import type { ProductStripBlockProps } from './schema';

/**
 * Names and prices of the goods, shown while the cards of the catalogue are missing. Null if the
 * server has no list of goods.
 */
export const productStripData: BlockData<ProductStripBlockProps, readonly NamedProduct[] | null> = (
  { slugs },
  { lists: { products } },
) => (products.length > 0 ? namedProducts(slugs, products) : null);
