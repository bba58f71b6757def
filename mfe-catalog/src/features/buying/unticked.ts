import { useCart, useShop, type ShopStorage } from '@shop/shared/runtime';
import { useMemo } from 'react';

const STORAGE_KEY = 'shop.unticked';
const MAX_UNTICKED = 50;

/** The names of accessories that the buyer has unticked in this browser, latest first. */
function readUnticked(storage: ShopStorage): unknown[] {
  const stored = storage.read(STORAGE_KEY);
  return Array.isArray(stored) ? stored : []; // written by hand, it may hold anything
}

/** Keeps a buyer's tick. Products share accessories by name, and each has a row of its own. */
export function keepTick(storage: ShopStorage, name: string, isTicked: boolean): void {
  const others = readUnticked(storage).filter((other) => other !== name);
  storage.write(STORAGE_KEY, isTicked ? others : [name, ...others].slice(0, MAX_UNTICKED));
}

/** What the buyer has unticked before, on any product; nothing until hydration, like the cart. */
export function useUnticked(): readonly unknown[] {
  const { storage } = useShop();
  const isHydrating = useCart((state) => state.isLoading);
  return useMemo(() => (isHydrating ? [] : readUnticked(storage)), [isHydrating, storage]);
}
