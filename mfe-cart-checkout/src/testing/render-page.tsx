import { createTestShop, NO_REMOTES, Route, Routes } from '@shop/shared/testing';
import {
  BrowserRouter,
  ShopProvider,
  createMemoryStorage,
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
  /** Changes the shop before the page is drawn. */
  prepare?: (shop: Shop) => void;
}

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>{`Открыта страница ${pathname}`}</p>;
}

/** Renders a page as the host does: inside the shop, at an address. Other addresses print themselves. */
export function renderPage(Page: ComponentType, options: RenderOptions): RenderResult & { shop: Shop; api: FakeApi } {
  const { at, cart, lists = makeLists(), config, api = createFakeApi(), storage = createMemoryStorage() } = options;
  const shop = createTestShop({ config, lists, storage, fetch: api.fetch });
  if (cart) shop.cart.getState().replace(cart);
  if (options.isHydrated !== false) shop.cart.getState().load();
  options.prepare?.(shop);
  window.history.replaceState(null, '', at);

  const result = render(
    <ShopProvider shop={shop} remotes={NO_REMOTES}>
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
