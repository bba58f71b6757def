import { useCallback, useMemo, useRef, useState } from 'react';
import { query as ask, RequestError, useShop } from '@shop/shared/runtime';
import { usePolling } from '../../hooks';
import { StaffOrdersDocument, StaffOrdersMarkDocument, type StaffOrdersQuery } from '../../generated/graphql';
import { filterOf, searchOf, type ListQuery } from './list-address';

/** A new order is in the list within 5 s (specification of the administration, Inbox). */
const EVERY_MS = 4000;
/** Rows are read anew after this time in any case: some become late, which changes no order. */
const MOST_MS = 60_000;

type Page = StaffOrdersQuery['staffOrders'];
export type ListedOrder = Page['rows'][number];
export type OrderCounts = Page['counts'];

interface Loaded {
  /** The address that these rows answer. */
  search: string;
  /** The newest rows, which are renewed. */
  first: Page | null;
  /** Rows of the pages after it. */
  more: readonly ListedOrder[];
  after: string | null;
  counts: OrderCounts;
  failure: unknown;
}

const NOTHING: Omit<Loaded, 'search'> = { first: null, more: [], after: null, counts: [], failure: null };

/** Each order once: it may have moved from one page to another in between. */
function rowsOf({ first, more }: Pick<Loaded, 'first' | 'more'>): readonly ListedOrder[] {
  const newest = first?.rows ?? [];
  const shown = new Set(newest.map(({ id }) => id));
  return [...newest, ...more.filter(({ id }) => !shown.has(id))];
}

/** Rows that newer ones have pushed off the first page; they stay, before those of later pages. */
function pushedOff({ first, more }: Pick<Loaded, 'first' | 'more'>, newest: Page): readonly ListedOrder[] {
  const last = newest.rows.at(-1)?.id ?? 0;
  const known = new Set(more.map(({ id }) => id));
  return (first?.rows ?? []).filter(({ id }) => id < last && !known.has(id));
}

interface Known {
  search: string;
  mark: string;
  askedAt: number;
}

/** Whether nothing has changed since. */
async function isStill(
  client: ReturnType<typeof useShop>['client'],
  known: Known | null,
  search: string,
): Promise<boolean> {
  if (known?.search !== search || Date.now() - known.askedAt > MOST_MS) return false;
  return (await ask(client, StaffOrdersMarkDocument, {})).staffOrdersMark === known.mark;
}

/** The orders that the query names, the newest first, renewed by themselves. */
export function useOrderList(query: ListQuery) {
  const { client } = useShop();
  const search = searchOf(query);
  const [loaded, setLoaded] = useState<Loaded>({ search, ...NOTHING });
  const wanted = useRef(search);
  /** The page that is on its way. */
  const asked = useRef<string | null>(null);
  const filter = useMemo(() => filterOf(query), [query]);
  // The counts are those of all orders, so they outlive a change of the query.
  const shown: Loaded = loaded.search === search ? loaded : { ...NOTHING, search, counts: loaded.counts };

  /** What the newest rows are of. */
  const known = useRef<Known | null>(null);

  const renew = useCallback(async () => {
    wanted.current = search;
    try {
      if (await isStill(client, known.current, search)) return;
      const askedAt = Date.now();
      const { staffOrders } = await ask(client, StaffOrdersDocument, { filter });
      if (wanted.current !== search) return;
      known.current = { search, mark: staffOrders.mark, askedAt };
      setLoaded((before) => {
        const isSame = before.search === search && before.more.length > 0;
        const more = isSame ? [...pushedOff(before, staffOrders), ...before.more] : [];
        const after = isSame ? before.after : (staffOrders.after ?? null);
        return { search, first: staffOrders, more, after, counts: staffOrders.counts, failure: null };
      });
    } catch (failure) {
      if (wanted.current !== search) return;
      known.current = null;
      setLoaded((before) =>
        before.search === search ? { ...before, failure } : { ...NOTHING, search, counts: before.counts, failure },
      );
    }
  }, [client, filter, search]);
  usePolling(renew, EVERY_MS);

  const loadMore = async () => {
    // A second press while the page is on its way would show it twice.
    if (shown.after === null || asked.current === shown.after) return;
    asked.current = shown.after;
    try {
      const { staffOrders } = await ask(client, StaffOrdersDocument, { filter, after: shown.after });
      setLoaded((before) =>
        before.search === search
          ? { ...before, more: [...before.more, ...staffOrders.rows], after: staffOrders.after ?? null }
          : before,
      );
    } catch (failure) {
      known.current = null; // the next reading takes the message back
      setLoaded((before) => ({ ...before, failure }));
    } finally {
      asked.current = null;
    }
  };

  const rows = useMemo(() => rowsOf({ first: shown.first, more: shown.more }), [shown.first, shown.more]);
  return {
    /** Null while they load. */
    rows: shown.first && rows,
    counts: shown.counts,
    hasMore: shown.after !== null,
    /** The last renewal failed: the rows are those of before. */
    failure: shown.failure,
    isOffline: shown.failure instanceof RequestError && shown.failure.code === 'NETWORK_ERROR',
    renew: () => void renew(),
    loadMore: () => void loadMore(),
  };
}
