import { browseCatalog, createCatalog } from '../catalog';
import type { HeadContext } from '../federation/contract';
import type { CatalogReader } from '../public-lists/catalog-reader';
import type { Product, PublicLists } from '../public-lists/types';

const NO_LISTS: PublicLists = {
  products: [],
  places: [],
  discounts: [],
  deliveryCities: [],
  deliveryTypes: [],
  deliveryPrices: [],
};

/** Answers from the list of products, as the API does; a test of a search gives `find`. */
function catalogOf(products: readonly Product[]): CatalogReader {
  return {
    find: async (input) => browseCatalog(createCatalog(products), input),
    async products({ ids, slugs, type }) {
      const isNamed = ({ id, slug, childProducts }: Product) =>
        (!ids && !slugs) ||
        [id, ...childProducts.map((child) => child.id)].some((own) => ids?.includes(own)) ||
        (slug !== null && slugs?.includes(slug));
      return products.filter((product) => isNamed(product) && (!type || product.type === type));
    },
    pages: async () => ({
      products: products.flatMap(({ active, slug }) => (active && slug ? [slug] : [])),
      categories: createCatalog(products).categories.map(({ slug }) => slug),
    }),
  };
}

interface TestContext<Data> extends Partial<Omit<HeadContext<Data>, 'lists' | 'search' | 'catalog'>> {
  lists?: Partial<PublicLists>;
  catalog?: Partial<CatalogReader>;
  search?: string;
}

/** What a page's `data` and `head` get from the server; a test overrides what matters to it. */
export function pageContext<Data = undefined>({
  lists,
  search,
  catalog,
  ...given
}: TestContext<Data> = {}): HeadContext<Data> {
  return {
    params: {},
    search: new URLSearchParams(search),
    lists: { ...NO_LISTS, ...lists },
    catalog: { ...catalogOf(lists?.products ?? []), ...catalog },
    publicUrl: 'https://shop.example',
    data: undefined as Data, // a test of a page with data gives it
    ...given,
  };
}
