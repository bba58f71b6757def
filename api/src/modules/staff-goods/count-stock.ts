import { AppError, type StockConflict } from '../../errors/app-error';
import type { StockCount, StockItem } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { toStockItem } from './read-goods';
import { refuseLists } from './save-goods';
import type { ShelfRow } from './shelf-repository';
import type { StaffGoodsServices, StaffGoodsTransaction } from './staff-goods-services';

/** Of one thing: more is a slip of the keys. */
const MOST_PIECES = 1_000_000;
export const WRONG_COUNT = 'Целое число от\u00A00 до\u00A01\u00A0000\u00A0000';

/** Whether a thing may have this many pieces on the shelf. */
export const isCount = (pieces: number) => pieces >= 0 && pieces <= MOST_PIECES;

async function conflictOf({ shelf }: StaffGoodsTransaction, row: ShelfRow): Promise<StockConflict> {
  const [productId] = row.product_ids;
  const last = productId === undefined ? null : await shelf.findLastCount(productId);
  return {
    stockItemId: row.id,
    onHand: row.on_hand,
    revision: row.revision,
    by: last?.by ?? null,
    at: last?.at.toISOString() ?? null,
    fields: ['onHand'],
  };
}

/** @throws AppError NOT_FOUND; CONFLICT with `conflict` */
async function lockSeen(tx: StaffGoodsTransaction, counts: readonly StockCount[]): Promise<Map<number, ShelfRow>> {
  const rows = new Map((await tx.shelf.lock(counts.map(({ stockItemId }) => stockItemId))).map((row) => [row.id, row]));
  for (const { stockItemId, seen } of counts) {
    const row = rows.get(stockItemId);
    if (!row) throw new AppError('NOT_FOUND', `no stock item ${stockItemId}`);
    if (row.on_hand === seen) continue;
    const conflict = await conflictOf(tx, row);
    throw new AppError('CONFLICT', `stock item ${stockItemId} has ${row.on_hand}, not ${seen}`, { conflict });
  }
  return rows;
}

/**
 * Sets counts that still are as they were seen, and records them.
 * @throws AppError NOT_FOUND; CONFLICT with `conflict`
 */
export async function setSeenCounts(
  tx: StaffGoodsTransaction,
  counts: readonly StockCount[],
  userId: number,
): Promise<void> {
  const rows = await lockSeen(tx, counts);
  await tx.shelf.setCounts(new Map(counts.map(({ stockItemId, counted }) => [stockItemId, counted])));
  const entries = counts.map(({ stockItemId, counted, seen }) => ({
    productId: rows.get(stockItemId)?.product_ids[0] ?? null,
    details: { stockItemId, was: seen, counted },
  }));
  await tx.audit.addForProducts('count-stock', userId, entries);
}

/**
 * Sets how much lies on the shelf, all or nothing. What orders hold is never counted: a count that
 * an order has overtaken is refused, since it saw another shelf.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT with `conflict`
 */
export async function countStock(
  services: StaffGoodsServices,
  counts: readonly StockCount[],
  userId: number,
): Promise<StockItem[]> {
  const ids = counts.map(({ stockItemId }) => stockItemId);
  refuseLists('counts', ids);
  if (!counts.every(({ counted }) => isCount(counted))) refuseFields({ counted: WRONG_COUNT });
  const version = await services.inTransaction(async (tx) => {
    await setSeenCounts(tx, counts, userId);
    return tx.readVersion();
  });
  services.onChanged(version);
  const counted = new Map((await services.shelf.findByIds(ids)).map((row) => [row.id, toStockItem(row)]));
  return ids.flatMap((id) => counted.get(id) ?? []);
}
