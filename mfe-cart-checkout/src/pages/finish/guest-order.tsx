import { ORDER_IN_WORK, saveOrderChange, type OrderChange } from '@shop/shared/order-page';
import { OrderReviews } from '@shop/shared/order-reviews';
import { mutate, query, RequestError, useShop, type Shop } from '@shop/shared/runtime';
import { BoxIcon, EmptyState, ErrorPanel, Note } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { LinesSkeleton } from '../../components/page-layout';
import type { LastOrder } from '../../features/last-order';
import { GuestOrderDocument, GuestUpdateOrderDocument, type GuestOrderDetailsFragment } from '../../generated/graphql';
import { GuestChanges } from './guest-changes';
import type { GuestLink } from './guest-link';
import { PlacedOrder } from './placed-order';
import { TEXTS } from './texts';
import { usePlacedView } from './placed-view';
import { useTitle } from './use-title';

type Answer =
  { kind: 'loading' } | { kind: 'order'; order: GuestOrderDetailsFragment } | { kind: 'wrong' } | { kind: 'failed' };

const Reviews = styled.div`
  margin-bottom: 32px;
`;

const LOADING: Answer = { kind: 'loading' };

async function findOrder(client: Shop['client'], { id, key }: GuestLink): Promise<GuestOrderDetailsFragment> {
  return (await query(client, GuestOrderDocument, { id, key })).guestOrder;
}

/** Asks the API again when `attempt` changes. */
function useAnswer({ id, key }: GuestLink, attempt: number) {
  const { client } = useShop();
  const [answer, setAnswer] = useState(LOADING);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Answer) => isCurrent && setAnswer(next);
    show(LOADING);
    findOrder(client, { id, key }).then(
      (order) => show({ kind: 'order', order }),
      (error: unknown) => {
        const isWrong = error instanceof RequestError && error.code === 'NOT_FOUND';
        show({ kind: isWrong ? 'wrong' : 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, id, key, attempt]);

  return { answer, replace: (order: GuestOrderDetailsFragment) => setAnswer({ kind: 'order', order }) };
}

function WrongLink() {
  useTitle(TEXTS.wrongLink.title);
  return <EmptyState level={1} icon={<BoxIcon size={32} />} {...TEXTS.wrongLink} />;
}

interface FoundOrderProps {
  link: GuestLink;
  order: GuestOrderDetailsFragment;
  onChanged: (order: GuestOrderDetailsFragment) => void;
}

/** The order as the shop has it, with what its buyer may still change. */
function FoundOrder({ link: { id, key }, order, onChanged }: FoundOrderProps) {
  const { client } = useShop();
  const [isInWork, setIsInWork] = useState(false);
  const view = usePlacedView(order, key);
  const isNew = order.orderStatus === 'new';

  const save = (input: OrderChange) =>
    saveOrderChange(order, {
      update: async () => (await mutate(client, GuestUpdateOrderDocument, { id, key, input })).guestUpdateOrder,
      find: () => findOrder(client, { id, key }),
    });
  // The shop may have started on the order since the page was loaded.
  const handleChanged = (next: GuestOrderDetailsFragment) => {
    setIsInWork(isNew && next.orderStatus !== 'new' && next.orderStatus !== 'cancelled');
    onChanged(next);
  };

  return (
    <PlacedOrder
      view={view}
      changes={
        <>
          {isInWork && <Note kind="warning">{ORDER_IN_WORK}</Note>}
          {order.orderStatus === 'delivered' && (
            <Reviews>
              <OrderReviews orderId={id} guestKey={key} />
            </Reviews>
          )}
          {isNew && <GuestChanges order={order} save={save} onChanged={handleChanged} />}
        </>
      }
    />
  );
}

interface GuestOrderProps {
  link: GuestLink;
  /** What this browser knows of the order; shown until the API answers, and where it does not. */
  known?: LastOrder;
}

/** A guest's order as it is now, by its link. */
export function GuestOrder({ link, known }: GuestOrderProps) {
  const [attempt, setAttempt] = useState(0);
  const { answer, replace } = useAnswer(link, attempt);
  if (answer.kind === 'order') return <FoundOrder link={link} order={answer.order} onChanged={replace} />;
  if (known) return <PlacedOrder view={{ order: known }} />;
  if (answer.kind === 'loading') return <LinesSkeleton label={TEXTS.loading} />;
  if (answer.kind === 'wrong') return <WrongLink />;
  return <ErrorPanel {...TEXTS.failed} onRetry={() => setAttempt(attempt + 1)} />;
}
