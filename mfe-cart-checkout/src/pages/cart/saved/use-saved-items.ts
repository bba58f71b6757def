import { useCart, useShop } from '@shop/shared/runtime';
import { readSaved, SAVED_STORAGE_KEY, withoutSaved, type SavedItem } from '@shop/shared/saved-items';
import { useEffect, useMemo, useState } from 'react';

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
