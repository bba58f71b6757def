import styled from 'styled-components';
import { formatDayMonth, formatTime } from '@shop/shared/format';
import { Badge, Note, Row, StageTrack, type BadgeTone, type StageState } from '@shop/shared/ui';
import { ORDER_STATUSES, PAYMENT_LABELS, STATUS_LABELS, STATUS_TONES } from '../../features/order';
import type { Order } from './order-data';
import { TEXTS } from './texts';

const PAYMENT_TONES: Record<Order['paymentStatus'], BadgeTone> = {
  not_paid: 'neutral',
  pending: 'warning',
  paid: 'green',
  refunded: 'neutral',
};

export function OrderBadges({ order: { orderStatus, paymentStatus } }: { order: Order }) {
  return (
    <Row gap={2}>
      <Badge tone={STATUS_TONES[orderStatus]}>{STATUS_LABELS[orderStatus]}</Badge>
      <Badge tone={PAYMENT_TONES[paymentStatus]}>{PAYMENT_LABELS[paymentStatus]}</Badge>
    </Row>
  );
}

const STAGES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** The padding makes room for the mark above the present stage. */
const Track = styled(StageTrack)`
  padding-top: 12px;
`;

const moment = (date: string) => `${formatDayMonth(date)}, ${formatTime(date)}`;

/** Shows how far the order has come. A cancelled one has a note instead. */
export function OrderTrack({ order: { orderStatus, createdAt, statusUpdatedAt } }: { order: Order }) {
  if (orderStatus === 'cancelled') return <Note>{`${TEXTS.cancelledAt} ${moment(statusUpdatedAt)}`}</Note>;

  const now = STAGES.indexOf(orderStatus);
  const detailOf = (index: number) => {
    if (index === 0) return moment(createdAt);
    return index === now ? moment(statusUpdatedAt) : null;
  };
  const stateOf = (index: number): StageState => {
    if (index === now) return 'now';
    return index < now ? 'done' : 'ahead';
  };
  const stages = STAGES.map((status, index) => ({
    name: status === 'new' ? TEXTS.placed : STATUS_LABELS[status],
    state: stateOf(index),
    detail: detailOf(index),
  }));
  return <Track label={TEXTS.track} stages={stages} />;
}
