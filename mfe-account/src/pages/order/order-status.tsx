import styled from 'styled-components';
import { formatDayMonth, formatTime } from '@shop/shared/format';
import { orderStages } from '@shop/shared/order-page';
import { PAYMENT_LABELS, STATUS_LABELS } from '@shop/shared/order-words';
import { Badge, Note, Row, StageTrack, type BadgeTone } from '@shop/shared/ui';
import { STATUS_TONES, useCatalogue } from '../../features/order';
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

/** The padding makes room for the mark above the present stage. */
const Track = styled(StageTrack)`
  padding-top: 12px;
`;

const moment = (date: string) => `${formatDayMonth(date)}, ${formatTime(date)}`;

/** Shows how far the order has come. A cancelled one has a note instead. */
export function OrderTrack({ order }: { order: Order }) {
  const { orderStatus, createdAt, statusUpdatedAt } = order;
  const catalogue = useCatalogue(order.products);
  if (orderStatus === 'cancelled') return <Note>{`${TEXTS.cancelledAt} ${moment(statusUpdatedAt)}`}</Note>;

  // A product that is not known yet is a product: most are.
  const hasGoods = order.products.some(({ productId }) => catalogue.get(productId)?.type !== 'service');
  const stages = orderStages({ ...order, hasGoods });
  const lastDone = stages.findLastIndex(({ state }) => state === 'done');
  const detailOf = (index: number) => {
    if (index === 0) return moment(createdAt);
    return index === lastDone ? moment(statusUpdatedAt) : null;
  };
  return <Track label={TEXTS.track} stages={stages.map((stage, index) => ({ ...stage, detail: detailOf(index) }))} />;
}
