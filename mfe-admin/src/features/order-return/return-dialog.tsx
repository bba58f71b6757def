import { useState } from 'react';
import styled from 'styled-components';
import { formatOrderNumber, formatPrice, toKopecks, toRoubles } from '@shop/shared/format';
import { mutate, useNotices, useShop } from '@shop/shared/runtime';
import { Button, Modal, Row } from '@shop/shared/ui';
import { FailureNote, isConflict, ReasonFields } from '../../components';
import { StaffReturnGoodsDocument } from '../../generated/graphql';
import type { Order } from '../../order';
import { reasonOf, type ReasonForm } from '../../words';
import { RETURN_REASONS, returnedSum, returnLines, type ReturnCounts } from './return-form';
import { ReturnLines } from './return-lines';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

interface ReturnDialogProps {
  order: Order;
  onClose: () => void;
  onChanged: (order: Order) => void;
  onConflict: () => void;
}

const sumWords = ({ total }: Order, back: number) =>
  `Сумма заказа: ${formatPrice(total)} → ${formatPrice(toRoubles(toKopecks(total) - toKopecks(back)))}`;

/** Takes goods back, after it was shown what that does to the sum. */
export function ReturnDialog({ order, onClose, onChanged, onConflict }: ReturnDialogProps) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [counts, setCounts] = useState<ReturnCounts>({});
  const [form, setForm] = useState<ReasonForm>({ reason: RETURN_REASONS[0], details: '' });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { id, revision } = order;
  const lines = returnLines(counts);
  const reason = reasonOf(form);
  const isReady = lines.length > 0 && reason !== '';

  const takeBack = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const { staffReturnGoods } = await track(
        mutate(client, StaffReturnGoodsDocument, { id, revision, lines, reason }),
      );
      show({ title: `${formatOrderNumber(id)}: возврат оформлен` });
      onChanged(staffReturnGoods);
      onClose();
    } catch (cause) {
      setError(cause);
      setIsBusy(false);
      if (isConflict(cause)) onConflict();
    }
  };

  return (
    <Modal title={`Возврат товаров: ${formatOrderNumber(id)}`} isOpen onClose={onClose} width="640px">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && isReady) void takeBack();
        }}
      >
        <ReturnLines order={order} counts={counts} onChange={setCounts} />
        <ReasonFields reasons={RETURN_REASONS} form={form} onChange={(part) => setForm({ ...form, ...part })} />
        {lines.length > 0 && (
          <p>
            {sumWords(order, returnedSum(order, counts))}
            <br />
            После возврата шаг назад не&nbsp;сделать. Деньги отметьте в&nbsp;«Оплате».
          </p>
        )}
        <FailureNote error={error} />
        <Row gap={2}>
          <Button type="submit" isLoading={isBusy} disabled={!isReady}>
            Оформить возврат
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Не&nbsp;сейчас
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}
