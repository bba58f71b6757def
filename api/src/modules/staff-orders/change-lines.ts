import { isIncluded } from '@shop/shared/included-parts';
import { MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { StaffLineInput, StockChange } from '../../generated/resolvers-types';
import { findCountError, refuseFields } from '../../input/field-errors';
import type { DiscountRow } from '../discounts/discount-repository';
import { discountOf } from '../orders/order-lines';
import type { NewOrderProduct, OrderProductRow } from '../orders/order-repository';
import type { StockRow } from '../orders/stock-repository';
import { addChanges, changeStock, usesOf, type ItemUse } from './change-stock';
import type { LockedOrder } from './order-change';
import type { StaffOrdersTransaction } from './staff-orders-services';

const MOST_LINES = 200;
const TEXTS = {
  many: `Не\u00A0больше ${MOST_LINES} позиций`,
  unknown: 'В\u00A0заказе нет такой позиции: откройте его заново',
  parent: 'Аксессуар должен идти со\u00A0своим товаром',
  twice: 'Одна позиция названа дважды',
} as const;

/** A line of the new list, beside the stored one that it continues. */
interface PlannedLine {
  /** Of the stored line, or the one by which accessories of a new line name it. */
  key: number;
  stored: OrderProductRow | null;
  row: StockRow | null;
  productId: number;
  parentKey: number | null;
  count: number;
}

interface Plan {
  lines: PlannedLine[];
  removed: OrderProductRow[];
}

function checkInput(input: readonly StaffLineInput[], stored: Map<number, OrderProductRow>): void {
  const countError = input.map(({ productCount }) => findCountError(productCount)).find((error) => error !== null);
  const named = input.flatMap(({ id }) => id ?? []);
  const keys = new Set(named);
  const isUnknown = input.some(({ id, productId }) => (id ?? 0) > 0 && stored.get(id ?? 0)?.product_id !== productId);
  const isOrphan = input.some(
    ({ id, parentId }) =>
      (parentId !== null && parentId !== undefined && !keys.has(parentId)) ||
      ((id ?? 0) > 0 && (stored.get(id ?? 0)?.parent_id ?? null) !== (parentId ?? null)),
  );
  const error =
    (input.length === 0 && MESSAGES.required) ||
    (input.length > MOST_LINES && TEXTS.many) ||
    countError ||
    (keys.size < named.length && TEXTS.twice) ||
    (isUnknown && TEXTS.unknown) ||
    (isOrphan && TEXTS.parent);
  if (error) refuseFields({ products: error });
}

/** New lines are sold as in the shop: what is on sale, an accessory with its own product only. */
function refuseUnsold(lines: readonly PlannedLine[]): void {
  const productOf = new Map(lines.map(({ key, productId }) => [key, productId]));
  const unsold = lines.filter(({ stored, row, parentKey }) => {
    if (stored) return false;
    const parent = parentKey === null ? null : (productOf.get(parentKey) ?? null);
    const isPriced = parentKey !== null || row?.price_kopecks !== 0;
    return !row?.active || row.parent_id !== parent || !isPriced || (row.type === 'product' && !isOrderable(row));
  });
  if (unsold.length === 0) return;
  const products = unsold.map(({ productId }) => ({ productId, available: 0 }));
  throw new AppError('BAD_REQUEST', 'products are not sold', { products });
}

const isOrderable = (row: StockRow) => row.stock_item_id !== null || row.order_term_days !== null;

/** Parts of a kit have the count of their product (docs/rules.md, Cart). */
function followKits(lines: PlannedLine[]): PlannedLine[] {
  const countOf = new Map(lines.map(({ key, count }) => [key, count]));
  return lines.map((line) => {
    const price = line.stored?.product_price_kopecks ?? line.row?.price_kopecks ?? Number.NaN;
    const isPart = line.parentKey !== null && isIncluded({ price });
    return isPart ? { ...line, count: countOf.get(line.parentKey ?? 0) ?? line.count } : line;
  });
}

function planLines(input: readonly StaffLineInput[], { lines }: LockedOrder, stock: Map<number, StockRow>): Plan {
  const stored = new Map(lines.map((line) => [line.id, line]));
  checkInput(input, stored);
  const planned = input.map(({ id, productId, productCount, parentId }, index) => ({
    // A new line without a key of its own gets one that nobody can name.
    key: id ?? Number.MIN_SAFE_INTEGER + index,
    stored: (id !== null && id !== undefined && stored.get(id)) || null,
    row: stock.get(productId) ?? null,
    productId,
    parentKey: parentId ?? null,
    count: productCount,
  }));
  refuseUnsold(planned);
  const kept = new Set(planned.flatMap((line) => line.stored?.id ?? []));
  return { lines: followKits(planned), removed: lines.filter(({ id }) => !kept.has(id)) };
}

function piecesPerProduct({ stored, row }: PlannedLine): number {
  if (stored) return stored.product_count > 0 ? stored.stock_pieces / stored.product_count : 0;
  return row?.stock_item_id === null ? 0 : (row?.per_unit ?? 0);
}

const itemOf = ({ stored, row }: PlannedLine) => (stored ? stored.stock_item_id : (row?.stock_item_id ?? null));

/** What the new list promises more or less than the stored one. */
async function changePromises(
  { stock }: StaffOrdersTransaction,
  { lines }: LockedOrder,
  { lines: planned, removed }: Plan,
): Promise<StockChange[]> {
  const more = planned.flatMap((line): [number, { promised: number; fromStock: number }][] => {
    const itemId = itemOf(line);
    const pieces = line.count * piecesPerProduct(line) - (line.stored?.stock_pieces ?? 0);
    const isFromStock = (line.row?.order_term_days ?? null) === null;
    return itemId === null ? [] : [[itemId, { promised: pieces, fromStock: isFromStock ? pieces : 0 }]];
  });
  const less = removed.flatMap(({ stock_item_id: itemId, stock_pieces: pieces }): typeof more =>
    itemId === null ? [] : [[itemId, { promised: -pieces, fromStock: -pieces }]],
  );
  const held = new Map(usesOf(lines).map(({ itemId, heldPieces }) => [itemId, heldPieces]));
  const uses = planned.flatMap((line): ItemUse[] => {
    const itemId = itemOf(line);
    if (itemId === null) return [];
    const heldPieces = held.get(itemId) ?? 0;
    return [{ productId: line.productId, itemId, piecesPerProduct: piecesPerProduct(line), heldPieces }];
  });
  return changeStock(stock, addChanges([...more, ...less]), uses);
}

function newLine(line: PlannedLine, parentRowId: number | null, discountKopecks: number): NewOrderProduct {
  const { productId, count, row } = line;
  return {
    productId,
    productCount: count,
    productName: row?.name ?? '',
    priceKopecks: row?.price_kopecks ?? 0,
    discountKopecks,
    stockItemId: row?.stock_item_id ?? null,
    stockPieces: count * piecesPerProduct(line),
    orderTermDays: row && count > row.available ? row.order_term_days : null,
    parentRowId,
  };
}

async function writeLines(
  { list, orders }: StaffOrdersTransaction,
  orderId: number,
  { lines, removed }: Plan,
  discounts: DiscountRow[],
): Promise<void> {
  const wanted = (productId: number) =>
    lines.reduce((sum, line) => sum + (line.productId === productId ? line.count : 0), 0);
  const discountAt = (line: PlannedLine, priceKopecks: number) =>
    discountOf({ id: line.productId }, priceKopecks, wanted(line.productId), discounts);
  await list.deleteLines(removed.map(({ id }) => id));
  for (const line of lines) {
    const { stored, count } = line;
    if (!stored || stored.product_count === count) continue;
    const discountKopecks = discountAt(line, stored.product_price_kopecks);
    const pieces = count * piecesPerProduct(line);
    await list.updateLine(stored.id, { count, pieces, discountKopecks, returned: stored.returned_count });
  }
  const added = lines.filter(({ stored }) => stored === null);
  const mains = added.filter(({ parentKey }) => parentKey === null);
  const toRow = (line: PlannedLine, parentRowId: number | null) =>
    newLine(line, parentRowId, discountAt(line, line.row?.price_kopecks ?? 0));
  const mainIds = await orders.insertProducts(
    orderId,
    mains.map((line) => toRow(line, null)),
  );
  const rowIds = new Map(mains.map(({ key }, index) => [key, mainIds[index] ?? null]));
  const children = added.filter(({ parentKey }) => parentKey !== null);
  const parentRow = (key: number | null) => (key !== null && key > 0 ? key : (rowIds.get(key ?? 0) ?? null));
  await orders.insertProducts(
    orderId,
    children.map((line) => toRow(line, parentRow(line.parentKey))),
  );
}

function isSame({ lines, removed }: Plan): boolean {
  return removed.length === 0 && lines.every(({ stored, count }) => stored?.product_count === count);
}

/**
 * Gives a locked order the lines of a list, and promises the difference. A line that stays keeps
 * its price, item and pieces; its discount, too, unless its count changes.
 * @returns null when nothing changes
 * @throws AppError BAD_REQUEST with `fields.products` or `products`
 */
export async function changeLines(
  tx: StaffOrdersTransaction,
  locked: LockedOrder,
  input: readonly StaffLineInput[],
  areDiscountsEnabled: boolean,
): Promise<StockChange[] | null> {
  const plan = planLines(input, locked, await tx.stock.find(input.map(({ productId }) => productId)));
  if (isSame(plan)) return null;
  const stock = await changePromises(tx, locked, plan);
  await writeLines(tx, locked.order.id, plan, areDiscountsEnabled ? await tx.discounts.findDiscounts() : []);
  return stock;
}
