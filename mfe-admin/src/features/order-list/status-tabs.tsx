import styled from 'styled-components';
import { ORDER_STATUSES } from '@shop/shared/order-words';
import { Link } from '@shop/shared/runtime';
import { TabCount, TabLink, TabNav } from '@shop/shared/ui';
import type { OrderStatus } from '../../generated/graphql';
import { STATUS_PLURALS } from '../../words';
import { searchOf, type ListQuery } from './list-address';
import type { OrderCounts } from './use-order-list';

const Strip = styled(TabNav)`
  gap: 24px;
`;

const TABS: readonly { status: ListQuery['status']; label: string }[] = [
  { status: '', label: 'Все' },
  ...ORDER_STATUSES.map((status) => ({ status, label: STATUS_PLURALS[status] })),
];

interface StatusTabsProps {
  query: ListQuery;
  counts: OrderCounts;
}

/** All orders, and those of each status with their count. */
export function StatusTabs({ query, counts }: StatusTabsProps) {
  const countOf = (status: OrderStatus) => counts.find((row) => row.status === status)?.count;
  return (
    <Strip aria-label="Заказы по&nbsp;состоянию">
      {TABS.map(({ status, label }) => (
        <TabLink
          key={status}
          as={Link}
          to={`/admin${searchOf({ ...query, status })}`}
          state={{ isInPlace: true }}
          aria-current={status === query.status ? 'page' : undefined}
        >
          {label}
          {status && countOf(status) !== undefined && <TabCount>{countOf(status)}</TabCount>}
        </TabLink>
      ))}
    </Strip>
  );
}
