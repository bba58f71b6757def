import { updateCartPrices } from '@shop/shared/cart-prices';
import type { Shop } from '@shop/shared/runtime';

/** Stores the price of each product when any remote adds it to the cart. */
export function recordCartPrices({ cart, lists, storage }: Shop): void {
  const { products } = lists.stores;
  const record = () => {
    const { items, isLoading } = cart.getState();
    if (!isLoading) updateCartPrices(storage, items, products.getState().items);
  };
  record();
  cart.subscribe(record);
  products.subscribe(record);
}
