import type { Shop } from '@shop/shared/runtime';

const loadNotePrices = () => import(/* webpackChunkName: "note-prices" */ './note-prices');

/** Has prices noted from the first product in the cart on: until then their code is not fetched. */
export function watchCart(shop: Shop): void {
  const start = () =>
    loadNotePrices().then(
      ({ notePrices }) => notePrices(shop),
      () => undefined, // a changed price goes unmentioned then, no more
    );
  const stop = shop.cart.subscribe(({ items }) => {
    if (!items[0]) return;
    stop();
    // In a task of its own: the press on «В корзину» does not wait for it.
    setTimeout(() => void start());
  });
}
