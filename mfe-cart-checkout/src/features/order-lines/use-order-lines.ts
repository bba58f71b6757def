import { useCart, useList, useShop, useShopConfig, type CartItem } from '@shop/shared/runtime';
import { useMemo } from 'react';
import { joinLines } from './join-lines';
import type { OrderGroup } from './types';

interface OrderLines {
  groups: OrderGroup[];
  /** True until both the rows and the catalogue are here. */
  isLoading: boolean;
  /** The catalogue could not be loaded, so names and prices are unknown. */
  hasFailed: boolean;
  retry: () => void;
}

/** Rows as an order: with names, prices and stock of the catalogue. */
export function useJoinedLines(items: readonly CartItem[]): OrderLines {
  const { lists, track } = useShop();
  const { areDiscountsEnabled } = useShopConfig();
  const products = useList('products');
  const discounts = useList('discounts').items;
  const groups = useMemo(
    () => joinLines(items, { products: products.items, discounts: areDiscountsEnabled ? discounts : [] }),
    [items, products.items, discounts, areDiscountsEnabled],
  );
  const isEmptyList = products.items.length === 0;
  return {
    groups,
    isLoading: products.isLoading && isEmptyList,
    hasFailed: products.hasFailed && isEmptyList,
    retry: () => void track(lists.load(['products', 'discounts'], { isForced: true })),
  };
}

/** The cart as an order: what the cart, the checkout and their totals all show. */
export function useOrderLines(): OrderLines {
  const lines = useJoinedLines(useCart((state) => state.items));
  const isCartLoading = useCart((state) => state.isLoading);
  return { ...lines, isLoading: isCartLoading || lines.isLoading };
}
