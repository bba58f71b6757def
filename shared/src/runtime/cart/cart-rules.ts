import { MAX_PRODUCT_COUNT, type CartAddition, type CartItem } from './types';

/** Keeps a count within 1 to 999; anything that is no number counts as 1. */
export function clampCount(count: number): number {
  if (!Number.isFinite(count)) return 1;
  return Math.min(MAX_PRODUCT_COUNT, Math.max(1, Math.trunc(count)));
}

/** The same product under the same parent adds to the row that stands, as `siteCreateCart` does on the server. */
function addRow(items: CartItem[], added: Omit<CartItem, 'id'>, nextId: () => number): CartItem {
  const { productId, parentId, productCount } = added;
  const index = items.findIndex((item) => item.productId === productId && item.parentId === parentId);
  const standing = items[index];
  const row = standing
    ? { ...standing, productCount: clampCount(standing.productCount + productCount) }
    : { id: nextId(), productId, parentId, productCount: clampCount(productCount) };
  items.splice(standing ? index : items.length, standing ? 1 : 0, row);
  return row;
}

/** Adds a main product and each chosen child under it (specification, section 4). */
export function addToCart(items: readonly CartItem[], addition: CartAddition, nextId: () => number): CartItem[] {
  const { productId, productCount = 1, childProductIds = [] } = addition;
  const result = [...items];
  const main = addRow(result, { productId, parentId: null, productCount }, nextId);
  for (const childId of childProductIds)
    addRow(result, { productId: childId, parentId: main.id, productCount }, nextId);
  return result;
}

/** Removes a row; children go with their parent (specification, section 4). */
export function removeFromCart(items: readonly CartItem[], id: number): CartItem[] {
  return items.filter((item) => item.id !== id && item.parentId !== id);
}

/** Sets the count of one row, within 1 to 999. */
export function setCartCount(items: readonly CartItem[], id: number, productCount: number): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, productCount: clampCount(productCount) } : item));
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, productId, parentId, productCount } = value as Partial<Record<keyof CartItem, unknown>>; // fields are checked right below
  // Ids of rows that the server does not have yet are below zero.
  const isId = (field: unknown) => Number.isInteger(field) && field !== 0;
  const isCount = (field: unknown) => isId(field) && Number(field) > 0;
  return isId(id) && isCount(productId) && isCount(productCount) && (parentId === null || isId(parentId));
}

/** What was kept by another version or edited by hand: wrong rows, doubles and orphans are dropped, never a crash. */
export function readCart(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return [];
  const rows = new Map(stored.filter(isCartItem).map((item) => [item.id, item]));
  return [...rows.values()]
    .filter(({ parentId }) => parentId === null || rows.get(parentId)?.parentId === null)
    .map((item) => ({ ...item, productCount: clampCount(item.productCount) }));
}
