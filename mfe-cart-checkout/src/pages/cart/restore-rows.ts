import type { CartItem } from '@shop/shared/runtime';

/**
 * Maps removed ids to free ones. A new row gets "last id plus one", so it may have reused the id of
 * a removed row.
 */
function freshIds(current: readonly CartItem[], removed: readonly CartItem[]): Map<number, number> {
  const taken = new Set(current.map(({ id }) => id));
  let last = Math.max(0, ...taken, ...removed.map(({ id }) => id));
  return new Map(removed.map(({ id }) => [id, taken.has(id) ? (last += 1) : id]));
}

/**
 * Puts removed rows back in their old places and keeps everything that has changed since.
 * @param order ids of the rows before the removal
 */
export function restoreRows(
  current: readonly CartItem[],
  removed: readonly CartItem[],
  order: readonly number[],
): CartItem[] {
  const ids = freshIds(current, removed);
  const present = new Set(current.map(({ id }) => id));
  const restored = removed
    // An accessory is not restored if its product has left the cart meanwhile.
    .filter(({ parentId }) => parentId === null || ids.has(parentId) || present.has(parentId))
    .map((item) => ({
      place: order.indexOf(item.id),
      item: {
        ...item,
        id: ids.get(item.id) ?? item.id,
        parentId: item.parentId === null ? null : (ids.get(item.parentId) ?? item.parentId),
      },
    }));
  const currentRows = current.map((item) => ({ place: order.indexOf(item.id), item }));
  const rank = (place: number) => (place === -1 ? order.length : place);
  return [...currentRows, ...restored].toSorted((a, b) => rank(a.place) - rank(b.place)).map(({ item }) => item);
}
