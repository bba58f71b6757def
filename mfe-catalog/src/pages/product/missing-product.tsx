import { ProductsReady } from '../../features/product-list';

/** No product, because there is no list: it loads, or a panel offers to ask again. */
export function MissingProduct() {
  return <ProductsReady>{null}</ProductsReady>;
}
