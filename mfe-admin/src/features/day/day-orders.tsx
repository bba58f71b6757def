import styled from 'styled-components';
import { formatOrderNumber, formatTime } from '@shop/shared/format';
import { STATUS_LABELS } from '@shop/shared/order-words';
import { Link } from '@shop/shared/runtime';
import { Caption, media, Price } from '@shop/shared/ui';
import { Part } from '../../components';
import type { DayOrder } from './use-day';

const List = styled.ul`
  margin-inline: -16px;
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: baseline;
    padding: 10px 16px;
    border-top: 1px solid var(--c-line);
  }

  & > li > :last-child {
    text-align: right;
  }

  & a {
    color: var(--c-link);
  }

  @media ${media.touch} {
    & a {
      padding-block: 12px;
    }
  }
`;

/** Orders placed on the day say when; those shipped, with what. */
function remarkOf({ createdAt, carrier, trackNumber, deliveryType }: DayOrder, isShipped: boolean): string {
  if (!isShipped) return formatTime(createdAt);
  return [carrier ?? deliveryType, trackNumber].filter(Boolean).join(', ');
}

interface DayOrdersProps {
  title: string;
  orders: readonly DayOrder[];
  isShipped?: boolean;
}

/** Orders of a day, each with the way to its card. */
export function DayOrders({ title, orders, isShipped = false }: DayOrdersProps) {
  return (
    <Part title={title} aside={<Caption>{orders.length}</Caption>}>
      <List aria-label={title}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={`/admin/orders/${order.id}`}>{formatOrderNumber(order.id)}</Link>
            <span dir="auto">
              {STATUS_LABELS[order.orderStatus]}
              <Caption as="span">{`, ${remarkOf(order, isShipped)}`}</Caption>
            </span>
            <Price value={order.total} />
          </li>
        ))}
      </List>
    </Part>
  );
}
