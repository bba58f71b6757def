import { formatDayMonth, formatTime } from '@shop/shared/format';
import { Note } from '@shop/shared/ui';
import { ORDER_STATUSES, STATUS_LABELS } from '../../features/order';
import { Detail, Stage, Track } from './order-track.styles';
import { TEXTS } from './texts';
import type { Order } from './types';

const STAGES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

const moment = (date: string) => `${formatDayMonth(date)}, ${formatTime(date)}`;

/** How far the order has come. A cancelled one is on no way any more. */
export function OrderTrack({ order: { orderStatus, createdAt, statusUpdatedAt } }: { order: Order }) {
  if (orderStatus === 'cancelled') return <Note>{`${TEXTS.cancelledAt} ${moment(statusUpdatedAt)}`}</Note>;

  const now = STAGES.indexOf(orderStatus);
  const detailOf = (index: number) => {
    if (index === 0) return moment(createdAt);
    return index === now ? moment(statusUpdatedAt) : null;
  };
  const stateOf = (index: number) => {
    if (index === now) return 'now';
    return index < now ? 'done' : 'ahead';
  };
  return (
    <Track aria-label={TEXTS.track}>
      {STAGES.map((status, index) => (
        <Stage key={status} $state={stateOf(index)} aria-current={index === now ? 'step' : undefined}>
          {status === 'new' ? TEXTS.placed : STATUS_LABELS[status]}
          <Detail>{detailOf(index)}</Detail>
        </Stage>
      ))}
    </Track>
  );
}
