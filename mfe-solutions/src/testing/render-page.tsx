import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createGraphqlClient } from '@shop/shared/graphql';
import { StaticRouter } from '@shop/shared/testing';
import { ShopProvider, createShop, type Product, type RemotesAccess } from '@shop/shared/runtime';
import { PRODUCTS } from './products';

const NO_REMOTES: RemotesAccess = {
  peekWidget: () => undefined,
  loadWidget: () => Promise.reject(new Error('the remote is down')),
};

const CONFIG = {
  publicUrl: 'https://shop.test',
  isPaymentDisabled: true,
  areDiscountsEnabled: false,
  areAccessoriesPreselected: true,
  mapTilesUrl: null,
};

interface PageOptions {
  products?: Product[];
  remotes?: RemotesAccess;
}

/** Renders a page inside a shop of its own, as the host would. */
export function renderPage(page: ReactNode, { products = PRODUCTS, remotes = NO_REMOTES }: PageOptions = {}) {
  const client = createGraphqlClient({ url: 'https://shop.test/api', getToken: () => null });
  const shop = createShop({ config: CONFIG, client, initialLists: { products } });
  return render(
    <ShopProvider shop={shop} remotes={remotes}>
      <StaticRouter location="/">
        <main>{page}</main>
      </StaticRouter>
    </ShopProvider>,
  );
}
