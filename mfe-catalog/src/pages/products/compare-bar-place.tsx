import { useCompare } from '@shop/shared/runtime';
import { lazy, Suspense } from 'react';

const CompareBar = lazy(() =>
  import(/* webpackChunkName: "returning" */ './compare-bar').then((module) => ({ default: module.CompareBar })),
);

/** In one chunk with the products looked at lately: both are for those who come back. The bar comes after hydration, once there is something to compare: most first views do without it. */
export function CompareBarPlace() {
  const hasItems = useCompare(({ items }) => items.length > 0);
  return hasItems ? (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  ) : null;
}
