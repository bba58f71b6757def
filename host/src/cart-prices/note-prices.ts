import { keepCartPrices } from '@shop/shared/cart-prices';
import type { Shop } from '@shop/shared/runtime';

/** Notes the price of each product as it is put into the cart, whichever remote does that. */
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
