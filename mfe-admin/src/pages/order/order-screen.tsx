import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useParams, useSearchParams } from '@shop/shared/runtime';
import { EmptyState, ErrorPanel, media, SkeletonLines } from '@shop/shared/ui';
import { AdminFrame } from '../../components';
import { OrderList, readQuery, searchOf, useOrderList } from '../../features/order-list';
import { useCountedTitle } from '../../hooks';
import { useOrder } from '../../order';
import { OrderCard } from './order-card';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 1680px;
  margin: 0 auto;
  padding: 16px 24px 64px;

  @media ${media.phone} {
    padding: 8px 16px 48px;
  }

  @media (min-width: 1360px) {
    grid-template-columns: 340px minmax(0, 1fr);
  }
`;

/** The list stays beside the card where both have room. */
const Side = styled.aside`
  display: none;

  @media (min-width: 1360px) {
    display: block;
    position: sticky;
    top: 16px;
    max-height: calc(100vh - 32px);
    overflow-y: auto;
    align-self: start;
  }
`;

/** Scrolls the list to the order whose card is open, once its line is there. */
function useOpenLine(id: number, isListed: boolean) {
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = side.current;
    const line = box?.querySelector('[aria-current="page"]')?.closest('li');
    if (!box || !line) return;
    const isSeen =
      line.offsetTop >= box.scrollTop && line.offsetTop + line.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [id, isListed]);
  return side;
}

/** One order, with the list that it was opened from. */
export function Screen() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const query = useMemo(() => readQuery(search), [search]);
  const list = useOrderList(query);
  const opened = useOrder(id);
  useCountedTitle(`Заказ № ${String(id).padStart(6, '0')}`, 0);
  const { order, failure } = opened;
  const side = useOpenLine(id, list.rows !== null);

  return (
    <AdminFrame at="orders">
      <Body>
        <Side ref={side} aria-label="Другие заказы">
          <OrderList query={query} list={list} openId={id} />
        </Side>
        <div>
          {order && (
            <OrderCard
              key={order.id}
              order={order}
              isStale={failure !== null}
              orders={list.rows ?? []}
              search={searchOf(query)}
              onChanged={opened.replace}
              onConflict={() => void opened.load()}
            />
          )}
          {!order && failure === null && <SkeletonLines count={8} />}
          {!order && failure === 'missing' && (
            <EmptyState
              level={1}
              title="Такого заказа нет"
              text="Проверьте номер в&nbsp;адресе или найдите его в&nbsp;списке."
            />
          )}
          {!order && failure === 'failed' && (
            <ErrorPanel
              title="Заказ не&nbsp;загрузился"
              text="С&nbsp;ним всё в&nbsp;порядке."
              onRetry={() => void opened.load()}
            />
          )}
        </div>
      </Body>
    </AdminFrame>
  );
}
