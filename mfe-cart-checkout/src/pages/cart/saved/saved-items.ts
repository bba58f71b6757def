import { MAX_PRODUCT_COUNT, useCart, useShop, type CartItem, type ShopStorage } from '@shop/shared/runtime';
import { useEffect, useMemo, useState } from 'react';

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

export interface SavedItems {
  items: readonly SavedItem[];
  change: (next: (items: readonly SavedItem[]) => SavedItem[]) => void;
  /** Removes a product. Returns false if it was no longer there. */
  take: (productId: number) => boolean;
}

/**
 * The saved products of this browser, synchronized between tabs. Empty until hydration, like the
 * cart.
 */
export function useSavedItems(): SavedItems {
  const { storage } = useShop();
  const isHydrating = useCart((state) => state.isLoading);
  const [written, setWritten] = useState<readonly SavedItem[] | null>(null);
  const found = useMemo(() => (isHydrating ? [] : readSaved(storage)), [isHydrating, storage]);

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === null || key === SAVED_STORAGE_KEY) setWritten(readSaved(storage));
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [storage]);

  // Another tab may have written meanwhile, so each change starts from the stored list.
  const change: SavedItems['change'] = (next) => {
    const items = next(readSaved(storage));
    storage.write(SAVED_STORAGE_KEY, items);
    setWritten(items);
  };

  const take = (productId: number) => {
    const isThere = readSaved(storage).some((item) => item.productId === productId);
    if (isThere) change((items) => withoutSaved(items, productId));
    return isThere;
  };

  return { items: written ?? found, change, take };
}
