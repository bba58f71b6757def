import { useMemo } from 'react';
import { useNavigate, useSearchParams } from '@shop/shared/runtime';
import { EmptyState, ErrorPanel, SkeletonLines, Stack } from '@shop/shared/ui';
import { AdminFrame, MoreRows, ScreenBody } from '../../components';
import {
  readReviewQuery,
  ReviewItem,
  reviewsPath,
  ReviewTools,
  useReviews,
  type ReviewQuery,
} from '../../features/reviews';

function emptyTitle({ kind, status, text }: ReviewQuery): string {
  const what = kind === 'review' ? 'отзывов' : 'вопросов';
  return status === 'new' && text === '' ? `Новых ${what} нет` : `Таких ${what} нет`;
}

/** Reviews to approve and questions to answer, with filters that the address keeps. */
export function Screen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readReviewQuery(search), [search]);
  const desk = useReviews(query);
  const { rows, failure, loadAgain } = desk.pages;
  const change = (next: ReviewQuery) => void navigate(reviewsPath(next), { replace: true, state: { isInPlace: true } });
  return (
    <AdminFrame at="reviews" waitingReviews={desk.waiting ? desk.waiting.review + desk.waiting.question : undefined}>
      <ScreenBody>
        <h1>Отзывы и&nbsp;вопросы</h1>
        <ReviewTools query={query} waiting={desk.waiting} onChange={change} />
        {!rows && failure === null && <SkeletonLines count={6} />}
        {!rows && failure !== null && <ErrorPanel onRetry={loadAgain} />}
        {rows?.length === 0 && <EmptyState title={emptyTitle(query)} text="Остальные — в&nbsp;списке «Все»." />}
        {rows && rows.length > 0 && (
          <Stack gap={4}>
            <Stack as="ul" gap={3} aria-label={query.kind === 'review' ? 'Отзывы' : 'Вопросы'}>
              {rows.map((row) => (
                <ReviewItem key={row.id} row={row} desk={desk} />
              ))}
            </Stack>
            <MoreRows pages={desk.pages} />
          </Stack>
        )}
      </ScreenBody>
    </AdminFrame>
  );
}
