import { useState } from 'react';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { Button, Row } from '@shop/shared/ui';
import { StaffUndoMoveDocument, type OrderStatus } from '../../generated/graphql';
import { useClock } from '../../hooks';
import type { Order } from '../../order';
import { failureWords, MOVE_LABELS, ORDER_STATUSES } from '../../words';
import { MoveDialog } from './move-dialog';

interface MoveBarProps {
  order: Order;
  onChanged: (order: Order) => void;
  onConflict: () => void;
}

const placeOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status);

/** The next step first, cancelling last. */
function sorted({ moves, orderStatus }: Order): OrderStatus[] {
  const isBack = (to: OrderStatus) => Number(placeOf(to) < placeOf(orderStatus));
  return moves.toSorted((one, other) => isBack(one) - isBack(other) || placeOf(one) - placeOf(other));
}

function kindOf(to: OrderStatus, index: number) {
  if (to === 'cancelled') return 'danger';
  return index === 0 ? 'primary' : 'outline';
}

/** Takes back the last move, as long as the API lets it. */
function UndoMove({ order, onChanged, onConflict }: MoveBarProps) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const now = useClock();
  const { id, revision, undoUntil } = order;
  if (!undoUntil || Date.parse(undoUntil) <= now) return null;
  const undo = async () => {
    try {
      const { staffUndoMove } = await track(mutate(client, StaffUndoMoveDocument, { id, revision }));
      onChanged(staffUndoMove);
    } catch (error) {
      show({ kind: 'error', title: 'Шаг не\u00a0возвращён', text: failureWords(error) });
      if (error instanceof RequestError && error.code === 'CONFLICT') onConflict();
    }
  };
  return (
    <Button kind="quiet" onClick={() => void undo()}>
      Вернуть шаг
    </Button>
  );
}

/** The ways that the order may go now. Each shows first what it does. */
export function MoveBar({ order, onChanged, onConflict }: MoveBarProps) {
  const [to, setTo] = useState<OrderStatus | null>(null);
  return (
    <Row gap={2} role="group" aria-label="Что сделать с&nbsp;заказом">
      {sorted(order).map((status, index) => (
        <Button key={status} kind={kindOf(status, index)} onClick={() => setTo(status)}>
          {placeOf(status) < placeOf(order.orderStatus) ? 'Шаг назад' : MOVE_LABELS[status]}
        </Button>
      ))}
      <UndoMove order={order} onChanged={onChanged} onConflict={onConflict} />
      {to && (
        <MoveDialog order={order} to={to} onClose={() => setTo(null)} onMoved={onChanged} onConflict={onConflict} />
      )}
    </Row>
  );
}
