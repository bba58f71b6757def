import { mostInOneOrder } from '@shop/shared/validation';
import { refuseFields } from '../../input/field-errors';
import { currentSeller } from '../../current-seller';
import { countPieces, type OrderLine } from './order-lines';
import type { StockRow } from './stock-repository';

/**
 * How much an order may take while nobody has confirmed it: placing one costs nothing, and what it
 * takes cannot be sold to others.
 */
export interface OrderLimits {
  /** Lines of one order, accessories included. */
  maxLines: number;
  /** Pieces of one product in one order; half of a larger stock is allowed as well. */
  maxPieces: number;
  /** Pieces in all unconfirmed orders of one buyer within a day. */
  maxUnconfirmedPieces: number;
}

const call = () => `позвоните, и\u00A0мы оформим заказ вместе: ${currentSeller().phone}.`;

function isGoods(stock: Map<number, StockRow>, productId: number): boolean {
  return stock.get(productId)?.type === 'product';
}

/** How many pieces an order takes from stock: services have none. */
export function countGoods(lines: OrderLine[], stock: Map<number, StockRow>): number {
  const goods = [...countPieces(lines)].filter(([productId]) => isGoods(stock, productId));
  return goods.reduce((sum, [, pieces]) => sum + pieces, 0);
}

/** The error in the number of lines; null when there are not too many. */
export function findTooManyLines(lines: OrderLine[], { maxLines }: OrderLimits): string | null {
  const count = lines.reduce((sum, { children }) => sum + 1 + children.length, 0);
  if (count <= maxLines) return null;
  return `В\u00A0одном заказе может быть не\u00A0больше ${maxLines} позиций, считая аксессуары. Разделите заказ или ${call()}`;
}

/**
 * Refuses more of a product than one unconfirmed order may take.
 * @throws AppError BAD_REQUEST with `fields`
 */
export function refuseTooManyPieces(
  lines: OrderLine[],
  stock: Map<number, StockRow>,
  { maxPieces }: OrderLimits,
): void {
  const tooMany = [...countPieces(lines)].flatMap(([productId, pieces]) => {
    const row = stock.get(productId);
    const allowed = mostInOneOrder(row?.available ?? 0, maxPieces);
    return row?.type === 'product' && pieces > allowed ? [`${row.name}, ${allowed}\u00A0шт.`] : [];
  });
  if (tooMany.length === 0) return;
  const text = `Без звонка менеджера можно заказать не\u00A0больше: ${tooMany.join('; ')} Уменьшите количество или ${call()}`;
  refuseFields({ products: text });
}

/**
 * Refuses an order with which a buyer would hold too much of the stock.
 * @param held pieces in the buyer's other unconfirmed orders
 * @throws AppError BAD_REQUEST with `fields`
 */
export function refuseTooMuchHeld(held: number, ordered: number, { maxUnconfirmedPieces }: OrderLimits): void {
  if (ordered === 0 || held + ordered <= maxUnconfirmedPieces) return;
  const text = `В\u00A0заказах, которые менеджер ещё не\u00A0подтвердил, может быть не\u00A0больше ${maxUnconfirmedPieces}\u00A0шт. Дождитесь звонка или ${call()}`;
  refuseFields({ products: text });
}

/** A product of which one order took more than half of the stock. */
export interface LargeShare {
  productName: string;
  pieces: number;
  /** Pieces in stock before the order. */
  stock: number;
}

/**
 * What an order takes more than half of; the shop's mail says so. What is ordered beyond stock
 * takes nothing away from others.
 */
export function findLargeShares(lines: OrderLine[], stock: Map<number, StockRow>): LargeShare[] {
  return [...countPieces(lines)].flatMap(([productId, pieces]) => {
    const row = stock.get(productId);
    const isLarge = row?.type === 'product' && pieces * 2 > row.available && pieces <= row.available;
    return isLarge ? [{ productName: row.name, pieces, stock: row.available }] : [];
  });
}
