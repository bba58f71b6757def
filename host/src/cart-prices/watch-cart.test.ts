/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { createMemoryStorage } from '@shop/shared/runtime';
import { createTestShop, fillProducts } from '@shop/shared/testing';
import { testProduct } from '../testing/test-product';
import { watchCart } from '.';

function watchedShop() {
  const storage = createMemoryStorage();
  const shop = createTestShop({
    storage,
    lists: { products: [testProduct({ id: 5, price: 100 }), testProduct({ id: 6, price: 30 })] },
  });
  watchCart(shop);
  shop.cart.getState().load();
  return { ...shop, recorded: () => storage.read('shop.cart-prices') };
}

it('stores the price of each product when it is added to the cart', async () => {
  const shop = watchedShop();
  const { cart, recorded } = shop;
  expect(recorded()).toBeNull();

  cart.getState().add({ productId: 5 });
  await waitFor(() => expect(recorded()).toEqual({ 5: 100 }));

  fillProducts(shop, [testProduct({ id: 5, price: 120 }), testProduct({ id: 6, price: 40 })]);
  cart.getState().add({ productId: 6 });
  expect(recorded()).toEqual({ 5: 100, 6: 40 });

  cart.getState().remove(1);
  expect(recorded()).toEqual({ 6: 40 });
});

it('waits for a cart that is still loading', async () => {
  const { cart, recorded } = watchedShop();
  cart.getState().add({ productId: 5 });
  await waitFor(() => expect(recorded()).toEqual({ 5: 100 }));

  cart.setState({ items: [], isLoading: true });

  expect(recorded()).toEqual({ 5: 100 });
});
