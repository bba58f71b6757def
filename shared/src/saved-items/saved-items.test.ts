import { createMemoryStorage } from '@shop/shared/runtime';
import { readSaved, SAVED_STORAGE_KEY, withSaved, type SavedItem } from './saved-items';

const item = (productId: number, changes: Partial<SavedItem> = {}): SavedItem => ({
  productId,
  productCount: 1,
  children: [],
  ...changes,
});

function readFrom(stored: unknown): SavedItem[] {
  const storage = createMemoryStorage();
  storage.write(SAVED_STORAGE_KEY, stored);
  return readSaved(storage);
}

describe('readSaved', () => {
  it.each([[null], ['[]'], [7], [{ items: [] }]])('reads %p as an empty list', (stored) => {
    expect(readFrom(stored)).toEqual([]);
  });

  it.each([
    ['null', null],
    ['a text', 'INVIS DUOS'],
    ['no product', { productCount: 1, children: [] }],
    ['a product of 0', item(0)],
    ['a count of 0', item(7, { productCount: 0 })],
    ['a count of 1000', item(7, { productCount: 1000 })],
    ['half a piece', item(7, { productCount: 0.5 })],
    ['no accessories field', { productId: 7, productCount: 1 }],
  ])('drops a row with %s and keeps the rest', (_what, wrong) => {
    expect(readFrom([wrong, item(5)])).toEqual([item(5)]);
  });

  it('drops an invalid accessory and unknown fields', () => {
    const stored = { ...item(5), children: [{ productId: 51, productCount: 2 }, { productId: 'x' }], price: 1 };

    expect(readFrom([stored])).toEqual([item(5, { children: [{ productId: 51, productCount: 2 }] })]);
  });

  it('keeps one entry per product', () => {
    expect(readFrom([item(5), item(5, { productCount: 3 })])).toHaveLength(1);
  });
});

describe('withSaved', () => {
  it('puts the last one first, without duplicates', () => {
    const items = withSaved([item(1), item(2)], item(2, { productCount: 4 }));

    expect(items).toEqual([item(2, { productCount: 4 }), item(1)]);
  });
});
