import { useRef, useState } from 'react';
import styled from 'styled-components';
import { fillTemplate, formatOrderNumber } from '@shop/shared/format';
import { InvoiceButton } from '@shop/shared/print-sheet';
import { useShop } from '@shop/shared/runtime';
import { Button, ConfirmDialog, DownloadIcon, media, Panel, Price, RefreshIcon, Row, Stack } from '@shop/shared/ui';
import { FormFailure } from '../../features/form-sending';
import { orderTotal } from '../../features/order';
import { RepeatNote, useRepeatOrder } from '../../features/repeat-order';
import { loadInvoice, updateOrder, type Order } from './order-data';
import { isInvoiced } from './order-sheet';
import { TEXTS } from './texts';
import { useFocusWhen } from './use-focus-when';

interface CancelOrderProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** Cancels a new order after the buyer confirms. */
function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const { client, notices, track } = useShop();
  const isUnderWay = useRef(false);
  const [state, setState] = useState({ isConfirming: false, isBusy: false, error: null as unknown });
  const number = formatOrderNumber(order.id);
  const { title, text, confirm, cancel } = TEXTS.cancelQuestion;

  const handleConfirm = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ isConfirming: true, isBusy: true, error: null });
    try {
      const updated = await track(updateOrder(client, order, { orderStatus: 'cancelled' }));
      if (updated.orderStatus === 'cancelled')
        notices.getState().show({ ...TEXTS.cancelled, text: fillTemplate(TEXTS.cancelled.text, { number }) });
      onChanged(updated);
    } catch (error) {
      setState({ isConfirming: false, isBusy: false, error });
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <>
      <Button kind="danger" onClick={() => setState({ isConfirming: true, isBusy: false, error: null })}>
        {TEXTS.cancel}
      </Button>
      <ConfirmDialog
        title={fillTemplate(title, { number })}
        text={text}
        confirm={confirm}
        cancel={cancel}
        isOpen={state.isConfirming}
        isBusy={state.isBusy}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setState({ isConfirming: false, isBusy: false, error: null })}
      />
      <FormFailure error={state.error} text={TEXTS.updateFailed} />
    </>
  );
}

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
          {isNew && <CancelOrder order={order} onChanged={onChanged} />}
        </Row>
      </Bar>
    </Stack>
  );
}
