import { useCallback, useEffect, useRef, useState } from 'react';

export interface Page<Row> {
  rows: readonly Row[];
  /** Where the next page begins; nothing at the end. */
  after?: string | null | undefined;
}

/** @param after null for the first page */
export type AskPage<Row> = (after: string | null) => Promise<Page<Row>>;

interface Loaded<Row> {
  /** What these rows answer. */
  ask: AskPage<Row>;
  /** Null until the first page has come. */
  rows: readonly Row[] | null;
  after: string | null;
  failure: unknown;
}

const withNewer = <Row extends { id: number }>(rows: readonly Row[], newer: ReadonlyMap<number, Row>) =>
  rows.map((row) => newer.get(row.id) ?? row);

/**
 * A list that grows page by page. What comes for another list, or a second press while the next
 * page is on its way, changes nothing.
 * @param ask another function is another list, so it is the same at each render
 */
export function usePages<Row extends { id: number }>(ask: AskPage<Row>) {
  const none: Loaded<Row> = { ask, rows: null, after: null, failure: null };
  const [loaded, setLoaded] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const asking = useRef<AskPage<Row> | null>(null);
  /** For each page on its way, the rows that were shown since it was asked for. */
  const overtaken = useRef(new Set<Map<number, Row>>());
  const shown = loaded.ask === ask ? loaded : none;

  const askPage = useCallback(
    async (after: string | null): Promise<Page<Row>> => {
      const newer = new Map<number, Row>();
      overtaken.current.add(newer);
      try {
        const page = await ask(after);
        return { ...page, rows: withNewer(page.rows, newer) };
      } finally {
        overtaken.current.delete(newer);
      }
    },
    [ask],
  );

  useEffect(() => {
    let isLeft = false;
    askPage(null).then(
      ({ rows, after = null }) => !isLeft && setLoaded({ ask, rows, after, failure: null }),
      (failure: unknown) => !isLeft && setLoaded({ ask, rows: null, after: null, failure }),
    );
    return () => {
      isLeft = true;
    };
  }, [ask, askPage, attempt]);

  const loadMore = async () => {
    if (asking.current === ask || shown.after === null) return;
    asking.current = ask;
    const change = (next: (before: Loaded<Row>) => Loaded<Row>) =>
      setLoaded((before) => (before.ask === ask ? next(before) : before));
    try {
      const { rows, after = null } = await askPage(shown.after);
      change((before) => ({ ask, rows: [...(before.rows ?? []), ...rows], after, failure: null }));
    } catch (failure) {
      change((before) => ({ ...before, failure }));
    } finally {
      if (asking.current === ask) asking.current = null;
    }
  };

  /** Puts rows that were read anew in the place of those that are shown, or are on their way. */
  const show = useCallback((newer: readonly Row[]) => {
    const byId = new Map(newer.map((row) => [row.id, row]));
    for (const rows of overtaken.current) for (const row of newer) rows.set(row.id, row);
    setLoaded((before) => ({ ...before, rows: before.rows && withNewer(before.rows, byId) }));
  }, []);

  return {
    rows: shown.rows,
    hasMore: shown.after !== null,
    failure: shown.failure,
    loadMore: () => void loadMore(),
    loadAgain: () => setAttempt(attempt + 1),
    show,
  };
}
