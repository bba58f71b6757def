import { useEffect, useState } from 'react';
import { formatOrderNumber } from '@shop/shared/format';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { Checkbox } from '@shop/shared/ui';
import { ChangePreview, OrderDialog } from '../../components';
import { StaffUpdateOrderDocument } from '../../generated/graphql';
import { inputOf, usePreview, type Order } from '../../order';
import type { EditDraft } from './edit-draft';

interface SaveDialogProps {
  order: Order;
  draft: EditDraft;
  onClose: () => void;
  onSaved: (order: Order) => void;
  /** The API refuses fields, or somebody else has changed the order. */
  onRefused: (error: RequestError) => void;
}

const sendsBack = (error: unknown): error is RequestError =>
  error instanceof RequestError && (error.code === 'CONFLICT' || Object.keys(error.fields).length > 0);

/** Saves an edit, after it was shown what that does. */
export function SaveDialog({ order, draft, onClose, onSaved, onRefused }: SaveDialogProps) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  // Nobody is told twice: the mail about a new order's confirmation comes with its own step.
  const [isTold, setIsTold] = useState(order.orderStatus !== 'new');
  const { id } = order;
  const { revision } = draft;
  const input = inputOf(draft.base, draft.values);
  const { preview, failure } = usePreview({ id, revision, input });
  const hasMail = preview !== null && preview.mails.length > 0;
  useEffect(() => {
    if (sendsBack(failure)) onRefused(failure);
    // Each failure is told of once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  const save = async () => {
    try {
      const tellBuyer = hasMail && isTold;
      const { staffUpdateOrder } = await track(
        mutate(client, StaffUpdateOrderDocument, { id, revision, input, tellBuyer }),
      );
      show({ title: `${formatOrderNumber(id)} сохранён` });
      onSaved(staffUpdateOrder);
    } catch (cause) {
      if (!sendsBack(cause)) throw cause;
      onRefused(cause);
    }
  };

  return (
    <OrderDialog
      title={`Сохранить: ${formatOrderNumber(id)}`}
      action="Сохранить"
      wayOut="Править дальше"
      // Nothing is done before it was seen: what the buyer is told, too.
      isReady={preview !== null}
      onAction={save}
      onClose={onClose}
      failure={sendsBack(failure) ? null : failure}
      names={new Map(draft.values.products.map(({ productId, productName }) => [productId, productName]))}
    >
      {failure === null && <ChangePreview preview={preview} total={order.total} />}
      {hasMail && (
        <Checkbox checked={isTold} onChange={({ target }) => setIsTold(target.checked)}>
          Сообщить покупателю
        </Checkbox>
      )}
    </OrderDialog>
  );
}
