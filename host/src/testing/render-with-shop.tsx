import { type ReactElement } from 'react';
import { render } from '@testing-library/react';
import { createGraphqlClient } from '@shop/shared/graphql';
import {
  BrowserRouter,
  createShop,
  ShopProvider,
  type Product,
  type RemotesAccess,
  type Shop,
} from '@shop/shared/runtime';

const REMOTES: RemotesAccess = {
  peekWidget: () => undefined,
  isInHtml: () => false,
  loadWidget: (id) => Promise.reject(new Error(`no remote has ${id}`)),
};

/** A shop without a server: its lists are what a test gives. */
export function createTestShop(products: Product[] = []): Shop {
  return createShop({
    config: {
      publicUrl: 'http://localhost',
      isPaymentDisabled: true,
      areDiscountsEnabled: false,
      areAccessoriesPreselected: true,
      mapTilesUrl: null,
    },
    client: createGraphqlClient({ url: '/api', getToken: () => null }),
    initialLists: { products },
  });
}

interface RenderOptions {
  shop?: Shop;
  path?: string;
}

/** Renders below the providers that the application has. */
export function renderWithShop(tree: ReactElement, { shop = createTestShop(), path = '/' }: RenderOptions = {}) {
  window.history.replaceState(null, '', path);
  const view = render(
    <BrowserRouter>
      <ShopProvider shop={shop} remotes={REMOTES}>
        {tree}
      </ShopProvider>
    </BrowserRouter>,
  );
  return { ...view, shop };
}
