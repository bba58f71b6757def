import { useState } from 'react';
import styled from 'styled-components';
import { formatOrderNumber, formatPrice } from '@shop/shared/format';
import { mutate, useNotices, useShop } from '@shop/shared/runtime';
import { Button, Field, Modal, Row, TextInput } from '@shop/shared/ui';
import { FailureNote, Fields, isConflict, ReasonFields } from '../../components';
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

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

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
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
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
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { id, revision } = order;
  const isReady = isPaymentComplete(order, step, form, now);

  const mark = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const variables = { id, revision, ...paymentMark(order, step, form, now) };
      const { staffSetPayment } = await track(mutate(client, StaffSetPaymentDocument, variables));
      show({ title: `${formatOrderNumber(id)}: оплата отмечена` });
      onChanged(staffSetPayment);
      onClose();
    } catch (cause) {
      setError(cause);
      setIsBusy(false);
      if (isConflict(cause)) onConflict();
    }
  };

  return (
    <Modal title={`${STEP_LABELS[step]}: ${formatOrderNumber(id)}`} isOpen onClose={onClose} width="520px">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && isReady) void mark();
        }}
      >
        <FormFields
          order={order}
          step={step}
          form={form}
          now={now}
          onChange={(part) => setForm({ ...form, ...part })}
        />
        <FailureNote error={error} />
        <Row gap={2}>
          <Button type="submit" isLoading={isBusy} disabled={!isReady}>
            {STEP_LABELS[step]}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Не&nbsp;сейчас
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}
