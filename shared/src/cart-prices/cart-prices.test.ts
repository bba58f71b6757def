import type { CartItem } from '../runtime/cart/types';
import type { Product } from '../public-lists/types';
import { createMemoryStorage } from '../runtime/shop/storage';
import { acceptPrice, readCartPrices, updateCartPrices } from './index';

const row = (id: number, productId: number): CartItem => ({ id, productId, parentId: null, productCount: 1 });

/** Products with only the fields that are read: ids, prices, accessories. */
function products(prices: Record<number, number>): Product[] {
  return Object.entries(prices).map(([id, price]) => ({
    id: Number(id),
    price,
    childProducts: [],
  })) as unknown as Product[];
}

describe('prices noted when a product is added', () => {
  it('stay as they were when the catalogue changes', () => {
    const storage = createMemoryStorage();
    updateCartPrices(storage, [row(1, 5)], products({ 5: 100 }));

    updateCartPrices(storage, [row(1, 5), row(2, 6)], products({ 5: 120, 6: 30 }));

    expect([...readCartPrices(storage)]).toEqual([
      [5, 100],
      [6, 30],
    ]);
  });

  it('are forgotten with the product, so that it comes back at the current price', () => {
    const storage = createMemoryStorage();
    updateCartPrices(storage, [row(1, 5)], products({ 5: 100 }));
    updateCartPrices(storage, [], products({ 5: 120 }));

    updateCartPrices(storage, [row(1, 5)], products({ 5: 120 }));

    expect(readCartPrices(storage).get(5)).toBe(120);
  });

  it('include accessories, and leave out unknown products', () => {
    const storage = createMemoryStorage();
    const [parent] = products({ 5: 100 });
    const withChild = { ...parent, childProducts: products({ 51: 19 }) } as Product;

    updateCartPrices(storage, [row(1, 5), row(2, 51), row(3, 404)], [withChild]);

    expect(readCartPrices(storage)).toEqual(
      new Map([
        [5, 100],
        [51, 19],
      ]),
    );
  });

  it('are not written again when nothing has changed', () => {
    const storage = createMemoryStorage();
    updateCartPrices(storage, [row(1, 5)], products({ 5: 100 }));
    const write = jest.spyOn(storage, 'write');

    updateCartPrices(storage, [row(1, 5)], products({ 5: 120 }));

    expect(write).not.toHaveBeenCalled();
  });

  it('are replaced when the buyer accepts the new price', () => {
    const storage = createMemoryStorage();
    updateCartPrices(storage, [row(1, 5)], products({ 5: 100 }));

    acceptPrice(storage, 5, 120);

    expect(readCartPrices(storage).get(5)).toBe(120);
  });

  it.each([[null], ['garbage'], [{ 5: '100', x: 3, 6: -1, 7: null }]])('drop %p', (stored) => {
    const storage = createMemoryStorage();
    storage.write('shop.cart-prices', stored);

    expect(readCartPrices(storage).size).toBe(0);
  });
});
