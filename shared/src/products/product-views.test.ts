import { groupByCategory, selectGoods, selectServices } from './product-views';
import type { Product } from '../public-lists/types';

const product = (changes: Partial<Product>) =>
  ({ id: 1, active: true, type: 'product', category: null, ...changes }) as Product;

describe('views of the products', () => {
  const all = [
    product({ id: 1 }),
    product({ id: 2, active: false }),
    product({ id: 3, type: 'service' }),
    product({ id: 4, type: 'service', active: false }),
  ];

  it('select active products as goods and active services as services', () => {
    expect(selectGoods(all).map(({ id }) => id)).toEqual([1]);
    expect(selectServices(all).map(({ id }) => id)).toEqual([3]);
  });

  it('group by category in order of first appearance, with uncategorized items last under an empty name', () => {
    const groups = groupByCategory([
      product({ id: 1 }),
      product({ id: 2, category: 'Охрана' }),
      product({ id: 3, category: 'Маяки' }),
      product({ id: 4, category: 'Охрана' }),
      product({ id: 5, category: '' }),
    ]);

    expect(groups.map(({ category, products }) => [category, products.map(({ id }) => id)])).toEqual([
      ['Охрана', [2, 4]],
      ['Маяки', [3]],
      ['', [1, 5]],
    ]);
  });
});
