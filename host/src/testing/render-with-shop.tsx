import { type ReactElement } from 'react';
import { render } from '@testing-library/react';
import { ShopProvider, type Product, type Shop, type ShopConfig } from '@shop/shared/runtime';
import { createTestShop as createShopWithoutServer, NO_REMOTES, TestRouter } from '@shop/shared/testing';

/** Creates a shop without a server. With null, the products have not loaded. */
export function createTestShop(products: Product[] | null = [], config: Partial<ShopConfig> = {}): Shop {
  return createShopWithoutServer({
    ...(products && { lists: { products } }),
    config: { publicUrl: 'http://localhost', ...config },
  });
}

interface RenderOptions {
  shop?: Shop;
  path?: string;
}

/** Renders with the providers of the application. */
export function renderWithShop(tree: ReactElement, { shop = createTestShop(), path = '/' }: RenderOptions = {}) {
  window.history.replaceState(null, '', path);
  const view = render(
    <TestRouter>
      <ShopProvider shop={shop} remotes={NO_REMOTES}>
        {tree}
      </ShopProvider>
    </TestRouter>,
  );
  return { ...view, shop };
}
