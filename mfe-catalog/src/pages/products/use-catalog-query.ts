import { useLocation, useNavigate, useParams, useSearchParams } from '@shop/shared/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalogQuery } from '../../features/catalog-address';
import { hrefOf, IN_PLACE, readQuery } from './catalog-query';

/** A new address for each letter would be too many for the browser and the server. */
const TYPING_PAUSE_MS = 300;

export type ChangeQuery = (changes: Partial<CatalogQuery>, options?: { isTyping?: boolean }) => void;

/** The visitor's query: the state changes at once, the address as soon as typing pauses. */
export function useCatalogQuery() {
  const [params] = useSearchParams();
  const { category } = useParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = readQuery(params, category);
  const address = hrefOf(shown);
  /** True while the form is ahead of the list, which waits for the server. */
  const [pending, setPending] = useState<CatalogQuery | null>(null);
  /** Addresses that the list may show on its way to the present query. */
  const passed = useRef(new Set<string>());
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = pending ?? shown;

  const stopTyping = useCallback(() => {
    clearTimeout(typing.current);
    typing.current = undefined;
  }, []);

  const forget = useCallback(() => {
    stopTyping();
    passed.current.clear();
    setPending(null);
  }, [stopTyping]);

  useEffect(() => {
    if (!pending) return;
    if (address === hrefOf(pending)) passed.current = new Set([address]);
    // The address of a link replaces the query.
    else if (!passed.current.has(address)) forget();
  }, [address, pending, forget]);

  useEffect(() => {
    window.addEventListener('popstate', forget);
    return () => {
      window.removeEventListener('popstate', forget);
      stopTyping();
    };
  }, [forget, stopTyping]);

  const write = (next: CatalogQuery, isTyping: boolean) => {
    stopTyping();
    // Another page is already loading, so the address no longer belongs to this one.
    if (window.location.pathname !== pathname) return;
    passed.current.add(hrefOf(next));
    void navigate(hrefOf(next), { replace: isTyping, state: IN_PLACE });
  };

  const change: ChangeQuery = (changes, { isTyping = false } = {}) => {
    // The new result may have fewer pages.
    const next = { ...query, page: 1, ...changes };
    passed.current.add(address);
    setPending(next);
    stopTyping();
    if (isTyping) typing.current = setTimeout(() => write(next, true), TYPING_PAUSE_MS);
    else write(next, false);
  };

  /** Writes the latest query into the address without waiting. */
  const flush = () => {
    if (pending && typing.current !== undefined) write(pending, true);
  };

  return { query, change, flush };
}
