import { Route, Routes } from '@shop/shared/testing';
import { createGraphqlClient } from '@shop/shared/graphql';
import {
  BrowserRouter,
  ShopProvider,
  createMemoryStorage,
  createShop,
  useLocation,
  type CartItem,
  type PublicLists,
  type Shop,
  type ShopConfig,
  type ShopStorage,
} from '@shop/shared/runtime';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createFakeApi, type FakeApi } from './fake-api';
import { makeLists } from './fixtures';

interface RenderOptions {
  /** Address of the page. */
  at: string;
  cart?: readonly CartItem[];
  lists?: Partial<PublicLists>;
  config?: Partial<ShopConfig>;
  api?: FakeApi;
  /** The browser's storage, to be kept from one rendering to the next. */
  storage?: ShopStorage;
  /** False leaves the page as the server renders it. */
  isHydrated?: boolean;
}

const CONFIG: ShopConfig = {
  publicUrl: 'https://shop.example',
  isPaymentDisabled: true,
  areDiscountsEnabled: false,
  areAccessoriesPreselected: true,
  mapTilesUrl: null,
};

const noRemotes = {
  peekWidget: () => undefined,
  isInHtml: () => false,
  loadWidget: () => Promise.reject(new Error('no remotes in tests')),
};

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>{`Открыта страница ${pathname}`}</p>;
}

/** Renders a page as the host does: inside the shop, at an address. Other addresses print themselves. */
export function renderPage(Page: ComponentType, options: RenderOptions): RenderResult & { shop: Shop; api: FakeApi } {
  const { at, cart, lists = makeLists(), config, api = createFakeApi(), storage = createMemoryStorage() } = options;
  const client = createGraphqlClient({ url: 'https://shop.example/api', getToken: () => null, fetch: api.fetch });
  const shop = createShop({ config: { ...CONFIG, ...config }, client, storage, initialLists: lists });
  if (cart) shop.cart.getState().replace(cart);
  if (options.isHydrated !== false) shop.cart.getState().load();
  window.history.replaceState(null, '', at);

  const result = render(
    <ShopProvider shop={shop} remotes={noRemotes}>
      <BrowserRouter>
        <Routes>
          <Route path={at.replace(/\?.*/, '')} element={<Page />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </BrowserRouter>
    </ShopProvider>,
  );
  return { ...result, shop, api };
}
