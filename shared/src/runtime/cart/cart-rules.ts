import { MAX_PRODUCT_COUNT, type CartAddition, type CartItem } from './types';

/** Limits a count to 1–999; anything that is not a number counts as 1. */
export function clampCount(count: number): number {
  if (!Number.isFinite(count)) return 1;
  return Math.min(MAX_PRODUCT_COUNT, Math.max(1, Math.trunc(count)));
}

/** Adds to the existing row of the same product and parent, if there is one. */
function addRow(items: CartItem[], added: Omit<CartItem, 'id'>, nextId: () => number): CartItem {
  const { productId, parentId, productCount } = added;
  const index = items.findIndex((item) => item.productId === productId && item.parentId === parentId);
  const existing = items[index];
  const row = existing
    ? { ...existing, productCount: clampCount(existing.productCount + productCount) }
    : { id: nextId(), productId, parentId, productCount: clampCount(productCount) };
  items.splice(existing ? index : items.length, existing ? 1 : 0, row);
  return row;
}

/** Adds a main product and each chosen child under it. */
export function addToCart(items: readonly CartItem[], addition: CartAddition, nextId: () => number): CartItem[] {
  const { productId, productCount = 1, childProductIds = [] } = addition;
  const result = [...items];
  const main = addRow(result, { productId, parentId: null, productCount }, nextId);
  for (const childId of childProductIds)
    addRow(result, { productId: childId, parentId: main.id, productCount }, nextId);
  return result;
}

export function removeFromCart(items: readonly CartItem[], id: number): CartItem[] {
  return items.filter((item) => item.id !== id && item.parentId !== id);
}

export function setCartCount(items: readonly CartItem[], id: number, productCount: number): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, productCount: clampCount(productCount) } : item));
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, productId, parentId, productCount } = value as Partial<Record<keyof CartItem, unknown>>; // fields are checked right below
  const isPositive = (field: unknown) => Number.isInteger(field) && Number(field) > 0;
  return [id, productId, productCount].every(isPositive) && (parentId === null || isPositive(parentId));
}

/**
 * Drops invalid rows, duplicates and orphans: another version or a person may have written them.
 */
export function readCart(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return [];
  const rows = new Map(stored.filter(isCartItem).map((item) => [item.id, item]));
  return [...rows.values()]
    .filter(({ parentId }) => parentId === null || rows.get(parentId)?.parentId === null)
    .map((item) => ({ ...item, productCount: clampCount(item.productCount) }));
}
