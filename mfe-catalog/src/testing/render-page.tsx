import { createTestShop, NO_REMOTES, Route, Routes, type TestShopOptions } from '@shop/shared/testing';
import type { WidgetModule } from '@shop/shared/federation';
import { BrowserRouter, PageProvider, ShopProvider, useLocation, useParams, type Shop } from '@shop/shared/runtime';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';

export interface RenderOptions extends Pick<TestShopOptions, 'lists' | 'config' | 'fetch' | 'storage'> {
  /** Address of the page. */
  at?: string;
  /** Its route's pattern. */
  path?: string;
  /** What the page's `content` gave. */
  content?: unknown;
  /** Widgets that are there, by id; all others are of remotes that are down. */
  widgets?: Readonly<Record<string, WidgetModule>>;
}

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
  const { at = '/', path = at, content, widgets = {}, ...shopOptions } = options;
  const shop = createTestShop(shopOptions);
  const remotes = { ...NO_REMOTES, peekWidget: (id: string) => widgets[id] };
  shop.cart.getState().load();
  shop.compare.getState().load();

  window.history.replaceState(null, '', at);
  const result = render(
    <ShopProvider shop={shop} remotes={remotes}>
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
