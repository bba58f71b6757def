import type { CatalogReader } from '../../public-lists/catalog-reader';
import type { Product } from '../../public-lists/types';
import { browseCatalog } from './browse-catalog';
import { createCatalog, type Catalog } from './catalog';

/** Answers from a list of products, as the API does of all. */
export function createListReader(products: readonly Product[]): CatalogReader {
  let made: Catalog<Product> | null = null;
  const catalog = () => (made ??= createCatalog(products));
  return {
    find: async (input) => browseCatalog(catalog(), input),
    async products({ ids, slugs, type }) {
      const isNamed = ({ id, slug, childProducts }: Product) =>
        (!ids && !slugs) ||
        [id, ...childProducts.map((child) => child.id)].some((own) => ids?.includes(own)) ||
        (slug !== null && slugs?.includes(slug));
      return products.filter((product) => isNamed(product) && (!type || product.type === type));
    },
    pages: async () => ({
      products: products.flatMap(({ active, slug }) => (active && slug ? [slug] : [])),
      categories: catalog().categories.map(({ slug }) => slug),
    }),
  };
}
