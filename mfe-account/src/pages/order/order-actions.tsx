import styled from 'styled-components';
import { CancelOrder, useFocusWhen } from '@shop/shared/order-page';
import { InvoiceButton } from '@shop/shared/print-sheet';
import { useShop } from '@shop/shared/runtime';
import { Button, DownloadIcon, media, Panel, Price, RefreshIcon, Row, Stack } from '@shop/shared/ui';
import { orderTotal } from '../../features/order';
import { RepeatNote, useRepeatOrder } from '../../features/repeat-order';
import { loadInvoice, updateOrder, type Order } from './order-data';
import { isInvoiced } from './order-sheet';
import { TEXTS } from './texts';

const Bar = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 16px 32px;
  padding: 24px;

  @media ${media.phone} {
    padding: 20px 16px;
  }
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  color: var(--c-text-2);

  & > :last-child {
    color: var(--c-text);
  }
`;

interface OrderActionsProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** The total, and the actions on the whole order. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const { client } = useShop();
  const repeating = useRepeatOrder();
  const isNew = order.orderStatus === 'new';
  const repeatButton = useFocusWhen(!isNew); // the cancel button is gone then
  const isInvoice = isInvoiced(order);
  // A company's next step is to pay, so its invoice comes first.
  const print = isInvoice ? (
    <InvoiceButton kind="primary" orderId={order.id} load={() => loadInvoice(client, order.id)} />
  ) : (
    <Button kind="outline" onClick={() => window.print()}>
      <DownloadIcon size={18} />
      {TEXTS.print}
    </Button>
  );
  return (
    <Stack>
      <RepeatNote plan={repeating.plan} />
      <Bar isStrong>
        <Total>
          <span>{order.deliveryPrice > 0 ? TEXTS.total : TEXTS.totalWithoutDelivery}</span>
          <Price value={orderTotal(order)} size="lg" />
        </Total>
        <Row gap={2}>
          {isInvoice && print}
          <Button
            ref={repeatButton}
            kind={isInvoice ? 'outline' : 'primary'}
            isLoading={repeating.busyId !== null}
            onClick={() => repeating.repeat(order)}
          >
            <RefreshIcon size={18} />
            {TEXTS.repeat}
          </Button>
          {!isInvoice && print}
          {isNew && (
            <CancelOrder order={order} save={(change) => updateOrder(client, order, change)} onChanged={onChanged} />
          )}
        </Row>
      </Bar>
    </Stack>
  );
}
