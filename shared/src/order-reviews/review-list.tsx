import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { DeleteReviewDocument, OrderReviewsDocument, type OrderReviewsQuery } from '../generated/graphql';
import { mutate, query, useShop } from '@shop/shared/runtime';
import { Button, H3, H4, Small, Stack } from '../ui';
import { ReviewForm } from './review-form';
import { TEXTS } from './texts';

export interface OrderReviewsProps {
  orderId: number;
  /** Of a guest's link; null for the user's own order. */
  guestKey: string | null;
}

type Review = OrderReviewsQuery['siteOrderReviews'][number];

const Hint = styled(Small)`
  color: var(--c-text-2);
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Null until the API has answered, and where it does not: the order is shown without reviews. */
function useReviews({ orderId, guestKey }: OrderReviewsProps) {
  const { client } = useShop();
  const [reviews, setReviews] = useState<readonly Review[] | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    query(client, OrderReviewsDocument, { orderId, key: guestKey }).then(
      ({ siteOrderReviews }) => isCurrent && setReviews(siteOrderReviews),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, orderId, guestKey, attempt]);

  return { reviews, reload: () => setAttempt((count) => count + 1) };
}

interface ItemProps extends OrderReviewsProps {
  review: Review;
  onChanged: () => void;
}

function Written({
  review: { productId, productName, status, rating, text },
  onChanged,
  orderId,
  guestKey,
}: ItemProps) {
  const { client, notices, track } = useShop();
  const [isBusy, setIsBusy] = useState(false);

  const withdraw = () => {
    setIsBusy(true);
    track(mutate(client, DeleteReviewDocument, { orderId, productId, key: guestKey }))
      .then(
        () => {
          notices.getState().show({ title: TEXTS.withdrawn, text: TEXTS.withdrawnText });
          onChanged();
        },
        () => notices.getState().show({ title: TEXTS.failed, kind: 'error' }),
      )
      .finally(() => setIsBusy(false));
  };

  return (
    <Stack gap={2}>
      <Hint as="p">
        {status && TEXTS.status[status]}, {rating} из&nbsp;5
      </Hint>
      <Text>{text}</Text>
      <div>
        <Button kind="outline" isLoading={isBusy} aria-label={`${TEXTS.withdraw}: ${productName}`} onClick={withdraw}>
          {TEXTS.withdraw}
        </Button>
      </div>
    </Stack>
  );
}

function Unwritten({ review: { productId, productName }, onChanged, orderId, guestKey }: ItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <ReviewForm {...{ orderId, guestKey, productId }} onSent={onChanged} />;
  return (
    <div>
      <Button kind="outline" aria-label={`${TEXTS.write}: ${productName}`} onClick={() => setIsOpen(true)}>
        {TEXTS.write}
      </Button>
    </div>
  );
}

/** The goods of a delivered order, each with its review or the form for one. */
export function ReviewList(props: OrderReviewsProps) {
  const { reviews, reload } = useReviews(props);
  const titleId = useId();
  if (!reviews || reviews.length === 0) return null;

  return (
    <Stack as="section" gap={5} aria-labelledby={titleId}>
      <div>
        <H3 as="h2" id={titleId}>
          {TEXTS.title}
        </H3>
        <Hint as="p">{TEXTS.hint}</Hint>
      </div>
      {reviews.map((review) => {
        const Item = review.status ? Written : Unwritten;
        return (
          <Stack key={review.productId} gap={2}>
            <H4 as="h3">{review.productName}</H4>
            <Item {...props} review={review} onChanged={reload} />
          </Stack>
        );
      })}
    </Stack>
  );
}
