import { useShop } from '@shop/shared/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';
import { readRecent } from './recent-visits';

const RecentProducts = lazy(() =>
  import(/* webpackChunkName: "returning" */ './recent-products').then((module) => ({
    default: module.RecentProducts,
  })),
);

/** The recently viewed products. Only this browser knows them, so they appear after hydration. */
export function RecentPlace() {
  const { storage } = useShop();
  const [ids, setIds] = useState<readonly number[]>([]);

  // eslint-disable-next-line react-hooks/set-state-in-effect -- browser storage may only be read after hydration
  useEffect(() => setIds(readRecent(storage)), [storage]);

  return ids.length > 0 ? (
    <Suspense fallback={null}>
      <RecentProducts ids={ids} />
    </Suspense>
  ) : null;
}
