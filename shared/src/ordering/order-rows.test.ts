import type { OrderRow } from '../included-parts';
import { createTestShop } from '@shop/shared/testing';
import { fitToStock, removeOrdered, toOrderProducts } from './order-rows';

function row(id: number, productId: number, productCount = 1, parentId: number | null = null): OrderRow {
  return { id, productId, productCount, parentId, isIncluded: false };
}

const part = (...fields: Parameters<typeof row>): OrderRow => ({ ...row(...fields), isIncluded: true });

it('sends accessories under their product', () => {
  expect(toOrderProducts([row(1, 5, 2), row(2, 51, 3, 1), row(3, 6)])).toEqual([
    { productId: 5, productCount: 2, childProducts: [{ productId: 51, productCount: 3 }] },
    { productId: 6, productCount: 1, childProducts: [] },
  ]);
});

describe('fitToStock', () => {
  it('sets a count to what is left and does not touch the rest', () => {
    const rows = fitToStock([row(1, 10, 4), row(2, 20, 2)], [{ productId: 10, available: 3 }]);

    expect(rows).toEqual([row(1, 10, 3), row(2, 20, 2)]);
  });

  it('removes sold-out products with their accessories', () => {
    const rows = fitToStock([row(1, 10, 1), row(2, 11, 1, 1), row(3, 20, 1)], [{ productId: 10, available: 0 }]);

    expect(rows).toEqual([row(3, 20, 1)]);
  });

  it('takes as many products as there are included parts', () => {
    const rows = fitToStock([row(1, 10, 4), part(2, 11, 4, 1), row(3, 12, 3, 1)], [{ productId: 11, available: 2 }]);

    expect(rows).toEqual([row(1, 10, 2), part(2, 11, 2, 1), row(3, 12, 3, 1)]);
  });

  it('gives the last pieces of a product to its first rows', () => {
    const rows = fitToStock([row(1, 10, 2), row(2, 20, 1), row(3, 10, 2)], [{ productId: 10, available: 3 }]);

    expect(rows).toEqual([row(1, 10, 2), row(2, 20, 1), row(3, 10, 1)]);
  });
});

it('removes what was ordered, and keeps what another tab has added meanwhile', () => {
  const shop = createTestShop();
  const { add } = shop.cart.getState();
  add({ productId: 102, productCount: 2, childProductIds: [10201] });
  add({ productId: 105 });
  const ordered = shop.cart.getState().items;

  add({ productId: 105, productCount: 3 });
  add({ productId: 111 });
  removeOrdered(shop, ordered);

  expect(shop.cart.getState().items).toMatchObject([
    { productId: 105, productCount: 3 },
    { productId: 111, productCount: 1 },
  ]);
});
