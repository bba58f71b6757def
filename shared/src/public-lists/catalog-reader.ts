import type { CatalogQuery, ProductPagesQuery, PublicListsQuery } from '../generated/graphql';
import { catalogPath, PRODUCT_PAGES_PATH, productsPath } from './catalog-paths';
import type { CatalogAnswer, CatalogInput, ProductsFilter } from './catalog-paths';
import { listOf } from './list-of';
import type { Product } from './types';

/** The addresses of goods and categories. */
export interface ProductPages {
  /** Slugs of the products on sale that have pages. */
  products: readonly string[];
  categories: readonly string[];
}

/** The catalogue as the API answers for it, whatever its size. */
export interface CatalogReader {
  /** One page of the goods found; null when the API does not answer. */
  find: (input: CatalogInput) => Promise<CatalogAnswer | null>;
  /** The products of the filter, ascending by sort; null when the API does not answer. */
  products: (filter: ProductsFilter) => Promise<Product[] | null>;
  /** Null when the API does not answer. */
  pages: () => Promise<ProductPages | null>;
}

/** @param ask requests a path of the API; null when there is no answer */
export function createCatalogReader(ask: (path: string) => Promise<string | null>): CatalogReader {
  /** The API's own contract says what an answer has. */
  const read = async <Data>(path: string): Promise<Data | null> => {
    const text = await ask(path);
    return text === null ? null : (JSON.parse(text) as { data: Data }).data;
  };

  return {
    find: async (input) => (await read<CatalogQuery>(catalogPath(input)))?.siteCatalog ?? null,
    async products(filter) {
      const data = await read<PublicListsQuery>(productsPath(filter));
      return data && listOf('products', data);
    },
    async pages() {
      const data = await read<ProductPagesQuery>(PRODUCT_PAGES_PATH);
      return (
        data && {
          products: data.siteProducts.flatMap(({ active, slug }) => (active && slug ? [slug] : [])),
          categories: data.siteCatalog.categories.map(({ slug }) => slug),
        }
      );
    },
  };
}
