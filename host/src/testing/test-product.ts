import type { Product } from '@shop/shared/runtime';

/** An active product; a test says what matters to it. */
export function testProduct(changes: Partial<Product>): Product {
  return {
    id: 1,
    active: true,
    code: 'ID',
    compare: true,
    category: null,
    description: '',
    img: null,
    images: [],
    slug: null,
    name: 'INVIS DUOS',
    price: 24_900,
    sort: 1,
    type: 'product',
    count: 5,
    properties: [],
    childProducts: [],
    ...changes,
  };
}
