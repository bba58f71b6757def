import { useRef, useState } from 'react';
import { fillTemplate, formatOrderNumber } from '@shop/shared/format';
import { FormFailure } from '@shop/shared/forms';
import { useShop } from '@shop/shared/runtime';
import { Button, ConfirmDialog } from '@shop/shared/ui';
import type { ChangeableOrder, OrderChanging } from './changeable-order';
import { TEXTS } from './texts';

/** Cancels a new order after the buyer confirms. */
export function CancelOrder<Order extends ChangeableOrder>({ order, save, onChanged }: OrderChanging<Order>) {
  const { notices, track } = useShop();
  const isUnderWay = useRef(false);
  const [state, setState] = useState({ isConfirming: false, isBusy: false, error: null as unknown });
  const number = formatOrderNumber(order.id);
  const { title, text, confirm, cancel } = TEXTS.cancelQuestion;

  const handleConfirm = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ isConfirming: true, isBusy: true, error: null });
    try {
      const updated = await track(save({ orderStatus: 'cancelled' }));
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
