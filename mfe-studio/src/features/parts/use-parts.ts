import { useCallback, useEffect, useState } from 'react';

interface Parts<Of> {
  /** The latest first; null until the first answer. */
  items: readonly Of[] | null;
  isFailed: boolean;
  /** Whether there are older ones. */
  hasMore: boolean;
}

/**
 * Loads a list of the API in parts; another `ask` makes it begin again.
 * @param ask gets the items before the given one, and the latest for null
 * @param atOnce as many as the API sends at once: fewer are the last ones
 * @param cursorOf what `ask` gets to find the items before this one; a stable function
 */
export function useParts<Of>(
  ask: (before: number | null) => Promise<readonly Of[]>,
  atOnce: number,
  cursorOf: (item: Of) => number,
) {
  const [state, setState] = useState<Parts<Of>>({ items: null, isFailed: false, hasMore: false });

  const load = useCallback(
    async (before: number | null) => {
      try {
        const loaded = await ask(before);
        setState((known) => {
          const items = before === null ? [] : (known.items ?? []);
          const last = items.at(-1);
          // A second press asks for the same part, which has come already.
          if (last !== undefined && cursorOf(last) !== before) return known;
          return { items: [...items, ...loaded], isFailed: false, hasMore: loaded.length === atOnce };
        });
      } catch {
        setState((known) => ({ ...known, isFailed: true }));
      }
    },
    [ask, atOnce, cursorOf],
  );

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void load(null);
  }, [load]);

  const last = state.items?.at(-1);
  return {
    ...state,
    retry: () => void load(null),
    loadMore: () => void load(last === undefined ? null : cursorOf(last)),
  };
}
