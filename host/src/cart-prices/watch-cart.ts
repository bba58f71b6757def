import type { Shop } from '@shop/shared/runtime';

const loadNotePrices = () => import(/* webpackChunkName: "note-prices" */ './note-prices');

/** Has prices noted from the first product in the cart on: until then their code is not fetched. */
export function watchCart(shop: Shop): void {
  const stop = shop.cart.subscribe(({ items }) => {
    if (!items[0]) return;
    stop();
    loadNotePrices().then(
      ({ notePrices }) => notePrices(shop),
      () => undefined, // a changed price goes unmentioned then, no more
    );
  });
}
