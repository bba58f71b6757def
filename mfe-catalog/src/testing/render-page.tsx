import { Route, Routes } from '@shop/shared/testing';
import { createGraphqlClient } from '@shop/shared/graphql';
import {
  BrowserRouter,
  PageProvider,
  ShopProvider,
  createShop,
  useLocation,
  useParams,
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
  /** What the page's `content` gave. */
  content?: unknown;
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

const noRemotes = {
  peekWidget: () => undefined,
  isInHtml: () => false,
  loadWidget: () => Promise.reject(new Error('no remotes in tests')),
};
const noFetch: typeof globalThis.fetch = () => Promise.reject(new Error('no network in tests'));

function PageInPlace({ Page, content }: { Page: ComponentType; content: unknown }) {
  const location = useLocation();
  const params = useParams();
  return (
    <PageProvider page={{ location, params, content }}>
      <Page />
    </PageProvider>
  );
}

/** Renders a page as the host does: inside the shop, at an address, hydrated. */
export function renderPage(Page: ComponentType, options: RenderOptions = {}): RenderResult & { shop: Shop } {
  const { at = '/', path = at, lists, config, content, fetch = noFetch } = options;
  const client = createGraphqlClient({ url: 'https://shop.example/api', getToken: () => null, fetch });
  const shop = createShop({ config: { ...CONFIG, ...config }, client, ...(lists && { initialLists: lists }) });
  shop.cart.getState().load();
  shop.compare.getState().load();

  window.history.replaceState(null, '', at);
  const result = render(
    <ShopProvider shop={shop} remotes={noRemotes}>
      <BrowserRouter>
        <Routes>
          <Route path={path} element={<PageInPlace Page={Page} content={content} />} />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </ShopProvider>,
  );
  return { ...result, shop };
}
