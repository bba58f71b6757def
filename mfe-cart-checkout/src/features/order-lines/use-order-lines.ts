import { toOrderRows, type OrderRow } from '@shop/shared/included-parts';
import { productsOf, useProducts } from '@shop/shared/products';
import { useCart, useList, useShop, useShopConfig, type CartItem } from '@shop/shared/runtime';
import { useMemo } from 'react';
import type { DeviceChoice } from '../booking';
import { joinLines } from './join-lines';
import type { OrderGroup } from './order-lines';

interface OrderLines {
  /** Included parts are in the count of their product. */
  rows: readonly OrderRow[];
  groups: OrderGroup[];
  /**
   * True until the rows, the catalogue and the discounts are loaded, so that no total changes after
   * it is shown.
   */
  isLoading: boolean;
  /** The rows or the catalogue could not be loaded. */
  hasFailed: boolean;
  retry: () => void;
}

/** True until the first request for a list has succeeded or failed. */
export function isFirstLoad({ revision, hasFailed }: { revision: number; hasFailed: boolean }): boolean {
  return revision === 0 && !hasFailed;
}

/**
 * Joins rows with the names, prices and stock of the catalogue.
 * @param choice the devices that the services of these rows are for
 */
export function useJoinedLines(items: readonly CartItem[], choice: DeviceChoice): OrderLines {
  const shop = useShop();
  const { lists, track } = shop;
  const { areDiscountsEnabled, maxPieces } = useShopConfig();
  const { leftOut, forProductId } = choice;
  const ids = [...items.map(({ productId }) => productId), Number(forProductId)].filter((id) => id > 0);
  const products = useProducts(ids);
  const discounts = useList('discounts');
  const rows = useMemo(() => toOrderRows(items, products.items), [items, products.items]);
  const groups = useMemo(
    () =>
      joinLines(rows, {
        products: products.items,
        discounts: areDiscountsEnabled ? discounts.items : [],
        choice: { leftOut, forProductId },
        maxPieces,
      }),
    [rows, products.items, discounts.items, areDiscountsEnabled, maxPieces, leftOut, forProductId],
  );
  return {
    rows,
    groups,
    isLoading: (products.isLoading && !products.isComplete) || isFirstLoad(discounts),
    hasFailed: products.hasFailed && !products.isComplete,
    retry: () => void track(Promise.all([productsOf(shop).load(ids), lists.load(['discounts'], { isForced: true })])),
  };
}

/** The cart as an order: the common data of the cart, the checkout and their totals. */
export function useOrderLines(choice: DeviceChoice): OrderLines {
  const { items, isLoading, hasFailed, load } = useCart((state) => state);
  const lines = useJoinedLines(items, choice);
  const isCartMissing = hasFailed && items.length === 0;
  return {
    ...lines,
    isLoading: isLoading || lines.isLoading,
    hasFailed: isCartMissing || lines.hasFailed,
    retry: () => {
      if (isCartMissing) load();
      if (lines.hasFailed) lines.retry();
    },
  };
}
