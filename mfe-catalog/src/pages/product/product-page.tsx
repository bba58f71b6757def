import { lazy, Suspense } from 'react';
import { useList, useParams } from '@shop/shared/runtime';
import { ProductView } from './product-view';

// The cards of its neighbours are half of the page's script, and hardly any product is gone.
const GoneProduct = lazy(() =>
  import(/* webpackChunkName: "gone-product" */ './gone-product').then((module) => ({ default: module.GoneProduct })),
);

// Likewise the panel of a list that failed to come.
const MissingProduct = lazy(() =>
  import(/* webpackChunkName: "missing-product" */ './missing-product').then((module) => ({
    default: module.MissingProduct,
  })),
);

/** One product by its slug. An unknown slug draws nothing: the head says 404, and the host shows its own page. */
export function ProductPage() {
  const { slug } = useParams();
  const { items } = useList('products');
  const product = items.find((item) => item.slug === slug);

  if (!product?.active) {
    return <Suspense>{product ? <GoneProduct product={product} /> : <MissingProduct />}</Suspense>;
  }
  // The key drops the count and the chosen accessories when the buyer goes to another product.
  return <ProductView key={product.id} product={product} />;
}
