import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createGraphqlClient } from '@shop/shared/graphql';
import { ShopProvider, createShop, type RemotesAccess } from '@shop/shared/runtime';
import { StaticRouter } from '@shop/shared/testing';

const NO_REMOTES: RemotesAccess = {
  peekWidget: () => undefined,
  isInHtml: () => false,
  loadWidget: () => Promise.reject(new Error('no other remote in this test')),
};

const CONFIG = {
  publicUrl: 'https://shop.test',
  isPaymentDisabled: true,
  areDiscountsEnabled: false,
  areAccessoriesPreselected: true,
  mapTilesUrl: null,
};

/** Renders a page inside a shop of its own, as the host would, and gives that shop. */
export function renderPage(page: ReactNode, fetch: typeof globalThis.fetch) {
  const shop = createShop({
    config: CONFIG,
    client: createGraphqlClient({ url: 'https://shop.test/api', getToken: () => 'token', fetch }),
  });
  const view = render(
    <ShopProvider shop={shop} remotes={NO_REMOTES}>
      <StaticRouter location="/orders">
        <main>{page}</main>
      </StaticRouter>
    </ShopProvider>,
  );
  return { ...view, shop };
}
