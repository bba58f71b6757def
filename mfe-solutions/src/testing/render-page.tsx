import { render } from '@testing-library/react';
import type { PageModule } from '@shop/shared/federation';
import { createTestShop, NO_REMOTES, StaticRouter } from '@shop/shared/testing';
import { PageProvider, ShopProvider, type Product, type RemotesAccess } from '@shop/shared/runtime';
import { PRODUCTS } from './products';

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
  const shop = createTestShop({ lists: { products } });
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
