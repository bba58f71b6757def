import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from '@shop/shared/runtime';
import { readPlaceQuery, writePlaceQuery, type PlaceQuery } from './place-query';

/** The browser's history must not get an address for each letter. */
const TYPING_PAUSE_MS = 300;

interface TypedText {
  text: string;
  /**
   * The addresses that belong to this text. Any other came from Back or a link and has its own
   * text.
   */
  addresses: readonly string[];
}

/**
 * The visitor's search. Typed text takes effect immediately and is written to the address after a
 * pause.
 */
export function usePlaceQuery() {
  const [params, writeAddress] = useSearchParams();
  const { pathname } = useLocation();
  const addressQuery = readPlaceQuery(params);
  const address = writePlaceQuery(addressQuery).toString();
  const [typed, setTyped] = useState<TypedText | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = typed?.addresses.includes(address) ? { ...addressQuery, text: typed.text } : addressQuery;

  useEffect(() => () => clearTimeout(timer.current), []);

  const hrefOf = (next: PlaceQuery) => {
    const search = writePlaceQuery(next).toString();
    return search ? `${pathname}?${search}` : pathname;
  };

  /** Forgets what was typed, because an address will replace it. */
  const forget = () => {
    clearTimeout(timer.current);
    setTyped(null);
  };

  const change = (changes: Partial<PlaceQuery>) => {
    forget();
    writeAddress(writePlaceQuery({ ...query, ...changes }));
  };

  const type = (text: string) => {
    const next = writePlaceQuery({ ...query, text, placeId: null, page: 1 });
    const known = typed?.addresses.includes(address) ? typed.addresses : [];
    setTyped({ text, addresses: [...new Set([...known, address, next.toString()])] });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A navigation to another page has begun, and the address belongs to it.
      if (window.location.pathname === pathname) writeAddress(next, { replace: true });
    }, TYPING_PAUSE_MS);
  };

  return { query, hrefOf, change, type, forget };
}
