import { fillTemplate, formatDateLong, formatOrderNumber } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Badge, Caption, IconButton, Price, RefreshIcon, Tooltip } from '@shop/shared/ui';
import { orderTotal, PAYMENT_LABELS, STATUS_LABELS, STATUS_TONES, type Catalogue } from '../../features/order';
import type { RepeatOrder } from '../../features/repeat-order';
import { Item, Number, Payment, Repeat, Status, Total } from './order-row.styles';
import { OrderPictures } from './order-pictures';
import { TEXTS } from './texts';
import type { Order } from './types';

interface OrderRowProps {
  order: Order;
  catalogue: Catalogue;
  repeating: RepeatOrder;
}

/** Number, date, contents, status, payment and total of an order. The whole row leads to it. */
export function OrderRow({ order, catalogue, repeating }: OrderRowProps) {
  const { id, createdAt, products, orderStatus, paymentStatus } = order;
  const number = formatOrderNumber(id);
  return (
    <Item>
      <div>
        <Number>
          <Link to={`/orders/${id}`}>{number}</Link>
        </Number>
        <Caption as="time" dateTime={createdAt}>
          {formatDateLong(createdAt)}
        </Caption>
      </div>
      <OrderPictures products={products} catalogue={catalogue} />
      <Status>
        <Badge tone={STATUS_TONES[orderStatus]}>{STATUS_LABELS[orderStatus]}</Badge>
        <Payment>{PAYMENT_LABELS[paymentStatus]}</Payment>
      </Status>
      <Total>
        <Price value={orderTotal(order)} />
      </Total>
      <Repeat>
        <Tooltip text="Повторить заказ" align="end">
          <IconButton
            label={fillTemplate(TEXTS.repeat, { number })}
            isLoading={repeating.busyId === id}
            onClick={() => repeating.repeat(order)}
          >
            <RefreshIcon size={18} />
          </IconButton>
        </Tooltip>
      </Repeat>
    </Item>
  );
}
