import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ORDER_STATUSES } from '@shop/shared/order-words';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { Button, media } from '@shop/shared/ui';
import { StaffUndoMoveDocument, type OrderStatus } from '../../generated/graphql';
import { useClock } from '../../hooks';
import type { Order } from '../../order';
import { failureWords, MOVE_LABELS } from '../../words';
import { MoveDialog } from './move-dialog';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

/** On a phone what is needed less lies behind one button. */
const More = styled(Button)`
  display: none;

  @media ${media.phone} {
    display: inline-flex;
  }
`;

const Rest = styled.div<{ $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media ${media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    flex-basis: 100%;
  }
`;

interface MoveProps {
  order: Order;
  onChanged: (order: Order) => void;
  onConflict: () => void;
}

interface MoveBarProps extends MoveProps {
  /** What stands beside the next step. */
  children?: ReactNode;
  /** What is done less often. */
  more?: ReactNode;
}

const placeOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status);

/** The next step first, cancelling last. */
function sorted({ moves, orderStatus }: Order): OrderStatus[] {
  const isBack = (to: OrderStatus) => Number(placeOf(to) < placeOf(orderStatus));
  return moves.toSorted((one, other) => isBack(one) - isBack(other) || placeOf(one) - placeOf(other));
}

/** Takes back the last move, as long as the API lets it. */
function UndoMove({ order, onChanged, onConflict }: MoveProps) {
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

/** Where the order may go now, and what else is done to it. Each move shows first what it does. */
export function MoveBar({ order, onChanged, onConflict, children, more }: MoveBarProps) {
  const [to, setTo] = useState<OrderStatus | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const [next, ...others] = sorted(order).filter((status) => status !== 'cancelled');
  const move = (status: OrderStatus, kind: 'primary' | 'outline' | 'danger') => (
    <Button key={status} kind={kind} onClick={() => setTo(status)}>
      {placeOf(status) < placeOf(order.orderStatus) ? 'Шаг назад' : MOVE_LABELS[status]}
    </Button>
  );
  return (
    <Bar role="group" aria-label="Что сделать с&nbsp;заказом">
      {next && move(next, 'primary')}
      {children}
      <More kind="outline" aria-expanded={isOpen} aria-controls={restId} onClick={() => setIsOpen(!isOpen)}>
        Ещё
      </More>
      <UndoMove order={order} onChanged={onChanged} onConflict={onConflict} />
      <Rest id={restId} $isOpen={isOpen}>
        {others.map((status) => move(status, 'outline'))}
        {more}
        {order.moves.includes('cancelled') && move('cancelled', 'danger')}
      </Rest>
      {to && (
        <MoveDialog order={order} to={to} onClose={() => setTo(null)} onMoved={onChanged} onConflict={onConflict} />
      )}
    </Bar>
  );
}
