import { render, screen } from '@testing-library/react';
import { ShopProvider } from '@shop/shared/runtime';
import { createTestShop, NO_REMOTES } from '@shop/shared/testing';
import { ProductList } from './product-list';

it('says that the list of goods did not come', () => {
  const shop = createTestShop();
  shop.lists.stores.products.getState().fail();

  render(
    <ShopProvider shop={shop} remotes={NO_REMOTES}>
      <ProductList slugs={['invis_duos']} />
    </ShopProvider>,
  );

  expect(screen.getByText('Не удалось получить список товаров')).toBeVisible();
});
