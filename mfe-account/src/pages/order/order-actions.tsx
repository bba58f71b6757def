import styled from 'styled-components';
import { Button, DownloadIcon, media, Panel, Price, Row, Stack } from '@shop/shared/ui';
import { useFocusWhen } from '../../components/use-focus-when';
import { orderTotal } from '../../features/order';
import { RepeatNote, useRepeatOrder } from '../../features/repeat-order';
import { CancelOrder } from './cancel-order';
import { isInvoiced } from './is-invoiced';
import { TEXTS } from './texts';
import type { Order } from './types';

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

/** The total, and what can be done with the order as a whole. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const repeating = useRepeatOrder();
  const isNew = order.orderStatus === 'new';
  const repeatButton = useFocusWhen(!isNew); // the button that cancels is gone then
  return (
    <Stack>
      <RepeatNote plan={repeating.plan} />
      <Bar isStrong>
        <Row gap={2}>
          <Button ref={repeatButton} isLoading={repeating.busyId !== null} onClick={() => repeating.repeat(order)}>
            {TEXTS.repeat}
          </Button>
          <Button kind="outline" onClick={() => window.print()}>
            <DownloadIcon size={18} />
            {isInvoiced(order) ? TEXTS.invoice : TEXTS.print}
          </Button>
          {isNew && <CancelOrder order={order} onChanged={onChanged} />}
        </Row>
        <Total>
          <span>{order.deliveryPrice > 0 ? TEXTS.total : TEXTS.totalWithoutDelivery}</span>
          <Price value={orderTotal(order)} size="lg" />
        </Total>
      </Bar>
    </Stack>
  );
}
