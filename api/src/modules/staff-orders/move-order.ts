import { MESSAGES } from '@shop/shared/validation';
import type { OrderStatus } from '../../generated/resolvers-types';
import { findLengthErrors, refuseFields } from '../../input/field-errors';
import { countHeldPieces } from '../orders/order-stock';
import type { StockRow } from '../orders/stock-repository';
import { stockEffectOfMove } from '../orders/stock-effects';
import { addChanges, changeStock, usesOf } from './change-stock';
import type { ChangeOutcome, LockedOrder, OrderStep } from './order-change';
import { movesOf } from './order-moves';
import { findUndoable, orderEntry, type RecordedMove } from './order-record';
import { composeStepMail, mailOfMove } from './order-step-mails';
import type { StaffOrderChanges } from './staff-order-repository';
import type { StaffOrdersTransaction } from './staff-orders-services';

export interface MoveRequest {
  to: OrderStatus;
  tellBuyer: boolean;
  reason?: string | null;
  restock?: boolean | null;
  carrier?: string | null;
  trackNumber?: string | null;
}

/** What a step needs to know besides the order. */
export interface StepContext {
  userId: number;
  publicUrl: string;
}

const TEXTS = {
  to: 'Из этого статуса так нельзя',
  restock: 'Отметьте, вернулись ли товары',
  undo: 'Вернуть уже нельзя: прошло 10\u00A0минут, или покупателю отправлено письмо',
} as const;
const LENGTHS = { reason: 500, carrier: 64, trackNumber: 64 } as const;

function checkMove({ order, lines }: LockedOrder, { to, reason, restock, carrier, trackNumber }: MoveRequest): void {
  const moves = movesOf({
    status: order.order_status,
    isPreview: order.preview !== null,
    hasReturns: lines.some(({ returned_count: count }) => count > 0),
  });
  if (!moves.includes(to)) refuseFields({ to: TEXTS.to });
  const isCancelled = to === 'cancelled';
  const isAsked = order.order_status === 'shipped' && (restock === null || restock === undefined);
  refuseFields({
    ...findLengthErrors({ reason, carrier, trackNumber }, LENGTHS),
    ...(isCancelled && !reason?.trim() && { reason: MESSAGES.required }),
    ...(isCancelled && isAsked && { restock: TEXTS.restock }),
  });
}

/** What a move does to the counts of each item; what is lost changes nothing. */
async function moveStock(
  tx: StaffOrdersTransaction,
  { lines }: LockedOrder,
  { from, to, isRestocked }: Pick<RecordedMove, 'from' | 'to' | 'isRestocked'>,
): ReturnType<typeof changeStock> {
  const isGoneForGood = [from, to].includes('shipped') && [from, to].includes('cancelled') && !isRestocked;
  if (isGoneForGood) return [];
  const effect = stockEffectOfMove(from, to);
  const isHeldAnew = from === 'cancelled' && effect.promised > 0;
  const products = isHeldAnew
    ? await tx.stock.find(lines.map(({ product_id: id }) => id))
    : new Map<number, StockRow>();
  const mustBeFree = lines.filter(({ product_id: id }) => isHeldAnew && products.get(id)?.order_term_days === null);
  const changes = addChanges([
    ...[...countHeldPieces(lines)].map(([itemId, pieces]): [number, { onHand: number; promised: number }] => [
      itemId,
      { onHand: effect.onHand * pieces, promised: effect.promised * pieces },
    ]),
    ...[...countHeldPieces(mustBeFree)].map(([itemId, pieces]): [number, { fromStock: number }] => [
      itemId,
      { fromStock: pieces },
    ]),
  ]);
  // A cancelled order holds nothing.
  const uses = usesOf(lines).map((use) => (isHeldAnew ? { ...use, heldPieces: 0 } : use));
  return changeStock(tx.stock, changes, uses);
}

function columnsOf({ order }: LockedOrder, request: MoveRequest): StaffOrderChanges {
  const { to, reason, restock, carrier, trackNumber } = request;
  return {
    order_status: to,
    ...(to === 'cancelled' && {
      cancel_reason: reason?.trim() ?? null,
      is_lost: order.order_status === 'shipped' && restock !== true,
    }),
    ...(carrier !== undefined && { carrier: carrier?.trim() || null }),
    ...(trackNumber !== undefined && { track_number: trackNumber?.trim() || null }),
  };
}

function fieldsOf({ carrier, trackNumber, to }: MoveRequest): string[] {
  return [
    'orderStatus',
    ...(to === 'cancelled' ? ['cancelReason'] : []),
    ...(carrier ? ['carrier'] : []),
    ...(trackNumber ? ['trackNumber'] : []),
  ];
}

/**
 * Moves an order to another status, with its stock (specification of the administration, Orders).
 * @throws AppError BAD_REQUEST with `fields` or `products`
 */
export function moveOrder(request: MoveRequest, { userId, publicUrl }: StepContext): OrderStep {
  return async (tx, locked): Promise<ChangeOutcome> => {
    checkMove(locked, request);
    const { id, order_status: from } = locked.order;
    const move = { from, to: request.to, isRestocked: request.restock === true };
    const stock = await moveStock(tx, locked, move);
    await tx.list.update(id, columnsOf(locked, request));
    const order = await tx.orders.getById(id);
    const kind = request.tellBuyer ? mailOfMove(order) : null;
    const mail = kind && (await composeStepMail(tx, order, kind, publicUrl));
    const recorded = { ...move, isTold: mail !== null };
    await tx.audit.add(
      orderEntry('move-order', userId, id, { revision: order.revision, fields: fieldsOf(request), move: recorded }),
    );
    return { stock, mails: mail ? [mail] : [] };
  };
}

/**
 * Takes the last move back, within ten minutes unless the buyer was told: the exact inverse.
 * @throws AppError BAD_REQUEST with `fields.id` or `products`
 */
export function undoMove({ userId }: Pick<StepContext, 'userId'>): OrderStep {
  return async (tx, locked): Promise<ChangeOutcome> => {
    const { id } = locked.order;
    const move = findUndoable(await tx.card.findEvents([id]), Date.now())?.move;
    if (move?.to !== locked.order.order_status) {
      refuseFields({ id: TEXTS.undo });
      return { stock: [], mails: [] };
    }
    const { from, to, isRestocked } = move;
    const stock = await moveStock(tx, locked, { from: to, to: from, isRestocked });
    await tx.list.update(id, {
      order_status: from,
      ...(to === 'cancelled' && { cancel_reason: null, is_lost: false }),
    });
    const { revision } = await tx.orders.getById(id);
    await tx.audit.add(orderEntry('undo-move', userId, id, { revision, fields: ['orderStatus'] }));
    return { stock, mails: [] };
  };
}
