import { useState } from 'react';
import { formatOrderNumber, formatPrice, toKopecks, toRoubles } from '@shop/shared/format';
import { mutate, useNotices, useShop } from '@shop/shared/runtime';
import { OrderDialog, ReasonFields } from '../../components';
import { StaffReturnGoodsDocument } from '../../generated/graphql';
import type { Order } from '../../order';
import { reasonOf, type ReasonForm } from '../../words';
import { RETURN_REASONS, returnedSum, returnLines, type ReturnCounts } from './return-form';
import { ReturnLines } from './return-lines';

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
  const { id, revision } = order;
  const lines = returnLines(counts);
  const reason = reasonOf(form);

  const takeBack = async () => {
    const { staffReturnGoods } = await track(mutate(client, StaffReturnGoodsDocument, { id, revision, lines, reason }));
    show({ title: `${formatOrderNumber(id)}: возврат оформлен` });
    onChanged(staffReturnGoods);
    onClose();
  };

  return (
    <OrderDialog
      title={`Возврат товаров: ${formatOrderNumber(id)}`}
      action="Оформить возврат"
      isReady={lines.length > 0 && reason !== ''}
      onAction={takeBack}
      onClose={onClose}
      onConflict={onConflict}
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
    </OrderDialog>
  );
}
