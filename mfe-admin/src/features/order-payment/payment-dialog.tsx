import { useState } from 'react';
import { formatOrderNumber, formatPrice } from '@shop/shared/format';
import { mutate, useNotices, useShop } from '@shop/shared/runtime';
import { Field, TextInput } from '@shop/shared/ui';
import { AmountInput, Fields, OrderDialog, ReasonFields } from '../../components';
import { StaffSetPaymentDocument } from '../../generated/graphql';
import { useClock } from '../../hooks';
import type { Order } from '../../order';
import {
  isPaymentComplete,
  paymentFaults,
  paymentMark,
  REFUND_REASONS,
  startPayment,
  type PaymentForm,
  type PaymentStep,
} from './payment-form';

export const STEP_LABELS: Record<PaymentStep, string> = {
  pay: 'Отметить оплату',
  refund: 'Вернуть деньги',
  unmark: 'Снять отметку',
};

interface PaymentDialogProps {
  order: Order;
  step: PaymentStep;
  onClose: () => void;
  onChanged: (order: Order) => void;
  onConflict: () => void;
}

interface FormFieldsProps extends Pick<PaymentDialogProps, 'order' | 'step'> {
  form: PaymentForm;
  now: number;
  onChange: (part: Partial<PaymentForm>) => void;
}

function FormFields({ order, step, form, now, onChange }: FormFieldsProps) {
  if (step === 'unmark')
    return <p>{`Заказ снова станет неоплаченным. Было отмечено: ${formatPrice(order.paidAmount)}.`}</p>;
  const faults = paymentFaults(order, step, form, now);
  return (
    <>
      <Fields>
        <Field label="Сумма, ₽" {...(faults.amount && { error: faults.amount })}>
          {(control) => (
            <AmountInput
              {...control}
              value={form.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          )}
        </Field>
        <Field label="День" {...(faults.day && { error: faults.day })}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={form.day}
              onChange={({ target }) => onChange({ day: target.value })}
            />
          )}
        </Field>
      </Fields>
      {step === 'refund' && <ReasonFields reasons={REFUND_REASONS} form={form} onChange={onChange} />}
    </>
  );
}

/** Marks what was paid or went back. The money itself moves elsewhere. */
export function PaymentDialog({ order, step, onClose, onChanged, onConflict }: PaymentDialogProps) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const now = useClock();
  const [form, setForm] = useState(() => startPayment(order, step, now));
  const { id, revision } = order;

  const mark = async () => {
    const variables = { id, revision, ...paymentMark(order, step, form, now) };
    const { staffSetPayment } = await track(mutate(client, StaffSetPaymentDocument, variables));
    show({ title: `${formatOrderNumber(id)}: оплата отмечена` });
    onChanged(staffSetPayment);
    onClose();
  };

  return (
    <OrderDialog
      title={`${STEP_LABELS[step]}: ${formatOrderNumber(id)}`}
      action={STEP_LABELS[step]}
      width="520px"
      isReady={isPaymentComplete(order, step, form, now)}
      onAction={mark}
      onClose={onClose}
      onConflict={onConflict}
    >
      <FormFields order={order} step={step} form={form} now={now} onChange={(part) => setForm({ ...form, ...part })} />
    </OrderDialog>
  );
}
