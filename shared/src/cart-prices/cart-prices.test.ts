import type { CartItem } from '../runtime/cart/types';
import type { Product } from '../runtime/lists/types';
import { createMemoryStorage } from '../runtime/shop/storage';
import { acceptPrice, CART_PRICES_STORAGE_KEY, keepCartPrices, readCartPrices } from './index';

const row = (id: number, productId: number): CartItem => ({ id, productId, parentId: null, productCount: 1 });

/** Only what is read: ids, prices, accessories. */
function products(prices: Record<number, number>): Product[] {
  return Object.entries(prices).map(([id, price]) => ({
    id: Number(id),
    price,
    childProducts: [],
  })) as unknown as Product[];
}

describe('prices seen when a product was added', () => {
  it('stay as they were when the catalogue changes', () => {
    const storage = createMemoryStorage();
    keepCartPrices(storage, [row(1, 5)], products({ 5: 100 }));

    keepCartPrices(storage, [row(1, 5), row(2, 6)], products({ 5: 120, 6: 30 }));

    expect([...readCartPrices(storage)]).toEqual([
      [5, 100],
      [6, 30],
    ]);
  });

  it('are forgotten with the product, so that it comes back at the price of the day', () => {
    const storage = createMemoryStorage();
    keepCartPrices(storage, [row(1, 5)], products({ 5: 100 }));
    keepCartPrices(storage, [], products({ 5: 120 }));

    keepCartPrices(storage, [row(1, 5)], products({ 5: 120 }));

    expect(readCartPrices(storage).get(5)).toBe(120);
  });

  it('count accessories too, and nothing for what the catalogue does not know', () => {
    const storage = createMemoryStorage();
    const [parent] = products({ 5: 100 });
    const withChild = { ...parent, childProducts: products({ 51: 19 }) } as Product;

    keepCartPrices(storage, [row(1, 5), row(2, 51), row(3, 404)], [withChild]);

    expect(readCartPrices(storage)).toEqual(
      new Map([
        [5, 100],
        [51, 19],
      ]),
    );
  });

  it('are not written again where nothing changed', () => {
    const storage = createMemoryStorage();
    keepCartPrices(storage, [row(1, 5)], products({ 5: 100 }));
    const write = jest.spyOn(storage, 'write');

    keepCartPrices(storage, [row(1, 5)], products({ 5: 120 }));

    expect(write).not.toHaveBeenCalled();
  });

  it('give way when the buyer accepts the new one', () => {
    const storage = createMemoryStorage();
    keepCartPrices(storage, [row(1, 5)], products({ 5: 100 }));

    acceptPrice(storage, 5, 120);

    expect(readCartPrices(storage).get(5)).toBe(120);
  });

  it.each([[null], ['garbage'], [{ 5: '100', x: 3, 6: -1, 7: null }]])('drop %p', (stored) => {
    const storage = createMemoryStorage();
    storage.write(CART_PRICES_STORAGE_KEY, stored);

    expect(readCartPrices(storage).size).toBe(0);
  });
});
