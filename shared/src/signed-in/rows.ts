import type { SetCartInput } from '../generated/graphql';
import { clampCount } from '../runtime/cart/cart-rules';

/** A row of the cart, or of the comparison, which has no accessories or counts. */
export interface ProductRow {
  id: number;
  productId: number;
  parentId?: number | null;
  productCount?: number;
}

/** Ids here and on the server differ. The product and its parent's product identify a row. */
function byProduct(rows: readonly ProductRow[]) {
  const productOf = new Map(rows.map(({ id, productId }) => [id, productId]));
  return new Map(
    rows.map(({ id, productId, parentId, productCount = 1 }) => {
      const parentProductId = productOf.get(parentId ?? 0) ?? null;
      return [`${parentProductId ?? ''}/${productId}`, { id, productId, parentProductId, productCount }];
    }),
  );
}

/** The counts that turn `before` into `after`: 0 for a removed row. */
export function changesBetween(before: readonly ProductRow[], after: readonly ProductRow[]): SetCartInput[] {
  const [had, has] = [byProduct(before), byProduct(after)];
  const removed = [...had].filter(([key]) => !has.has(key)).map(([, row]) => ({ ...row, productCount: 0 }));
  const set = [...has].filter(([key, row]) => row.productCount !== had.get(key)?.productCount).map(([, row]) => row);
  return [...removed, ...set].map(({ id: _local, ...change }) => change);
}

/** The server's rows with the ids and the order of the same rows here. */
export function localRows<Item extends ProductRow>(server: readonly Item[], here: readonly Item[]): Item[] {
  const known = byProduct(here);
  const ranks = new Map(here.map(({ id }, rank) => [id, rank]));
  let lastId = Math.max(0, ...ranks.keys());
  const ids = new Map([...byProduct(server)].map(([key, { id }]) => [id, known.get(key)?.id ?? (lastId += 1)]));
  const idOf = (id: number) => ids.get(id) ?? id;
  return server
    .map((row) => ({ ...row, id: idOf(row.id), ...(row.parentId && { parentId: idOf(row.parentId) }) }))
    .toSorted((one, other) => (ranks.get(one.id) ?? here.length) - (ranks.get(other.id) ?? here.length));
}

/** Merges rows by id; counts add up. */
export function addRows<Item extends ProductRow>(rows: readonly Item[], added: readonly Item[]): Item[] {
  const sum = new Map(rows.map((row) => [row.id, row]));
  for (const row of added) {
    const before = sum.get(row.id)?.productCount ?? 0;
    sum.set(row.id, row.productCount ? { ...row, productCount: clampCount(before + row.productCount) } : row);
  }
  return [...sum.values()];
}
