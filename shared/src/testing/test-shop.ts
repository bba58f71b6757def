import { createGraphqlClient } from '../graphql/client';
import { fetchList } from '../public-lists/fetch-list';
import { LIST_NAMES, type ListName, type PublicLists } from '../public-lists/types';
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

function fill<Name extends ListName>(shop: Shop, name: Name, lists: Partial<PublicLists> = {}) {
  const items = lists[name];
  if (!items) return;
  const store: ListStore<PublicLists[Name][number]> = shop.lists.stores[name];
  store.getState().start(Date.now());
  store.getState().replace(items);
}

/** A shop like that of a page, without a server: a test gives its lists and answers. */
export function createTestShop(options: TestShopOptions = {}): Shop {
  const { lists, config, fetch = noNetwork, token = null, storage, openPage } = options;
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
    ...(storage && { storage }),
    ...(openPage && { openPage }),
  });
  for (const name of LIST_NAMES) fill(shop, name, lists);
  return shop;
}
