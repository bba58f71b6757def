import type { KnownProducts, Shop } from '@shop/shared/runtime';
import { fetchProducts } from '../public-lists/fetch-list';
import { createKnownProducts } from './known-products';

/** The products that the application has loaded: one store for the host and all remotes. */
export function productsOf({ products: slot }: Pick<Shop, 'products'>): KnownProducts {
  const { onFailure, onReplaced } = slot;
  slot.known ??= createKnownProducts({
    fetchProducts: slot.fetchProducts ?? ((ids) => fetchProducts(ids)),
    onFailure,
    onReplaced,
  });
  return slot.known;
}
