import { readCartPrices, updateCartPrices } from '@shop/shared/cart-prices';
import { productsOf } from '@shop/shared/products';
import type { Shop } from '@shop/shared/runtime';

/** Stores the price of each product when any remote adds it to the cart. */
export function recordCartPrices(shop: Shop): void {
  const { cart, storage } = shop;
  const products = productsOf(shop);
  const record = () => {
    const { items, isLoading } = cart.getState();
    if (isLoading) return;
    updateCartPrices(storage, items, products.list());
    const recorded = readCartPrices(storage);
    const ids = items.map(({ productId }) => productId).filter((id) => !recorded.has(id));
    void products.load(ids);
  };
  record();
  cart.subscribe(record);
  products.store.subscribe(({ byId }, before) => {
    if (byId !== before.byId) record();
  });
}
