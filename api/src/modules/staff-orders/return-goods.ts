import { MESSAGES } from '@shop/shared/validation';
import type { ReturnLine } from '../../generated/resolvers-types';
import { findLengthErrors, refuseFields } from '../../input/field-errors';
import type { OrderProductRow } from '../orders/order-repository';
import { addChanges, changeStock } from './change-stock';
import type { StepContext } from './move-order';
import type { ChangeOutcome, LockedOrder, OrderStep } from './order-change';
import { isOut } from './order-moves';
import { orderEntry } from './order-record';

const TEXTS = {
  status: 'Возвращать можно то, что отправлено',
  lines: 'Вернуть можно не\u00A0больше, чем отправлено',
} as const;

interface ReturnedLine extends ReturnLine {
  stored: OrderProductRow;
}

function readReturns({ lines: stored }: LockedOrder, lines: readonly ReturnLine[]): ReturnedLine[] {
  const byId = new Map(stored.map((line) => [line.id, line]));
  const isRepeated = new Set(lines.map(({ lineId }) => lineId)).size < lines.length;
  const returned = lines.flatMap((line) => {
    const known = byId.get(line.lineId);
    const isFit = known && line.count > 0 && line.count <= known.product_count;
    return isFit && line.toShelf >= 0 && line.toShelf <= line.count ? [{ ...line, stored: known }] : [];
  });
  if (isRepeated || returned.length < lines.length) refuseFields({ lines: TEXTS.lines });
  return returned;
}

const piecesOf = ({ stored }: ReturnedLine, count: number) => (stored.stock_pieces / stored.product_count) * count;

/**
 * Takes goods back: the status stays, what is due falls, and what can be sold again lies on the
 * shelf. The reason becomes a note.
 * @throws AppError BAD_REQUEST with `fields`
 */
export function returnGoods(
  { lines, reason }: { lines: readonly ReturnLine[]; reason: string },
  { userId }: Pick<StepContext, 'userId'>,
): OrderStep {
  return async (tx, locked): Promise<ChangeOutcome> => {
    const { order } = locked;
    refuseFields({
      ...(!isOut(order) && { id: TEXTS.status }),
      ...(lines.length === 0 && { lines: MESSAGES.required }),
      ...(!reason.trim() && { reason: MESSAGES.required }),
      ...findLengthErrors({ reason }, { reason: 500 }),
    });
    const returned = readReturns(locked, lines);
    const back = returned.flatMap((line): [number, { onHand: number }][] => {
      const { stock_item_id: itemId } = line.stored;
      return itemId === null ? [] : [[itemId, { onHand: piecesOf(line, line.toShelf) }]];
    });
    const stock = await changeStock(tx.stock, addChanges(back), []);
    for (const line of returned) {
      const { stored, count } = line;
      await tx.list.updateLine(stored.id, {
        count: stored.product_count - count,
        pieces: stored.stock_pieces - piecesOf(line, count),
        discountKopecks: stored.discount_kopecks,
        returned: stored.returned_count + count,
      });
    }
    await tx.list.update(order.id, {});
    await tx.card.addNote(order.id, userId, reason.trim());
    const { revision } = await tx.orders.getById(order.id);
    await tx.audit.add(orderEntry('return-goods', userId, order.id, { revision, fields: ['products'] }));
    return { stock, mails: [] };
  };
}
