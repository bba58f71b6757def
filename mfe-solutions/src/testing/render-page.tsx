import { render } from '@testing-library/react';
import type { PageModule } from '@shop/shared/federation';
import { createGraphqlClient } from '@shop/shared/graphql';
import { StaticRouter } from '@shop/shared/testing';
import { PageProvider, ShopProvider, createShop, type Product, type RemotesAccess } from '@shop/shared/runtime';
import { PRODUCTS } from './products';

const NO_REMOTES: RemotesAccess = {
  peekWidget: () => undefined,
  isInHtml: () => false,
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

const LOCATION = { pathname: '/', search: '', hash: '', state: null, key: 'test' };

/** Renders a page with its document inside a shop of its own, as the host would. */
export async function renderPage(
  { Page, content }: PageModule,
  { products = PRODUCTS, remotes = NO_REMOTES }: PageOptions = {},
) {
  const client = createGraphqlClient({ url: 'https://shop.test/api', getToken: () => null });
  const shop = createShop({ config: CONFIG, client, initialLists: { products } });
  const document = await content?.({});
  return render(
    <ShopProvider shop={shop} remotes={remotes}>
      <StaticRouter location="/">
        <PageProvider page={{ location: LOCATION, params: {}, content: document }}>
          <main>
            <Page />
          </main>
        </PageProvider>
      </StaticRouter>
    </ShopProvider>,
  );
}
