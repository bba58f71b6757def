import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BrowserRouter, ShopProvider, useLocation, type PublicLists, type Shop } from '@shop/shared/runtime';
import { createTestShop, NO_REMOTES, Route, Routes } from '@shop/shared/testing';
import { fakeApi, type FakeApi } from './fake-api';

interface RenderOptions {
  /** Address of the page. */
  at: string;
  /** Pattern of its route, where the address has parameters. */
  path?: string;
  api?: FakeApi;
  lists?: Partial<PublicLists>;
}

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>{`Открыта страница ${pathname}`}</p>;
}

/** Renders a page inside a shop of its own, as the host would, and gives that shop. Other addresses print themselves. */
export function renderPage(Page: ComponentType, options: RenderOptions): RenderResult & { shop: Shop; api: FakeApi } {
  const { at, path = at.replace(/\?.*/, ''), api = fakeApi(), lists = { products: [] } } = options;
  const shop = createTestShop({ fetch: api.fetch, token: 'token', lists });
  window.history.replaceState(null, '', at);

  const view = render(
    <ShopProvider shop={shop} remotes={NO_REMOTES}>
      <BrowserRouter>
        <main>
          <Routes>
            <Route path={path} element={<Page />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </main>
      </BrowserRouter>
    </ShopProvider>,
  );
  return { ...view, shop, api };
}
