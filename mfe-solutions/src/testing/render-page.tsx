import { act, render } from '@testing-library/react';
import type { PageModule } from '@shop/shared/federation';
import { createTestShop, NO_REMOTES, StaticRouter } from '@shop/shared/testing';
import { PageProvider, ShopProvider, type Place, type Product, type RemotesAccess } from '@shop/shared/runtime';
import { PRODUCTS } from './products';
import './still-window';

interface PageOptions {
  products?: Product[];
  /** Null: the list did not come. */
  places?: Place[] | null;
  remotes?: RemotesAccess;
  /** Parameters of the page's route. */
  params?: Readonly<Record<string, string | undefined>>;
  search?: string;
  /** What is kept with the history entry. */
  state?: unknown;
}

const LOCATION = { pathname: '/', search: '', hash: '', state: null, key: 'test' };

/** Renders a page with its document inside a shop of its own, as the host would. */
export async function renderPage(
  { Page, content }: PageModule,
  { products = PRODUCTS, places = [], remotes = NO_REMOTES, params = {}, search = '', state = null }: PageOptions = {},
) {
  const shop = createTestShop({ lists: { products, ...(places && { places }) } });
  if (!places) shop.lists.stores.places.getState().fail();
  const document = await content?.(params);
  // Parts that come a moment later are here when it ends.
  return act(async () =>
    render(
      <ShopProvider shop={shop} remotes={remotes}>
        <StaticRouter location="/">
          <PageProvider page={{ location: { ...LOCATION, search, state }, params, content: document }}>
            <main>
              <Page />
            </main>
          </PageProvider>
        </StaticRouter>
      </ShopProvider>,
    ),
  );
}
