import { createGraphqlClient } from '../graphql/client';
import { fetchList, fetchProducts } from '../public-lists/fetch-list';
import { WHOLE_LIST_NAMES, type Product, type PublicLists, type WholeListName } from '../public-lists/types';
import { productsOf } from '../products';
import type { ListStore } from '../runtime/lists/list-store';
import type { RemotesAccess } from '../runtime/remotes/remotes-context';
import { createShop, type Shop, type ShopConfig } from '../runtime/shop/create-shop';
import type { ShopStorage } from '../runtime/shop/storage';

/** A page in a test has no other remotes. */
export const NO_REMOTES: RemotesAccess = {
  peekWidget: () => undefined,
  isInHtml: () => false,
  loadWidget: (id) => Promise.reject(new Error(`no remote has ${id}`)),
  widgetData: () => undefined,
};

export const CONFIG_OF_TESTS: ShopConfig = {
  publicUrl: 'https://shop.example',
  isPaymentDisabled: true,
  areDiscountsEnabled: false,
  areAccessoriesPreselected: true,
  mapTilesUrl: null,
};

export interface TestShopOptions {
  lists?: Partial<PublicLists>;
  config?: Partial<ShopConfig>;
  /** The API's answers; without it, every call fails. */
  fetch?: typeof globalThis.fetch;
  token?: string;
  storage?: ShopStorage;
  /** Called after signing in or out with the path to open; null reloads the current page. */
  openPage?: (path: string | null) => void;
}

const noNetwork: typeof globalThis.fetch = () => Promise.reject(new Error('no network in tests'));

function fill<Name extends WholeListName>(shop: Shop, name: Name, lists: Partial<PublicLists> = {}) {
  const items = lists[name];
  if (!items) return;
  const store: ListStore<PublicLists[Name][number]> = shop.lists.stores[name];
  store.getState().start(Date.now());
  store.getState().replace(items);
}

const idsOf = (products: readonly Product[]) =>
  products.flatMap(({ id, childProducts }) => [id, ...childProducts.map((child) => child.id)]);

/** Makes these the products that the page has loaded. */
export function fillProducts(shop: Shop, products: readonly Product[]): void {
  const answered = { loadedAt: Date.now(), isLoading: false, hasFailed: false, isAnswered: true };
  productsOf(shop).store.setState({
    byId: new Map(products.map((product) => [product.id, product])),
    asked: new Map(idsOf(products).map((id) => [id, answered])),
  });
}

/** A shop like that of a page, without a server: a test gives its lists and answers. */
export function createTestShop(options: TestShopOptions = {}): Shop {
  const { lists, config, fetch = noNetwork, token = null, storage, openPage } = options;
  const known = new Set(idsOf(lists?.products ?? []));
  const shop = createShop({
    config: { ...CONFIG_OF_TESTS, ...config },
    client: createGraphqlClient({
      url: 'https://shop.example/api',
      getToken: () => token,
      fetch,
      onTokenRefused: () => void shop.session.end(),
    }),
    loadSignedIn: () => import('../signed-in'),
    fetchList: (name) => fetchList(name, fetch),
    // Where a test gives products, others do not exist.
    products: {
      fetchProducts: async (ids) =>
        lists?.products && !ids.some((id) => known.has(id)) ? [] : fetchProducts(ids, fetch),
    },
    ...(storage && { storage }),
    ...(openPage && { openPage }),
  });
  for (const name of WHOLE_LIST_NAMES) fill(shop, name, lists);
  if (lists?.products) fillProducts(shop, lists.products);
  return shop;
}
