import { useLocation, useSearchParams } from '@shop/shared/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readQuery, writeQuery, type CatalogQuery } from './catalog-query';

/** An address for each letter would be too many for the browser's history. */
const TYPING_PAUSE_MS = 300;

export type ChangeQuery = (changes: Partial<CatalogQuery>, options?: { isTyping?: boolean }) => void;

/** What the visitor asks of the list: at once here, and in the address as soon as he pauses. */
export function useCatalogQuery() {
  const [params, writeAddress] = useSearchParams();
  const { pathname } = useLocation();
  const address = writeQuery(readQuery(params)).toString();
  const [query, setQuery] = useState(() => readQuery(params));
  /** What was asked last, though it may not be rendered yet: the next change starts from it. */
  const latest = useRef(query);
  const ask = useCallback((next: CatalogQuery) => {
    latest.current = next;
    setQuery(next);
  }, []);
  /** Addresses written here that have not come back yet; the first is the page's own. */
  const written = useRef([address]);
  const unwritten = useRef<{ query: CatalogQuery; timer: ReturnType<typeof setTimeout> }>(null);

  useEffect(() => {
    const own = written.current.lastIndexOf(address);
    if (own >= 0) {
      written.current.splice(0, own);
      return;
    }
    written.current = [address];
    // Another address, by a link.
    ask(readQuery(new URLSearchParams(address)));
  }, [address, ask]);

  const write = useCallback(
    (next: CatalogQuery, isTyping: boolean) => {
      const nextParams = writeQuery(next);
      // Another page is being loaded already: the address is no more this one's.
      if (window.location.pathname !== pathname) return;
      written.current.push(nextParams.toString());
      writeAddress(nextParams, { replace: isTyping });
    },
    [pathname, writeAddress],
  );

  const flush = useCallback(() => {
    const late = unwritten.current;
    if (!late) return;
    clearTimeout(late.timer);
    unwritten.current = null;
    write(late.query, true);
  }, [write]);

  const change = useCallback<ChangeQuery>(
    (changes, { isTyping = false } = {}) => {
      // What was found may be less than the pages shown so far.
      const next = { ...latest.current, page: 1, ...changes };
      ask(next);
      if (unwritten.current) clearTimeout(unwritten.current.timer);
      unwritten.current = isTyping ? { query: next, timer: setTimeout(flush, TYPING_PAUSE_MS) } : null;
      if (!isTyping) write(next, false);
    },
    [ask, flush, write],
  );

  useEffect(() => {
    // An address that Back left before the list had followed is never rendered: the effect above would not see it go.
    const handleBack = () => {
      clearTimeout(unwritten.current?.timer);
      unwritten.current = null;
      if (window.location.pathname !== pathname) return;
      const back = readQuery(new URLSearchParams(window.location.search));
      written.current = [writeQuery(back).toString()];
      ask(back);
    };
    window.addEventListener('popstate', handleBack);
    return () => {
      window.removeEventListener('popstate', handleBack);
      clearTimeout(unwritten.current?.timer);
    };
  }, [ask, pathname]);

  return { query, change, flush };
}
