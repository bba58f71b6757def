import { createMemoryStorage, type ShopStorage } from '../shop/storage';
import { COMPARE_STORAGE_KEY, createCompareStore } from './compare-store';

function setup(stored?: unknown) {
  const storage = createMemoryStorage();
  if (stored !== undefined) storage.write(COMPARE_STORAGE_KEY, stored);
  const clock = { nowMs: 1_000_000 };
  const compare = createCompareStore(storage, () => clock.nowMs);
  return { storage, clock, compare, ids: () => compare.getState().items.map(({ productId }) => productId) };
}

describe('createCompareStore', () => {
  it('is empty and loading until it is read', () => {
    const { compare, ids } = setup([{ id: 1, productId: 5 }]);
    expect(compare.getState()).toMatchObject({ items: [], isLoading: true, loadedAt: null });

    compare.getState().load();

    expect(ids()).toEqual([5]);
    expect(compare.getState()).toMatchObject({ isLoading: false, loadedAt: 1_000_000 });
  });

  it('reads again only when 15 minutes have passed', () => {
    const { storage, clock, compare, ids } = setup([]);
    compare.getState().load();
    storage.write(COMPARE_STORAGE_KEY, [{ id: 1, productId: 5 }]);

    clock.nowMs += 899_999;
    compare.getState().load();
    expect(ids()).toEqual([]);

    clock.nowMs += 1;
    compare.getState().load();
    expect(ids()).toEqual([5]);
  });

  it('holds each product once, with ids that continue from the last', () => {
    const { compare, ids } = setup([{ id: 4, productId: 5 }]);

    compare.getState().add(6);
    compare.getState().add(6);
    compare.getState().add(5);

    expect(ids()).toEqual([5, 6]);
    expect(compare.getState().items.at(-1)?.id).toBe(5);
  });

  it('puts a product at the given place, or last in a shorter list', () => {
    const { compare, ids } = setup([
      { id: 1, productId: 5 },
      { id: 2, productId: 6 },
    ]);

    compare.getState().add(7, 1);
    compare.getState().add(8, 9);

    expect(ids()).toEqual([5, 7, 6, 8]);
  });

  it('returns false for an absent product, without writing', () => {
    const { storage, clock } = setup([{ id: 1, productId: 5 }]);
    const write = jest.fn();
    const watched: ShopStorage = { ...storage, write };
    const compare = createCompareStore(watched, () => clock.nowMs);

    expect(compare.getState().remove(6)).toBe(false);

    expect(write).not.toHaveBeenCalled();
  });

  it('clears', () => {
    const { storage, compare, ids } = setup([{ id: 1, productId: 5 }]);

    compare.getState().clear();

    expect(ids()).toEqual([]);
    expect(storage.read(COMPARE_STORAGE_KEY)).toEqual([]);
  });

  it.each([['a text'], [{ 5: true }], [null]])('reads %p as an empty list', (stored) => {
    const { compare, ids } = setup(stored);

    compare.getState().load();

    expect(ids()).toEqual([]);
  });

  it('drops invalid rows and duplicates', () => {
    const { compare, ids } = setup([
      null,
      5,
      { id: '1', productId: 2 },
      { id: 1 },
      { id: 1, productId: 5 },
      { id: 2, productId: 5 },
    ]);

    compare.getState().load();

    expect(ids()).toEqual([5]);
  });
});
