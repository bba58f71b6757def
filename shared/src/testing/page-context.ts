import { createListReader } from '../rules/catalog';
import type { ContentContext, HeadContext } from '../federation/contract';
import type { CatalogReader } from '../public-lists/catalog-reader';
import type { PublicLists } from '../public-lists/types';

const NO_LISTS: PublicLists = {
  products: [],
  places: [],
  discounts: [],
  deliveryCities: [],
  deliveryTypes: [],
  deliveryPrices: [],
  facts: [],
  reviews: [],
};

interface TestContext<Data> extends Partial<Omit<HeadContext<Data>, 'lists' | 'search' | 'catalog'>> {
  lists?: Partial<PublicLists>;
  catalog?: Partial<CatalogReader>;
  search?: string;
}

/**
 * What a page's `data` and `head` get from the server; a test overrides what matters to it. The
 * catalogue answers from the list of products, as the API does.
 */
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
    catalog: { ...createListReader(lists?.products ?? []), ...catalog },
    publicUrl: 'https://shop.example',
    data: undefined as Data, // a test of a page with data gives it
    ...given,
  };
}

/** What the host tells a page of its content: nothing was published in place of its own. */
export function contentContext(given: Partial<ContentContext> = {}): ContentContext {
  return { crumbs: [], onDropped: () => undefined, ...given };
}
