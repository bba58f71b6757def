import type { CartItem } from '@shop/shared/runtime';
import { testProduct } from '../testing/test-product';
import { cutToStock, toOrderedRows, toOrderProducts, totalOf } from './ordered-rows';

const row = (id: number, productId: number, productCount = 1, parentId: number | null = null): CartItem => ({
  id,
  productId,
  productCount,
  parentId,
});

const { childProducts: _none, ...tag } = testProduct({ id: 51, name: 'Метка', price: 0.1 });
const products = [testProduct({ id: 5, name: 'INVIS DUOS', price: 0.2, childProducts: [tag] })];

it('names rows and adds them up without losing a kopeck', () => {
  const rows = toOrderedRows([row(1, 5), row(2, 51, 1, 1)], products);

  expect(rows.map(({ name }) => name)).toEqual(['INVIS DUOS', 'Метка']);
  expect(totalOf(rows)).toBe(0.3);
});

it('counts no total where a price is unknown', () => {
  const rows = toOrderedRows([row(1, 5), row(2, 404, 2)], products);

  expect(rows[1]).toMatchObject({ name: 'Товар №\u00A0404', count: 2, roubles: null });
  expect(totalOf(rows)).toBeNull();
});

it('sends accessories under their product', () => {
  expect(toOrderProducts([row(1, 5, 2), row(2, 51, 3, 1), row(3, 6)])).toEqual([
    { productId: 5, productCount: 2, childProducts: [{ productId: 51, productCount: 3 }] },
    { productId: 6, productCount: 1, childProducts: [] },
  ]);
});

it('leaves what is in stock, the first rows first, and no accessory without its product', () => {
  const items = [row(1, 5, 2), row(2, 51, 1, 1), row(3, 6, 2), row(4, 6, 2), row(5, 7)];

  const left = cutToStock(items, [
    { productId: 5, available: 0 },
    { productId: 6, available: 3 },
  ]);

  expect(left.map(({ id, productCount }) => [id, productCount])).toEqual([
    [3, 2],
    [4, 1],
    [5, 1],
  ]);
});
