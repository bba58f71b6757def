import type { Product } from '@shop/shared/runtime';
import { makeProduct } from '@shop/shared/testing';

/** INVIS DUOS, five in stock. */
export function testProduct(changes: Partial<Product>): Product {
  return makeProduct({ id: 1, name: 'INVIS DUOS', count: 5, ...changes });
}
