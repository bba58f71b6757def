import { useState } from 'react';
import { formatPrice } from '@shop/shared/format';
import { Button, Note, Row } from '@shop/shared/ui';
import type { Order } from '../../order';
import { PaymentDialog, STEP_LABELS } from './payment-dialog';
import { overpaid, type PaymentStep } from './payment-form';

interface PaymentActionsProps {
  order: Order;
  onChanged: (order: Order) => void;
  onConflict: () => void;
}

/** A preview's order is nobody's; what was refunded can be marked as paid again. */
function stepsOf({ isPreview, paymentStatus, orderStatus }: Order): readonly PaymentStep[] {
  if (isPreview) return [];
  if (paymentStatus === 'paid') return ['refund', 'unmark'];
  if (paymentStatus === 'refunded') return ['unmark'];
  return orderStatus === 'cancelled' ? [] : ['pay'];
}

/** What can be marked of the payment, and what is owed to the buyer. */
export function PaymentActions({ order, onChanged, onConflict }: PaymentActionsProps) {
  const [step, setStep] = useState<PaymentStep | null>(null);
  const steps = stepsOf(order);
  const owed = order.orderStatus === 'cancelled' && order.paymentStatus === 'paid' ? order.paidAmount : overpaid(order);
  if (steps.length === 0) return null;
  return (
    <>
      {owed > 0 && <Note kind="warning">{`Покупателю вернуть ${formatPrice(owed)}`}</Note>}
      <Row gap={2}>
        {steps.map((name, index) => (
          <Button key={name} kind={index === 0 ? 'outline' : 'quiet'} onClick={() => setStep(name)}>
            {STEP_LABELS[name]}
          </Button>
        ))}
      </Row>
      {step && (
        <PaymentDialog
          order={order}
          step={step}
          onClose={() => setStep(null)}
          onChanged={onChanged}
          onConflict={onConflict}
        />
      )}
    </>
  );
}
