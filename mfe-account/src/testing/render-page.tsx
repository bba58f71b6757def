import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShopProvider } from '@shop/shared/runtime';
import { createTestShop, NO_REMOTES, StaticRouter } from '@shop/shared/testing';

/** Renders a page inside a shop of its own, as the host would, and gives that shop. */
export function renderPage(page: ReactNode, fetch: typeof globalThis.fetch) {
  const shop = createTestShop({ fetch, token: 'token' });
  const view = render(
    <ShopProvider shop={shop} remotes={NO_REMOTES}>
      <StaticRouter location="/orders">
        <main>{page}</main>
      </StaticRouter>
    </ShopProvider>,
  );
  return { ...view, shop };
}
