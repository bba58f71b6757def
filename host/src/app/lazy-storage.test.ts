import { createBrowserStorage } from '@shop/shared/runtime';
import { lazyStorage } from './lazy-storage';

it('lets the cart work in memory when storage is forbidden', () => {
  const forbidden = lazyStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const storage = createBrowserStorage(forbidden);

  storage.write('shop.cart', [1]);

  expect(storage.read('shop.cart')).toEqual([1]);
});
