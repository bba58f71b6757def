import { Chip, Row } from '@shop/shared/ui';
import { ORDER_STATUSES, STATUS_LABELS } from '../../features/order';
import { TEXTS } from './texts';
import type { Order } from './types';

export type Status = Order['orderStatus'];

/** The status an address asks for; anything it does not know means all. */
export function readStatus(search: URLSearchParams): Status | null {
  const asked = search.get('status');
  return ORDER_STATUSES.find((status) => status === asked) ?? null;
}

interface StatusFilterProps {
  orders: readonly Order[];
  value: Status | null;
  onChange: (status: Status | null) => void;
}

/** The statuses that the buyer's orders have, with their numbers. */
export function StatusFilter({ orders, value, onChange }: StatusFilterProps) {
  const countOf = (status: Status) => orders.filter(({ orderStatus }) => orderStatus === status).length;
  const shown = ORDER_STATUSES.filter((status) => status === value || countOf(status) > 0);
  return (
    <Row gap={2} role="group" aria-label={TEXTS.filter}>
      <Chip isPressed={value === null} count={orders.length} onClick={() => onChange(null)}>
        {TEXTS.all}
      </Chip>
      {shown.map((status) => (
        <Chip key={status} isPressed={status === value} count={countOf(status)} onClick={() => onChange(status)}>
          {STATUS_LABELS[status]}
        </Chip>
      ))}
    </Row>
  );
}
