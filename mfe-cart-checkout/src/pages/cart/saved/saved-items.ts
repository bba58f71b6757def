import { MAX_PRODUCT_COUNT, type CartItem, type ShopStorage } from '@shop/shared/runtime';

export const SAVED_STORAGE_KEY = 'shop.saved';

interface SavedProduct {
  productId: number;
  productCount: number;
}

/** A product put aside, with the accessories that hung off it. */
export interface SavedItem extends SavedProduct {
  children: SavedProduct[];
}

const MAX_SAVED = 100;

type Fields<T> = Partial<Record<keyof T, unknown>>;

const isWhole = (value: unknown, max: number) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;

function isSavedProduct(value: unknown): value is SavedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, productCount }: Fields<SavedProduct> = value;
  return isWhole(productId, Number.MAX_SAFE_INTEGER) && isWhole(productCount, MAX_PRODUCT_COUNT);
}

function toSavedItems(value: unknown): SavedItem[] {
  if (!isSavedProduct(value)) return [];
  const { children }: Fields<SavedItem> = value;
  if (!Array.isArray(children)) return [];
  const { productId, productCount } = value;
  return [{ productId, productCount, children: children.filter(isSavedProduct) }];
}

/** What is put aside in this browser; rows of another version or edited by hand are dropped. */
export function readSaved(storage: ShopStorage): SavedItem[] {
  const stored = storage.read(SAVED_STORAGE_KEY);
  if (!Array.isArray(stored)) return [];
  const items = new Map(stored.flatMap(toSavedItems).map((item) => [item.productId, item]));
  return [...items.values()].slice(0, MAX_SAVED);
}

const withoutId = ({ productId, productCount }: CartItem): SavedProduct => ({ productId, productCount });

/** A row of the cart with its accessories; null where it is not there any more. */
export function toSavedItem(rows: readonly CartItem[], id: number): SavedItem | null {
  const row = rows.find((item) => item.id === id);
  return row ? { ...withoutId(row), children: rows.filter(({ parentId }) => parentId === id).map(withoutId) } : null;
}

/** What was put aside last comes first. The same product again takes the place of the one that lay there. */
export function withSaved(items: readonly SavedItem[], added: SavedItem): SavedItem[] {
  return [added, ...withoutSaved(items, added.productId)].slice(0, MAX_SAVED);
}

export function withoutSaved(items: readonly SavedItem[], productId: number): SavedItem[] {
  return items.filter((item) => item.productId !== productId);
}
