import { createTestShop } from '@shop/shared/testing';
import { fillCart } from './fill-cart';

it('keeps the number of accessories apart from that of their product', () => {
  const { cart } = createTestShop();
  cart.getState().add({ productId: 102, productCount: 1, childProductIds: [10201] });

  fillCart(cart.getState, [{ productId: 102, productCount: 2, children: [{ productId: 10201, productCount: 5 }] }]);

  expect(cart.getState().items).toEqual([
    { id: 1, productId: 102, parentId: null, productCount: 3 },
    { id: 2, productId: 10201, parentId: 1, productCount: 6 },
  ]);
});
