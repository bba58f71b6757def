import { isIncluded } from '@shop/shared/included-parts';
import type { UnavailableProduct } from '../../errors/app-error';
import { countPieces, type OrderLine } from './order-lines';
import type { OrderProductRow } from './order-repository';
import type { StockDemand, StockRow } from './stock-repository';

/**
 * Products that are not sold this way: an accessory alone, or with a product it does not belong to,
 * and one whose price is to be asked for (docs/rules.md, "Orders").
 */
function findMisplaced(lines: OrderLine[], stock: Map<number, StockRow>): Set<number> {
  const parentOf = (productId: number) => stock.get(productId)?.parent_id ?? null;
  const mains = lines.filter(
    ({ productId }) => parentOf(productId) !== null || stock.get(productId)?.price_kopecks === 0,
  );
  const children = lines.flatMap((line) =>
    line.children.filter(({ productId }) => parentOf(productId) !== line.productId),
  );
  return new Set([...mains, ...children].map(({ productId }) => productId));
}

/** Parts of a kit come before extras: when a thing runs short, the buyer can do without extras. */
function kitsFirst(pieces: Map<number, number>, stock: Map<number, StockRow>): [number, number][] {
  const isExtra = ([productId]: [number, number]) => !isIncluded({ price: stock.get(productId)?.price_kopecks ?? NaN });
  return [...pieces].toSorted((a, b) => Number(isExtra(a)) - Number(isExtra(b)));
}

/** How many of the products there are, and takes their pieces from what is left of their item. */
function takeFrom(left: Map<number, number>, row: StockRow, needed: number): number {
  if (row.type === 'service' || row.order_term_days !== null) return needed;
  if (row.stock_item_id === null) return 0;
  const free = Math.max(0, left.get(row.stock_item_id) ?? row.free_pieces);
  const taken = Math.min(needed, Math.floor(free / row.per_unit));
  left.set(row.stock_item_id, free - taken * row.per_unit);
  return taken;
}

/**
 * Every product that cannot be ordered as requested, with how many of it can. Products that are the
 * same thing share its stock.
 */
export function findUnavailable(lines: OrderLine[], stock: Map<number, StockRow>): UnavailableProduct[] {
  const misplaced = findMisplaced(lines, stock);
  const left = new Map<number, number>();
  const pieces = countPieces(lines);
  const available = new Map(
    kitsFirst(pieces, stock).map(([productId, needed]) => {
      const row = stock.get(productId);
      return [productId, row?.active && !misplaced.has(productId) ? takeFrom(left, row, needed) : 0];
    }),
  );
  return [...pieces].flatMap(([productId, needed]) => {
    const count = available.get(productId) ?? 0;
    return count < needed ? [{ productId, available: count }] : [];
  });
}

/** What the lines need of each stock item; services and goods that nobody has counted need none. */
export function countDemands(lines: OrderLine[], stock: Map<number, StockRow>): Map<number, StockDemand> {
  const demands = new Map<number, StockDemand>();
  for (const [productId, count] of countPieces(lines)) {
    const row = stock.get(productId);
    if (!row || row.stock_item_id === null) continue;
    const pieces = count * row.per_unit;
    const known = demands.get(row.stock_item_id) ?? { pieces: 0, fromStock: 0 };
    demands.set(row.stock_item_id, {
      pieces: known.pieces + pieces,
      fromStock: known.fromStock + (row.order_term_days === null ? pieces : 0),
    });
  }
  return demands;
}

/** The pieces of each stock item in the stored lines of orders. */
export function countHeldPieces(rows: OrderProductRow[]): Map<number, number> {
  const held = new Map<number, number>();
  for (const { stock_item_id: item, stock_pieces: pieces } of rows) {
    if (item !== null) held.set(item, (held.get(item) ?? 0) + pieces);
  }
  return held;
}
