import { addToCart, clampCount, readCart, removeFromCart, setCartCount } from './cart-rules';
import type { CartAddition, CartItem } from './types';

const row = (id: number, changes: Partial<CartItem> = {}): CartItem => ({
  id,
  productId: id * 10,
  parentId: null,
  productCount: 1,
  ...changes,
});

/** New rows get the last id plus one, as in browser storage. */
function added(items: readonly CartItem[], addition: CartAddition): CartItem[] {
  let lastId = Math.max(0, ...items.map(({ id }) => id));
  return addToCart(items, addition, () => (lastId += 1));
}

describe('clampCount', () => {
  it.each([
    [1, 1],
    [999, 999],
    [1000, 999],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('turns %p into %p', (count, expected) => {
    expect(clampCount(count)).toBe(expected);
  });
});

describe('addToCart', () => {
  it('gives the first row id 1 and count 1', () => {
    expect(added([], { productId: 5 })).toEqual([{ id: 1, productId: 5, parentId: null, productCount: 1 }]);
  });

  it('gives the next row the last id plus one', () => {
    expect(added([row(7), row(3)], { productId: 5 }).at(-1)?.id).toBe(8);
  });

  it('puts each child under its new parent row, with the same count', () => {
    const items = added([row(4)], { productId: 5, productCount: 2, childProductIds: [51, 52] });

    expect(items.slice(1)).toEqual([
      { id: 5, productId: 5, parentId: null, productCount: 2 },
      { id: 6, productId: 51, parentId: 5, productCount: 2 },
      { id: 7, productId: 52, parentId: 5, productCount: 2 },
    ]);
  });

  it('adds to the existing row when the same product comes again, children included', () => {
    const once = added([], { productId: 5, childProductIds: [51] });

    const twice = added(once, { productId: 5, productCount: 3, childProductIds: [51, 52] });

    expect(twice).toEqual([
      { id: 1, productId: 5, parentId: null, productCount: 4 },
      { id: 2, productId: 51, parentId: 1, productCount: 4 },
      { id: 3, productId: 52, parentId: 1, productCount: 3 },
    ]);
  });

  it('keeps a product apart from the same product as an accessory', () => {
    const items = added([row(1), row(2, { productId: 5, parentId: 1 })], { productId: 5 });

    expect(items.map(({ id, parentId }) => [id, parentId])).toEqual([
      [1, null],
      [2, 1],
      [3, null],
    ]);
  });

  it('limits the count to 999 and does not change the given rows', () => {
    const before = [row(1, { productCount: 998 })];

    const after = added(before, { productId: 10, productCount: 5 });

    expect(after[0]?.productCount).toBe(999);
    expect(before[0]?.productCount).toBe(998);
  });
});

describe('removeFromCart', () => {
  it('removes children with their parent, and nothing else', () => {
    const items = [row(1), row(2, { parentId: 1 }), row(3), row(4, { parentId: 3 })];

    expect(removeFromCart(items, 1).map(({ id }) => id)).toEqual([3, 4]);
  });

  it('removes a child alone', () => {
    expect(removeFromCart([row(1), row(2, { parentId: 1 })], 2).map(({ id }) => id)).toEqual([1]);
  });
});

describe('setCartCount', () => {
  it('sets the count of one row within 1 to 999', () => {
    const items = [row(1), row(2)];

    expect(setCartCount(items, 2, 5).map(({ productCount }) => productCount)).toEqual([1, 5]);
    expect(setCartCount(items, 2, 5000)[1]?.productCount).toBe(999);
    expect(setCartCount(items, 2, Number.NaN)[1]?.productCount).toBe(1);
  });
});

describe('readCart', () => {
  it.each([[null], ['[]'], [7], [{ items: [] }], [undefined]])('reads %p as an empty cart', (stored) => {
    expect(readCart(stored)).toEqual([]);
  });

  it.each([
    ['null', null],
    ['a text', 'row'],
    ['an id of 0', { ...row(1), id: 0 }],
    ['an id as text', { ...row(1), id: '1' }],
    ['no product', { id: 1, parentId: null, productCount: 1 }],
    ['a negative product', { ...row(1), productId: -1 }],
    ['no parent field, as an older version wrote it', { id: 1, productId: 10, productCount: 1 }],
    ['a parent as text', { ...row(1), parentId: '2' }],
    ['a count of 0', { ...row(1), productCount: 0 }],
    ['half a piece', { ...row(1), productCount: 1.5 }],
    ['a parent that is not there', row(1, { parentId: 99 })],
    ['itself as its parent', row(1, { parentId: 1 })],
  ])('drops a row with %s and keeps the rest', (_what, wrong) => {
    const good = row(5);

    expect(readCart([wrong, good])).toEqual([good]);
  });

  it('drops a child of a child', () => {
    const items = [row(1), row(2, { parentId: 1 }), row(3, { parentId: 2 })];

    expect(readCart(items).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('keeps one of two rows with the same id, and limits counts to 999', () => {
    const items = readCart([row(1), row(1, { productCount: 5000 })]);

    expect(items).toEqual([row(1, { productCount: 999 })]);
  });
});
