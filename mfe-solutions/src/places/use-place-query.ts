import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from '@shop/shared/runtime';
import { readPlaceQuery, writePlaceQuery, type PlaceQuery } from './place-query';

/** An address for each letter would be too many for the browser's history. */
const TYPING_PAUSE_MS = 300;

interface Typed {
  text: string;
  /** Addresses that this text belongs to: any other came by Back or a link, and says itself what is asked. */
  addresses: readonly string[];
}

/** What the visitor asks of the places: what he types at once, and in the address as soon as he pauses. */
export function usePlaceQuery() {
  const [params, writeAddress] = useSearchParams();
  const { pathname } = useLocation();
  const asked = readPlaceQuery(params);
  const address = writePlaceQuery(asked).toString();
  const [typed, setTyped] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = typed?.addresses.includes(address) ? { ...asked, text: typed.text } : asked;

  useEffect(() => () => clearTimeout(timer.current), []);

  const hrefOf = (next: PlaceQuery) => {
    const search = writePlaceQuery(next).toString();
    return search ? `${pathname}?${search}` : pathname;
  };

  /** Takes what was typed back: an address is about to say what is asked. */
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
      // Another page is being loaded already: the address is no more this one's.
      if (window.location.pathname === pathname) writeAddress(next, { replace: true });
    }, TYPING_PAUSE_MS);
  };

  return { query, hrefOf, change, type, forget };
}
