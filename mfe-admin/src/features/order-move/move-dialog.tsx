import { useState } from 'react';
import { formatOrderNumber } from '@shop/shared/format';
import { STATUS_LABELS } from '@shop/shared/order-words';
import { mutate, useNotices, useShop } from '@shop/shared/runtime';
import { Checkbox } from '@shop/shared/ui';
import { ChangePreview, OrderDialog } from '../../components';
import { StaffMoveOrderDocument, type OrderStatus } from '../../generated/graphql';
import { productNames, usePreview, type Order } from '../../order';
import { MOVE_LABELS } from '../../words';
import { MoveFields } from './move-fields';
import { EMPTY_FORM, isComplete, moveInput, type MoveForm } from './move-form';

interface MoveDialogProps {
  order: Order;
  to: OrderStatus;
  onClose: () => void;
  onMoved: (order: Order) => void;
  /** Somebody else has changed the order: it is read anew. */
  onConflict: () => void;
}

/** Moves an order, after it was shown what that does. */
export function MoveDialog({ order, to, onClose, onMoved, onConflict }: MoveDialogProps) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [form, setForm] = useState<MoveForm>(EMPTY_FORM);
  const [isTold, setIsTold] = useState(true);
  const { id, revision } = order;
  const input = moveInput(order, to, form);
  const { reason, restock } = input;
  const { preview, failure } = usePreview({ id, revision, to, reason, restock });
  const hasMail = preview !== null && preview.mails.length > 0;

  const move = async () => {
    const tellBuyer = hasMail && isTold;
    const { staffMoveOrder } = await track(
      mutate(client, StaffMoveOrderDocument, { id, revision, to, tellBuyer, ...input }),
    );
    show({
      title: `${formatOrderNumber(id)}: ${STATUS_LABELS[to].toLowerCase()}`,
      text: tellBuyer ? 'Письмо покупателю отправляется.' : 'Покупателю не\u00a0сообщали.',
    });
    onMoved(staffMoveOrder);
    onClose();
  };

  return (
    <OrderDialog
      title={`${MOVE_LABELS[to]}: ${formatOrderNumber(id)}`}
      action={MOVE_LABELS[to]}
      // Nothing is done before it was seen: what the buyer is told, too.
      isReady={isComplete(order, to, form) && preview !== null}
      onAction={move}
      onClose={onClose}
      onConflict={onConflict}
      failure={failure}
      names={productNames(order)}
    >
      <MoveFields order={order} to={to} form={form} onChange={(part) => setForm({ ...form, ...part })} />
      {failure === null && <ChangePreview preview={preview} total={order.total} />}
      {hasMail && (
        <Checkbox checked={isTold} onChange={({ target }) => setIsTold(target.checked)}>
          Сообщить покупателю
        </Checkbox>
      )}
    </OrderDialog>
  );
}
