import { type ReactElement } from 'react';
import { render } from '@testing-library/react';
import { BrowserRouter, ShopProvider, type Product, type Shop } from '@shop/shared/runtime';
import { createTestShop as createShopWithoutServer, NO_REMOTES } from '@shop/shared/testing';

/** A shop without a server: its products are what a test gives. */
export function createTestShop(products: Product[] = []): Shop {
  return createShopWithoutServer({ lists: { products }, config: { publicUrl: 'http://localhost' } });
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
      <ShopProvider shop={shop} remotes={NO_REMOTES}>
        {tree}
      </ShopProvider>
    </BrowserRouter>,
  );
  return { ...view, shop };
}
