import type { HeadContext } from '../federation/contract';
import type { PublicLists } from '../public-lists/types';

const NO_LISTS: PublicLists = {
  products: [],
  places: [],
  discounts: [],
  deliveryCities: [],
  deliveryTypes: [],
  deliveryPrices: [],
};

interface TestContext<Data> extends Partial<Omit<HeadContext<Data>, 'lists' | 'search'>> {
  lists?: Partial<PublicLists>;
  search?: string;
}

/** What a page's `data` and `head` get from the server; a test overrides what matters to it. */
export function pageContext<Data = undefined>({ lists, search, ...given }: TestContext<Data> = {}): HeadContext<Data> {
  return {
    params: {},
    search: new URLSearchParams(search),
    lists: { ...NO_LISTS, ...lists },
    publicUrl: 'https://shop.example',
    data: undefined as Data, // a test of a page with data gives it
    ...given,
  };
}
