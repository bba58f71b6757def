import type { BlockData } from '../block';
import { namedProducts, type NamedProduct } from '../named-products';
import type { ProductStripBlockProps } from './schema';

/**
 * Names and prices of the goods, shown while the cards of the catalogue are missing. Null if the
 * catalogue has not answered.
 */
export const productStripData: BlockData<ProductStripBlockProps, readonly NamedProduct[] | null> = async (
  { slugs },
  { catalog },
) => {
  const products = await catalog.products({ slugs });
  return products && namedProducts(slugs, products);
};
