import { useState } from 'react';
import styled from 'styled-components';
import { formatOrderNumber } from '@shop/shared/format';
import { mutate, useNotices, useShop } from '@shop/shared/runtime';
import { Button, Checkbox, Modal, Row } from '@shop/shared/ui';
import { ChangePreview, FailureNote, isConflict } from '../../components';
import { StaffMoveOrderDocument, type OrderStatus } from '../../generated/graphql';
import { productNames, usePreview, type Order } from '../../order';
import { MOVE_LABELS, STATUS_LABELS } from '../../words';
import { MoveFields } from './move-fields';
import { EMPTY_FORM, isComplete, moveInput, type MoveForm } from './move-form';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

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
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { id, revision } = order;
  const input = moveInput(order, to, form);
  const { reason, restock } = input;
  const { preview, failure } = usePreview({ id, revision, to, reason, restock });
  const hasMail = preview !== null && preview.mails.length > 0;

  const move = async () => {
    setIsBusy(true);
    setError(null);
    try {
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
    } catch (cause) {
      setError(cause);
      setIsBusy(false);
      if (isConflict(cause)) onConflict();
    }
  };

  return (
    <Modal title={`${MOVE_LABELS[to]}: ${formatOrderNumber(id)}`} isOpen onClose={onClose} width="640px">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && isComplete(order, to, form)) void move();
        }}
      >
        <MoveFields order={order} to={to} form={form} onChange={(part) => setForm({ ...form, ...part })} />
        {failure === null && <ChangePreview preview={preview} total={order.total} />}
        {hasMail && (
          <Checkbox checked={isTold} onChange={({ target }) => setIsTold(target.checked)}>
            Сообщить покупателю
          </Checkbox>
        )}
        <FailureNote error={error ?? failure} names={productNames(order)} />
        <Row gap={2}>
          <Button type="submit" isLoading={isBusy} disabled={!isComplete(order, to, form) || failure !== null}>
            {MOVE_LABELS[to]}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Не&nbsp;сейчас
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}
