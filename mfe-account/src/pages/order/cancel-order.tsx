import { useRef, useState } from 'react';
import { fillTemplate, formatOrderNumber } from '@shop/shared/format';
import { useShop } from '@shop/shared/runtime';
import { Button, ConfirmDialog } from '@shop/shared/ui';
import { FormFailure } from '../../features/form-sending';
import { TEXTS } from './texts';
import type { Order } from './types';
import { updateOrder } from './update-order';

interface CancelOrderProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** Cancels a new order, after a question. */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const { client, notices, track } = useShop();
  const isUnderWay = useRef(false);
  const [state, setState] = useState({ isAsked: false, isBusy: false, error: null as unknown });
  const number = formatOrderNumber(order.id);
  const { title, text, confirm, cancel } = TEXTS.cancelQuestion;

  const handleConfirm = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ isAsked: true, isBusy: true, error: null });
    try {
      const updated = await track(updateOrder(client, order, { orderStatus: 'cancelled' }));
      if (updated.orderStatus === 'cancelled')
        notices.getState().show({ ...TEXTS.cancelled, text: fillTemplate(TEXTS.cancelled.text, { number }) });
      onChanged(updated);
    } catch (error) {
      setState({ isAsked: false, isBusy: false, error });
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <>
      <Button kind="danger" onClick={() => setState({ isAsked: true, isBusy: false, error: null })}>
        {TEXTS.cancel}
      </Button>
      <ConfirmDialog
        title={fillTemplate(title, { number })}
        text={text}
        confirm={confirm}
        cancel={cancel}
        isOpen={state.isAsked}
        isBusy={state.isBusy}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setState({ isAsked: false, isBusy: false, error: null })}
      />
      <FormFailure error={state.error} text={TEXTS.updateFailed} />
    </>
  );
}
