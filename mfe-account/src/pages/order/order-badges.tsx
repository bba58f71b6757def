import { Badge, Row, type BadgeTone } from '@shop/shared/ui';
import { PAYMENT_LABELS, STATUS_LABELS, STATUS_TONES } from '../../features/order';
import type { Order } from './types';

const PAYMENT_TONES: Record<Order['paymentStatus'], BadgeTone> = {
  not_paid: 'neutral',
  pending: 'warning',
  paid: 'green',
  refunded: 'neutral',
};

/** Where the order is, and whether it is paid. */
export function OrderBadges({ order: { orderStatus, paymentStatus } }: { order: Order }) {
  return (
    <Row gap={2}>
      <Badge tone={STATUS_TONES[orderStatus]}>{STATUS_LABELS[orderStatus]}</Badge>
      <Badge tone={PAYMENT_TONES[paymentStatus]}>{PAYMENT_LABELS[paymentStatus]}</Badge>
    </Row>
  );
}
