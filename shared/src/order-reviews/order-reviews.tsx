import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../ui';
import type { OrderReviewsProps } from './review-list';

// Few visits of an order's page are to one that has been delivered.
const ReviewList = lazy(() =>
  import(/* webpackChunkName: "order-reviews" */ './review-list').then((module) => ({ default: module.ReviewList })),
);

/** What the buyer of a delivered order writes of its goods; nothing where it cannot load. */
export function OrderReviews(props: OrderReviewsProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <ReviewList {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
