import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { formatOrderNumber } from '@shop/shared/format';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { Button, Checkbox, Modal, Row } from '@shop/shared/ui';
import { ChangePreview, FailureNote } from '../../components';
import { StaffUpdateOrderDocument } from '../../generated/graphql';
import { inputOf, usePreview, type Order } from '../../order';
import type { EditDraft } from './edit-draft';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

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
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
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
    setIsBusy(true);
    setError(null);
    try {
      const tellBuyer = hasMail && isTold;
      const { staffUpdateOrder } = await track(
        mutate(client, StaffUpdateOrderDocument, { id, revision, input, tellBuyer }),
      );
      show({ title: `${formatOrderNumber(id)} сохранён` });
      onSaved(staffUpdateOrder);
    } catch (cause) {
      if (sendsBack(cause)) onRefused(cause);
      else setError(cause);
      setIsBusy(false);
    }
  };

  return (
    <Modal title={`Сохранить: ${formatOrderNumber(id)}`} isOpen onClose={onClose} width="640px">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        {failure === null && <ChangePreview preview={preview} total={order.total} />}
        {hasMail && (
          <Checkbox checked={isTold} onChange={({ target }) => setIsTold(target.checked)}>
            Сообщить покупателю
          </Checkbox>
        )}
        <FailureNote
          error={error ?? (sendsBack(failure) ? null : failure)}
          names={new Map(draft.values.products.map(({ productId, productName }) => [productId, productName]))}
        />
        <Row gap={2}>
          <Button type="submit" isLoading={isBusy} disabled={failure !== null}>
            Сохранить
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Править дальше
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}
