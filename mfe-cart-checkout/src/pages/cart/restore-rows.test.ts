import type { CartItem } from '@shop/shared/runtime';
import { restoreRows } from './restore-rows';

function row(id: number, productId: number, parentId: number | null = null, productCount = 1): CartItem {
  return { id, productId, parentId, productCount };
}

describe('restoreRows', () => {
  it('puts a product and its accessories back in their places', () => {
    const removed = [row(1, 101), row(2, 1011, 1)];

    const items = restoreRows([row(3, 102)], removed, [1, 2, 3]);

    expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('keeps later changes', () => {
    const items = restoreRows([row(2, 102, null, 7)], [row(1, 101)], [1, 2]);

    expect(items).toEqual([row(1, 101), row(2, 102, null, 7)]);
  });

  it('assigns new ids when the old ones are taken', () => {
    const items = restoreRows([row(1, 105)], [row(1, 101), row(2, 1011, 1)], [1, 2]);

    const main = items.find(({ productId }) => productId === 101);
    const child = items.find(({ productId }) => productId === 1011);
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    expect(child?.parentId).toBe(main?.id);
  });

  it('leaves out an accessory whose product is gone', () => {
    expect(restoreRows([], [row(2, 1011, 1)], [1, 2])).toEqual([]);
  });
});
