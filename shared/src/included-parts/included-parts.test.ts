import type { CartItem } from '@shop/shared/runtime';
import { createTestShop } from '@shop/shared/testing';
import { setCountWithParts, toOrderRows } from './included-parts';

const child = (id: number, price: number, active = true) => ({ id, price, active });
const PRODUCTS = [
  { id: 5, childProducts: [child(51, 0), child(52, 1900), child(53, 0, false)] },
  { id: 6, childProducts: [] },
];

function row(id: number, productId: number, productCount: number, parentId: number | null = null): CartItem {
  return { id, productId, parentId, productCount };
}

describe('toOrderRows', () => {
  it('gives included parts the count of their product, and leaves other rows alone', () => {
    const rows = toOrderRows([row(1, 5, 3), row(2, 51, 1, 1), row(3, 52, 2, 1), row(4, 6, 7)], PRODUCTS);

    expect(rows.map(({ productCount, isIncluded }) => [productCount, isIncluded])).toEqual([
      [3, false],
      [3, true],
      [2, false],
      [7, false],
    ]);
  });

  it.each([
    ['is not sold any more', row(2, 53, 1, 1)],
    ['belongs to another product', row(2, 51, 1, 3)],
    ['is unknown', row(2, 99, 1, 1)],
  ])('leaves a part alone that %s', (_why, part) => {
    expect(toOrderRows([row(1, 5, 3), part, row(3, 6, 3)], PRODUCTS)[1]).toEqual({ ...part, isIncluded: false });
  });
});

it('sets the count of a product and of all under it, until the buyer wants another count of one', () => {
  const { cart } = createTestShop();
  cart.getState().add({ productId: 5, childProductIds: [51, 52] });
  const counts = () => cart.getState().items.map(({ productCount }) => productCount);

  setCountWithParts(cart.getState(), 1, 4);
  expect(counts()).toEqual([4, 4, 4]);

  setCountWithParts(cart.getState(), 3, 2);
  setCountWithParts(cart.getState(), 1, 5);
  expect(counts()).toEqual([5, 5, 2]);
});
