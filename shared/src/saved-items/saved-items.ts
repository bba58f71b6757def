import { MAX_PRODUCT_COUNT, type CartItem, type ShopStorage } from '@shop/shared/runtime';

export const SAVED_STORAGE_KEY = 'shop.saved';

interface SavedProduct {
  productId: number;
  productCount: number;
}

/** A saved product with its accessories. */
export interface SavedItem extends SavedProduct {
  children: SavedProduct[];
}

const MAX_SAVED = 100;

type Fields<T> = Partial<Record<keyof T, unknown>>;

const isPositiveInteger = (value: unknown, max: number) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;

function isSavedProduct(value: unknown): value is SavedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, productCount }: Fields<SavedProduct> = value;
  return isPositiveInteger(productId, Number.MAX_SAFE_INTEGER) && isPositiveInteger(productCount, MAX_PRODUCT_COUNT);
}

function toSavedItems(value: unknown): SavedItem[] {
  if (!isSavedProduct(value)) return [];
  const { children }: Fields<SavedItem> = value;
  if (!Array.isArray(children)) return [];
  const { productId, productCount } = value;
  return [{ productId, productCount, children: children.filter(isSavedProduct) }];
}

/**
 * The saved products of this browser. Entries that another version wrote or someone edited are
 * dropped.
 */
export function readSaved(storage: ShopStorage): SavedItem[] {
  const stored = storage.read(SAVED_STORAGE_KEY);
  if (!Array.isArray(stored)) return [];
  const items = new Map(stored.flatMap(toSavedItems).map((item) => [item.productId, item]));
  return [...items.values()].slice(0, MAX_SAVED);
}

const withoutId = ({ productId, productCount }: CartItem): SavedProduct => ({ productId, productCount });

/** Converts a row of the cart and its accessories; null if the row is no longer in the cart. */
export function toSavedItem(rows: readonly CartItem[], id: number): SavedItem | null {
  const row = rows.find((item) => item.id === id);
  return row ? { ...withoutId(row), children: rows.filter(({ parentId }) => parentId === id).map(withoutId) } : null;
}

/** Puts the product first and replaces its earlier entry. */
export function withSaved(items: readonly SavedItem[], added: SavedItem): SavedItem[] {
  return [added, ...withoutSaved(items, added.productId)].slice(0, MAX_SAVED);
}

export function withoutSaved(items: readonly SavedItem[], productId: number): SavedItem[] {
  return items.filter((item) => item.productId !== productId);
}

/**
 * Saves products of a cart with their accessories, in front of what is saved already; the first
 * one comes first. An open page shows them at once.
 */
export function saveRows(storage: ShopStorage, rows: readonly CartItem[], productIds: ReadonlySet<number>): void {
  const mains = rows.filter(({ productId, parentId }) => parentId === null && productIds.has(productId));
  const added = mains.flatMap(({ id }) => toSavedItem(rows, id) ?? []);
  storage.write(SAVED_STORAGE_KEY, added.toReversed().reduce(withSaved, readSaved(storage)));
  // Browsers tell other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: SAVED_STORAGE_KEY }));
}
