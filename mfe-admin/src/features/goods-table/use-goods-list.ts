import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { query as ask, useShop } from '@shop/shared/runtime';
import { ListGoodsDocument, type StaffGoodsFilter } from '../../generated/graphql';
import type { Product } from '../../goods';
import { filterOf, searchOf, type GoodsQuery } from './list-address';

/** As many as one answer has. */
const MOST_NAMED = 50;

interface Loaded {
  search: string;
  /** Null while the first page loads. */
  products: readonly Product[] | null;
  after: string | null;
  failure: unknown;
}

/** Puts what was read anew in the place of what is shown; the rest stays. */
function replace(shown: readonly Product[], newer: readonly Product[]): Product[] {
  const byId = new Map(newer.map((product) => [product.id, product]));
  return shown.map((product) => byId.get(product.id) ?? product);
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / MOST_NAMED) }, (_, part) => part * MOST_NAMED);
  return starts.map((start) => items.slice(start, start + MOST_NAMED));
}

/** The goods that the query names, in the shop's order, page by page. */
export function useGoodsList(query: GoodsQuery) {
  const { client } = useShop();
  const search = searchOf(query);
  const [loaded, setLoaded] = useState<Loaded>({ search, products: null, after: null, failure: null });
  const [attempt, setAttempt] = useState(0);
  const isLoading = useRef(false);
  const filter = useMemo(() => filterOf(query), [query]);
  const shown: Loaded = loaded.search === search ? loaded : { search, products: null, after: null, failure: null };

  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      try {
        const { staffGoods } = await ask(client, ListGoodsDocument, { filter });
        if (!isLeft) setLoaded({ search, products: staffGoods.rows, after: staffGoods.after ?? null, failure: null });
      } catch (failure) {
        if (!isLeft) setLoaded({ search, products: null, after: null, failure });
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [client, filter, search, attempt]);

  const loadMore = async () => {
    if (isLoading.current || shown.after === null) return;
    isLoading.current = true;
    try {
      const { staffGoods } = await ask(client, ListGoodsDocument, { filter, after: shown.after });
      setLoaded((before) =>
        before.search === search
          ? {
              ...before,
              products: [...(before.products ?? []), ...staffGoods.rows],
              after: staffGoods.after ?? null,
              failure: null,
            }
          : before,
      );
    } catch (failure) {
      setLoaded((before) => ({ ...before, failure }));
    } finally {
      isLoading.current = false;
    }
  };

  /** Reads products anew, or finds those that are not shown. */
  const read = useCallback(
    async (name: keyof Pick<StaffGoodsFilter, 'ids' | 'articles'>, values: readonly (string | number)[]) => {
      const answers = await Promise.all(
        inParts(values).map((part) => ask(client, ListGoodsDocument, { filter: { [name]: part } })),
      );
      return answers.flatMap(({ staffGoods }) => staffGoods.rows);
    },
    [client],
  );

  const show = useCallback(
    (newer: readonly Product[]) =>
      setLoaded((before) => ({ ...before, products: before.products && replace(before.products, newer) })),
    [],
  );

  return {
    products: shown.products,
    hasMore: shown.after !== null,
    failure: shown.failure,
    loadMore: () => void loadMore(),
    loadAgain: () => setAttempt(attempt + 1),
    read,
    /** Shows products as they are now. */
    show,
  };
}

export type GoodsList = ReturnType<typeof useGoodsList>;
