import styled from 'styled-components';
import { formatDateLong, formatOrderNumber } from '@shop/shared/format';
import { Badge, Caption, Panel, Price, media, type BadgeTone } from '@shop/shared/ui';
import texts from '../../content/texts.json';
import { orderTotal, type Order } from './order-total';

const TONES: Record<Order['orderStatus'], BadgeTone> = {
  new: 'warning',
  confirmed: 'green',
  assembled: 'green',
  shipped: 'green',
  delivered: 'neutral',
  cancelled: 'danger',
};

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 150px 150px;
  gap: 8px 20px;
  align-items: center;
  padding: 18px 20px;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Number = styled.h2`
  font-size: 16px;
  line-height: 24px;
  font-weight: var(--w-medium);
  font-variant-numeric: tabular-nums;
`;

const Total = styled(Price)`
  text-align: right;

  @media ${media.phone} {
    grid-column: 1 / -1;
    text-align: left;
  }
`;

/** Number, date, status and total of each order. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <Panel>
      <ul>
        {orders.map((order) => (
          <Item key={order.id}>
            <div>
              <Number>{formatOrderNumber(order.id)}</Number>
              <Caption as="time" dateTime={order.createdAt}>
                {formatDateLong(order.createdAt)}
              </Caption>
            </div>
            <div>
              <Badge tone={TONES[order.orderStatus]}>{texts.statuses[order.orderStatus]}</Badge>
            </div>
            <Total value={orderTotal(order)} />
          </Item>
        ))}
      </ul>
    </Panel>
  );
}
