import { useCallback, useMemo } from 'react';
import { query as ask, useShop } from '@shop/shared/runtime';
import { ListGoodsDocument, type StaffGoodsFilter } from '../../generated/graphql';
import { inParts, usePages } from '../../hooks';
import { filterOf, type GoodsQuery } from './list-address';

/** The goods that the query names, in the shop's order. */
export function useGoodsList(query: GoodsQuery) {
  const { client } = useShop();
  const filter = useMemo(() => filterOf(query), [query]);
  const pages = usePages(
    useCallback(
      async (after: string | null) => (await ask(client, ListGoodsDocument, { filter, after })).staffGoods,
      [client, filter],
    ),
  );
  return {
    ...pages,
    /** Reads products anew, or finds those that are not shown. */
    async read(name: keyof Pick<StaffGoodsFilter, 'ids' | 'articles'>, values: readonly (string | number)[]) {
      const answers = await Promise.all(
        inParts(values).map((part) => ask(client, ListGoodsDocument, { filter: { [name]: part } })),
      );
      return answers.flatMap(({ staffGoods }) => staffGoods.rows);
    },
  };
}

export type GoodsList = ReturnType<typeof useGoodsList>;
