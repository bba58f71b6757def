import { query, RequestError, useShop } from '@shop/shared/runtime';
import { BoxIcon, EmptyState, ErrorPanel } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { LinesSkeleton } from '../../components/page-layout';
import { toLastOrder, type LastOrder } from '../../features/last-order';
import { GuestOrderDocument, type OrderStatus } from '../../generated/graphql';
import type { GuestLink } from './guest-link';
import { PlacedOrder } from './placed-order';
import { TEXTS } from './texts';
import { useTitle } from './use-title';

type Answer =
  | { kind: 'loading' }
  | { kind: 'order'; order: LastOrder; status: OrderStatus }
  | { kind: 'wrong' }
  | { kind: 'failed' };

const LOADING: Answer = { kind: 'loading' };

/** Asks the API again when `attempt` changes. */
function useAnswer({ id, key }: GuestLink, attempt: number): Answer {
  const { client } = useShop();
  const [answer, setAnswer] = useState(LOADING);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Answer) => isCurrent && setAnswer(next);
    show(LOADING);
    query(client, GuestOrderDocument, { id, key }).then(
      ({ guestOrder }) => {
        const { orderStatus: status, deliveryPriceOpen } = guestOrder;
        show({ kind: 'order', status, order: toLastOrder({ ...guestOrder, guestKey: key }, [], !deliveryPriceOpen) });
      },
      (error: unknown) => {
        const isWrong = error instanceof RequestError && error.code === 'NOT_FOUND';
        show({ kind: isWrong ? 'wrong' : 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, id, key, attempt]);

  return answer;
}

function WrongLink() {
  useTitle(TEXTS.wrongLink.title);
  return <EmptyState level={1} icon={<BoxIcon size={32} />} {...TEXTS.wrongLink} />;
}

/** A guest's order as it is now, by the link of its mail. */
export function GuestOrder({ link }: { link: GuestLink }) {
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer(link, attempt);
  if (answer.kind === 'loading') return <LinesSkeleton label={TEXTS.loading} />;
  if (answer.kind === 'wrong') return <WrongLink />;
  if (answer.kind === 'failed') return <ErrorPanel {...TEXTS.failed} onRetry={() => setAttempt(attempt + 1)} />;
  return <PlacedOrder order={answer.order} status={answer.status} />;
}
