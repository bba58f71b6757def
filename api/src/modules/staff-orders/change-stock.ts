import { AppError, type UnavailableProduct } from '../../errors/app-error';
import type { StockChange } from '../../generated/resolvers-types';
import type { OrderProductRow } from '../orders/order-repository';
import type { StockCounts, StockRepository } from '../orders/stock-repository';

/** By how much the counts of a stock item change. */
export interface ItemChange {
  onHand: number;
  promised: number;
  /** How many of the promised pieces must be free: what has a term may be ordered beyond stock. */
  fromStock: number;
}

/** A product and how many pieces of which item one of it is. */
export interface ItemUse {
  productId: number;
  itemId: number;
  piecesPerProduct: number;
  /** Pieces of the item that the order holds already. */
  heldPieces: number;
}

const NO_CHANGE: ItemChange = { onHand: 0, promised: 0, fromStock: 0 };

/** Adds up changes by item. */
export function addChanges(changes: readonly [itemId: number, change: Partial<ItemChange>][]): Map<number, ItemChange> {
  const sums = new Map<number, ItemChange>();
  for (const [itemId, change] of changes) {
    const known = sums.get(itemId) ?? NO_CHANGE;
    sums.set(itemId, {
      onHand: known.onHand + (change.onHand ?? 0),
      promised: known.promised + (change.promised ?? 0),
      fromStock: known.fromStock + (change.fromStock ?? 0),
    });
  }
  return sums;
}

/** Which items the stored lines of an order use. */
export function usesOf(lines: readonly OrderProductRow[]): ItemUse[] {
  return lines.flatMap((line) =>
    line.stock_item_id === null || line.product_count === 0
      ? []
      : [
          {
            productId: line.product_id,
            itemId: line.stock_item_id,
            piecesPerProduct: line.stock_pieces / line.product_count,
            heldPieces: lines.reduce(
              (sum, other) => sum + (other.stock_item_id === line.stock_item_id ? other.stock_pieces : 0),
              0,
            ),
          },
        ],
  );
}

const freeOf = ({ on_hand: onHand, promised }: StockCounts) => onHand - promised;

function isShort(counts: StockCounts, { onHand, fromStock }: ItemChange): boolean {
  return counts.on_hand + onHand < 0 || (fromStock > 0 && freeOf(counts) < fromStock);
}

/** How many of a product there are: on the shelf, or free and held by the order itself. */
function availableOf(use: ItemUse, counts: StockCounts, { onHand }: ItemChange): number {
  const pieces = onHand < 0 ? counts.on_hand : freeOf(counts) + use.heldPieces;
  return use.piecesPerProduct > 0 ? Math.max(0, Math.floor(pieces / use.piecesPerProduct)) : 0;
}

/**
 * Changes the counts of stock items, all or none; locks them in the order of their ids.
 * @param uses the products to name when goods are lacking
 * @throws AppError BAD_REQUEST with `products`
 */
export async function changeStock(
  stock: StockRepository,
  changes: Map<number, ItemChange>,
  uses: readonly ItemUse[],
): Promise<StockChange[]> {
  const changed = new Map([...changes].filter(([, { onHand, promised }]) => onHand !== 0 || promised !== 0));
  if (changed.size === 0) return [];
  const counts = await stock.lockCounts([...changed.keys()]);
  const countsOf = new Map(counts.map((item) => [item.id, item]));
  const lacking = uses.flatMap((use): [number, UnavailableProduct][] => {
    const item = countsOf.get(use.itemId);
    const change = changed.get(use.itemId);
    if (!item || !change || !isShort(item, change)) return [];
    return [[use.productId, { productId: use.productId, available: availableOf(use, item, change) }]];
  });
  if (lacking.length > 0) {
    const products = [...new Map(lacking).values()];
    throw new AppError('BAD_REQUEST', 'goods are lacking', { products });
  }
  await stock.addToCounts(changed);
  return counts.map(({ id, name }) => {
    const { onHand, promised } = changed.get(id) ?? NO_CHANGE;
    return { stockItemId: id, name, onHand, promised };
  });
}
