import { formatDayMonth, formatTime } from '@shop/shared/format';
import { Note, StageTrack, type StageState } from '@shop/shared/ui';
import styled from 'styled-components';
import { ORDER_STATUSES, STATUS_LABELS } from '../../features/order';
import { TEXTS } from './texts';
import type { Order } from './types';

const STAGES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** The mark of the present stage stands out above. */
const Track = styled(StageTrack)`
  padding-top: 12px;
`;

const moment = (date: string) => `${formatDayMonth(date)}, ${formatTime(date)}`;

/** How far the order has come. A cancelled one is on no way any more. */
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
