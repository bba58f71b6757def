import styled from 'styled-components';
import { countOf, fillTemplate, plural } from '@shop/shared/format';
import { useSearchParams } from '@shop/shared/runtime';
import { Caption, Panel, Stack } from '@shop/shared/ui';
import { useCatalogue } from '../../features/order';
import { RepeatNote, useRepeatOrder } from '../../features/repeat-order';
import { NoneOfStatus } from './no-orders';
import { OrderRow } from './order-row';
import { readStatus, StatusFilter, type Status } from './status-filter';
import { ORDER_FORMS, SHOWN_FORMS, TEXTS } from './texts';
import type { Order } from './types';

const Summary = styled(Caption)`
  display: block;
`;

function summaryOf(shown: number, count: number): string {
  if (shown < count) return fillTemplate(TEXTS.shownSome, { shown, count });
  return `${plural(count, SHOWN_FORMS)} ${countOf(count, ORDER_FORMS)}`;
}

/** The buyer's orders, newest first; the status to show stands in the address. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  const [search, setSearch] = useSearchParams();
  const catalogue = useCatalogue();
  const repeating = useRepeatOrder();
  const status = readStatus(search);
  const shown = orders.filter(({ orderStatus }) => status === null || orderStatus === status);
  const choose = (next: Status | null) => setSearch(next ? { status: next } : {});

  return (
    <Stack>
      <StatusFilter orders={orders} value={status} onChange={choose} />
      <RepeatNote plan={repeating.plan} />
      {shown.length > 0 ? (
        <Panel as="ul">
          {shown.map((order) => (
            <OrderRow key={order.id} order={order} catalogue={catalogue} repeating={repeating} />
          ))}
        </Panel>
      ) : (
        <NoneOfStatus onShowAll={() => choose(null)} />
      )}
      <Summary role="status">{summaryOf(shown.length, orders.length)}</Summary>
    </Stack>
  );
}
