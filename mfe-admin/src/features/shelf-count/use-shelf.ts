import { useCallback, useEffect, useState } from 'react';
import { query as ask, useShop } from '@shop/shared/runtime';
import { ListShelfDocument } from '../../generated/graphql';
import type { Thing } from './count-draft';

interface Loaded {
  text: string;
  /** Null while the first page loads. */
  things: readonly Thing[] | null;
  after: string | null;
  failure: unknown;
}

const MOST_NAMED = 50;

/** What lies on the shelf, by name, page by page. */
export function useShelf(text: string) {
  const { client } = useShop();
  const [loaded, setLoaded] = useState<Loaded>({ text, things: null, after: null, failure: null });
  const [attempt, setAttempt] = useState(0);
  const shown: Loaded = loaded.text === text ? loaded : { text, things: null, after: null, failure: null };

  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      try {
        const { staffStock } = await ask(client, ListShelfDocument, { text });
        if (!isLeft) setLoaded({ text, things: staffStock.rows, after: staffStock.after ?? null, failure: null });
      } catch (failure) {
        if (!isLeft) setLoaded({ text, things: null, after: null, failure });
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [client, text, attempt]);

  const loadMore = async () => {
    const { staffStock } = await ask(client, ListShelfDocument, { text, after: shown.after });
    setLoaded((before) => ({
      ...before,
      things: [...(before.things ?? []), ...staffStock.rows],
      after: staffStock.after ?? null,
    }));
  };

  /** Reads things anew. */
  const read = useCallback(
    async (ids: readonly number[]) => {
      const { staffStock } = await ask(client, ListShelfDocument, { ids: ids.slice(0, MOST_NAMED) });
      return staffStock.rows;
    },
    [client],
  );

  const show = useCallback(
    (newer: readonly Thing[]) =>
      setLoaded((before) => {
        const byId = new Map(newer.map((thing) => [thing.id, thing]));
        return { ...before, things: before.things && before.things.map((thing) => byId.get(thing.id) ?? thing) };
      }),
    [],
  );

  return {
    things: shown.things,
    hasMore: shown.after !== null,
    failure: shown.failure,
    loadMore: () => void loadMore().catch((failure: unknown) => setLoaded((before) => ({ ...before, failure }))),
    loadAgain: () => setAttempt(attempt + 1),
    read,
    show,
  };
}

export type Shelf = ReturnType<typeof useShelf>;
