import { Route, Routes } from '@shop/shared/testing';
import { createGraphqlClient } from '@shop/shared/graphql';
import {
  BrowserRouter,
  ShopProvider,
  createShop,
  type PublicLists,
  type Shop,
  type ShopConfig,
} from '@shop/shared/runtime';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';

interface RenderOptions {
  /** Address of the page. */
  at?: string;
  /** Its route's pattern. */
  path?: string;
  lists?: Partial<PublicLists>;
  config?: Partial<ShopConfig>;
  /** What the API answers when lists are asked for again. */
  fetch?: typeof globalThis.fetch;
}

const CONFIG: ShopConfig = {
  publicUrl: 'https://shop.example',
  isPaymentDisabled: true,
  areDiscountsEnabled: false,
  areAccessoriesPreselected: true,
  mapTilesUrl: null,
};

const noRemotes = { peekWidget: () => undefined, loadWidget: () => Promise.reject(new Error('no remotes in tests')) };
const noFetch: typeof globalThis.fetch = () => Promise.reject(new Error('no network in tests'));

/** Renders a page as the host does: inside the shop, at an address, hydrated. */
export function renderPage(Page: ComponentType, options: RenderOptions = {}): RenderResult & { shop: Shop } {
  const { at = '/', path = at, lists, config, fetch = noFetch } = options;
  const client = createGraphqlClient({ url: 'https://shop.example/api', getToken: () => null, fetch });
  const shop = createShop({ config: { ...CONFIG, ...config }, client, ...(lists && { initialLists: lists }) });
  shop.cart.getState().load();
  shop.compare.getState().load();

  window.history.replaceState(null, '', at);
  const result = render(
    <ShopProvider shop={shop} remotes={noRemotes}>
      <BrowserRouter>
        <Routes>
          <Route path={path} element={<Page />} />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </ShopProvider>,
  );
  return { ...result, shop };
}
