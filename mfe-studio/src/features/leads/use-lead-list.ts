import { useCallback, useMemo, useRef, useState } from 'react';
import { query as ask, RequestError, useShop } from '@shop/shared/runtime';
import { usePolling } from '@shop/shared/staff';
import { StaffLeadsDocument, type LeadFragment, type StaffLeadsQuery } from '../../generated/graphql';
import { filterOf, leadsPath, type LeadQuery } from './lead-address';

/** A new lead is in the list within 5 s, as a new order is. */
const EVERY_MS = 4000;

export type Lead = LeadFragment;
type Page = StaffLeadsQuery['staffLeads'];
type Totals = Pick<Page, 'counts' | 'stoppedHooks'>;

interface Loaded {
  /** The address that these rows answer. */
  path: string;
  /** The newest rows, which are renewed. */
  first: readonly Lead[] | null;
  /** Rows of the pages after it, and those that were changed here: they stay where they are. */
  more: readonly Lead[];
  after: string | null;
  failure: unknown;
}

const NOTHING: Omit<Loaded, 'path'> = { first: null, more: [], after: null, failure: null };

/** Each lead once, the newest first, as it was read last. */
function rowsOf(first: readonly Lead[], more: readonly Lead[]): readonly Lead[] {
  const byId = new Map<number, Lead>();
  for (const row of [...more, ...first]) {
    const known = byId.get(row.id);
    if (!known || known.revision <= row.revision) byId.set(row.id, row);
  }
  return [...byId.values()].sort((one, other) => other.id - one.id);
}

/** Renews the newest rows. Those that newer ones push off the page stay, as of the next one. */
function withFirst(before: Loaded, { rows, after }: Page): Loaded {
  const last = rows.at(-1)?.id ?? 0;
  const pushedOff = after === null ? [] : (before.first ?? []).filter(({ id }) => id < last);
  const more = [...before.more, ...pushedOff];
  return { ...before, first: rows, more, after: more.length > 0 ? before.after : after, failure: null };
}

/** The leads that the query names, renewed by themselves. */
export function useLeadList(query: LeadQuery) {
  const { client } = useShop();
  const path = leadsPath(query);
  const [loaded, setLoaded] = useState<Loaded>({ path, ...NOTHING });
  // Those of all leads, so they outlive a change of the query.
  const [totals, setTotals] = useState<Totals>({ counts: [], stoppedHooks: 0 });
  const wanted = useRef(path);
  const isAskingMore = useRef(false);
  const filter = useMemo(() => filterOf(query), [query]);
  const shown: Loaded = loaded.path === path ? loaded : { path, ...NOTHING };

  /** Changes what is shown of this query; what comes for another one changes nothing. */
  const change = useCallback(
    (next: (before: Loaded) => Loaded) =>
      setLoaded((before) =>
        wanted.current === path ? next(before.path === path ? before : { path, ...NOTHING }) : before,
      ),
    [path],
  );

  const renew = useCallback(async () => {
    wanted.current = path;
    try {
      const { staffLeads } = await ask(client, StaffLeadsDocument, { filter });
      const { counts, stoppedHooks } = staffLeads;
      setTotals({ counts, stoppedHooks });
      change((before) => withFirst(before, staffLeads));
    } catch (failure) {
      change((before) => ({ ...before, failure }));
    }
  }, [change, client, filter, path]);
  usePolling(renew, EVERY_MS);

  const loadMore = async () => {
    // A second press while the page is on its way would ask for it twice.
    if (shown.after === null || isAskingMore.current) return;
    isAskingMore.current = true;
    try {
      const { staffLeads } = await ask(client, StaffLeadsDocument, { filter, after: shown.after });
      change((before) => ({ ...before, more: [...before.more, ...staffLeads.rows], after: staffLeads.after ?? null }));
    } catch (failure) {
      change((before) => ({ ...before, failure }));
    } finally {
      isAskingMore.current = false;
    }
  };

  const rows = useMemo(() => shown.first && rowsOf(shown.first, shown.more), [shown.first, shown.more]);
  return {
    /** Null while they load. */
    rows,
    ...totals,
    /** The last renewal failed: the rows are those of before. */
    failure: shown.failure,
    isOffline: shown.failure instanceof RequestError && shown.failure.code === 'NETWORK_ERROR',
    hasMore: shown.after !== null,
    renew: () => void renew(),
    loadMore: () => void loadMore(),
    /** Puts a changed lead in its place, where it stays though the filter asks for others. */
    show: (lead: Lead) => change((before) => ({ ...before, more: [...before.more, lead] })),
  };
}

export type LeadList = ReturnType<typeof useLeadList>;
