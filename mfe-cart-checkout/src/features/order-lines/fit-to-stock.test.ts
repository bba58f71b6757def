import { makeChild, makeProduct } from '@shop/shared/testing';
import type { CartItem } from '@shop/shared/runtime';

import { fitToStock, shortagesOf } from './fit-to-stock';
import { joinLines } from './join-lines';

function row(id: number, productId: number, productCount: number, parentId: number | null = null): CartItem {
  return { id, productId, productCount, parentId };
}

describe('fitToStock', () => {
  it('sets a count to what is left and leaves the rest alone', () => {
    const items = fitToStock([row(1, 10, 4), row(2, 20, 2)], [{ productId: 10, available: 3 }]);

    expect(items).toEqual([row(1, 10, 3), row(2, 20, 2)]);
  });

  it('removes what is gone, together with its accessories', () => {
    const items = fitToStock([row(1, 10, 1), row(2, 11, 1, 1), row(3, 20, 1)], [{ productId: 10, available: 0 }]);

    expect(items).toEqual([row(3, 20, 1)]);
  });

  it('gives the last pieces of a product to its first rows', () => {
    const items = fitToStock([row(1, 10, 2), row(2, 20, 1), row(3, 10, 2)], [{ productId: 10, available: 3 }]);

    expect(items).toEqual([row(1, 10, 2), row(2, 20, 1), row(3, 10, 1)]);
  });
});

it('names each short product once, with what is left of it', () => {
  const child = makeChild({ id: 11, count: 1 });
  const products = [makeProduct({ id: 10, count: 5, childProducts: [child] }), makeProduct({ id: 20, active: false })];
  const items = [row(1, 10, 1), row(2, 11, 1, 1), row(3, 10, 2), row(4, 11, 2, 3), row(5, 20, 1)];

  expect(shortagesOf(joinLines(items, { products, discounts: [] }))).toEqual([
    { productId: 11, available: 1 },
    { productId: 20, available: 0 },
  ]);
});
