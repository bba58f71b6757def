import { createGraphqlClient } from '../graphql/client';
import type { PublicLists } from '../runtime/lists/types';
import type { RemotesAccess } from '../runtime/remotes/remotes-context';
import { createShop, type Shop, type ShopConfig } from '../runtime/shop/create-shop';
import type { ShopStorage } from '../runtime/shop/storage';

/** A page in a test meets no other remote. */
export const NO_REMOTES: RemotesAccess = {
  peekWidget: () => undefined,
  isInHtml: () => false,
  loadWidget: (id) => Promise.reject(new Error(`no remote has ${id}`)),
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
  /** What the API answers; without it every call fails. */
  fetch?: typeof globalThis.fetch;
  token?: string;
  storage?: ShopStorage;
  /** Told where signing in or out leads; null is the present page, loaded anew. */
  openPage?: (path: string | null) => void;
}

const noNetwork: typeof globalThis.fetch = () => Promise.reject(new Error('no network in tests'));

/** A shop as a page of the site has it, without a server: its lists and answers are what a test gives. */
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
    ...(lists && { initialLists: lists }),
    ...(storage && { storage }),
    ...(openPage && { openPage }),
  });
  return shop;
}
