import { useCallback } from 'react';
import { query as ask, useShop } from '@shop/shared/runtime';
import { ListShelfDocument } from '../../generated/graphql';
import { inParts, usePages } from '../../hooks';

/** What lies on the shelf, by name. */
export function useShelf(text: string) {
  const { client } = useShop();
  const pages = usePages(
    useCallback(
      async (after: string | null) => (await ask(client, ListShelfDocument, { text, after })).staffStock,
      [client, text],
    ),
  );
  return {
    ...pages,
    /** Reads things anew. */
    async read(ids: readonly number[]) {
      const answers = await Promise.all(inParts(ids).map((part) => ask(client, ListShelfDocument, { ids: part })));
      return answers.flatMap(({ staffStock }) => staffStock.rows);
    },
  };
}

export type Shelf = ReturnType<typeof useShelf>;
