import type { Shop } from '@shop/shared/runtime';

const loadRecordCartPrices = () => import(/* webpackChunkName: "note-prices" */ './record-cart-prices');

/** Starts `recordCartPrices` with the first product in the cart. Its code is not needed before. */
export function watchCart(shop: Shop): void {
  const start = () =>
    loadRecordCartPrices().then(
      ({ recordCartPrices }) => recordCartPrices(shop),
      () => undefined, // only the hint about changed prices is missing then
    );
  const stop = shop.cart.subscribe(({ items }) => {
    if (!items[0]) return;
    stop();
    // In a separate task, so that «В корзину» responds first.
    setTimeout(() => void start());
  });
}
