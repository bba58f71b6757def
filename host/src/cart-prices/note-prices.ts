import { keepCartPrices } from '@shop/shared/cart-prices';
import type { Shop } from '@shop/shared/runtime';

/** Stores the price of each product when any remote adds it to the cart. */
export function notePrices({ cart, lists, storage }: Shop): void {
  const { products } = lists.stores;
  const note = () => {
    const { items, isLoading } = cart.getState();
    if (!isLoading) keepCartPrices(storage, items, products.getState().items);
  };
  note();
  cart.subscribe(note);
  products.subscribe(note);
}
