import { useShop, type Shop } from '@shop/shared/runtime';
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CatalogQuery } from '../../features/catalog-address';
import type { TileProduct } from '../../features/buying';
import { hrefOf } from './catalog-query';

/** The pages of the list that the visit has seen, by address. */
const visitedPages = new WeakMap<Shop, Map<string, readonly TileProduct[]>>();

function visitedPagesOf(shop: Shop) {
  const pages = visitedPages.get(shop) ?? new Map<string, readonly TileProduct[]>();
  visitedPages.set(shop, pages);
  return pages;
}

/** Laying out a whole page of new cards would block a slow phone. */
const CARDS_PER_FRAME = 4;

const subscribe = () => () => undefined;

/** False on the server and while its HTML is hydrated, which has all cards. */
function useIsOpenedByLink(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Of an address that is new to the visit, each frame draws a few cards more. A known one is drawn
 * at once.
 * @returns the goods that have a card now
 */
function useDrawn(goods: readonly TileProduct[], isNew: boolean): readonly TileProduct[] {
  const isOpenedByLink = useIsOpenedByLink();
  const [before, setBefore] = useState(isNew && isOpenedByLink ? [] : goods);
  const drawn = useMemo(() => {
    if (!isNew) return goods;
    const known = new Set(before.map(({ id }) => id));
    const waiting = new Set(goods.filter(({ id }) => !known.has(id)).slice(CARDS_PER_FRAME));
    return waiting.size > 0 ? goods.filter((product) => !waiting.has(product)) : goods;
  }, [goods, before, isNew]);

  useEffect(() => {
    if (before === drawn) return undefined;
    // `useDeferredValue` would defer nothing here, because a navigation is a transition itself.
    const frame = requestAnimationFrame(() => startTransition(() => setBefore(drawn)));
    return () => cancelAnimationFrame(frame);
  }, [before, drawn]);

  return drawn;
}

/**
 * A page of the list after the pages that the visit has seen. «Показать ещё» adds a page, and Back
 * restores the list.
 * @param goods the goods of the page itself
 * @returns all goods to show, those of them whose cards come in a later frame, and the number of
 * the first page
 */
export function useVisitedPages(goods: readonly TileProduct[], query: CatalogQuery) {
  const pages = visitedPagesOf(useShop());
  const address = hrefOf(query);
  const drawn = useDrawn(goods, !pages.has(address));
  useEffect(() => {
    if (drawn === goods) pages.set(address, goods);
  }, [address, drawn, goods, pages]);

  let shown = goods;
  let firstPage = query.page;
  for (; firstPage > 1; firstPage -= 1) {
    const before = pages.get(hrefOf({ ...query, page: firstPage - 1 }));
    if (!before) break;
    shown = [...before, ...shown];
  }
  const waiting = new Set(drawn === goods ? [] : goods.filter((product) => !drawn.includes(product)));
  // If the list changes between two requests, a product can be on both pages.
  return { firstPage, shown: [...new Map(shown.map((product) => [product.id, product])).values()], waiting };
}
