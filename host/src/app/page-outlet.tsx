import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useShop, type Location } from '@shop/shared/runtime';
import type { PageLoader, ResolvedPage } from '../remotes/page-loader';
import { applyHead } from './apply-head';
import { PageView } from './page-view';
import { restoreScroll } from './scroll';

interface Shown {
  resolved: ResolvedPage;
  location: Location;
}

/** What `useSearchParams` keeps with a history entry. */
function isInPlace(location: Location): boolean {
  const state: unknown = location.state;
  return typeof state === 'object' && state !== null && 'isInPlace' in state;
}

interface PageOutletProps {
  pages: PageLoader;
  /** The page the server rendered, loaded again in the browser before hydration. */
  initial: ResolvedPage;
  /** The part of the query that the server rendered it with. */
  initialSearch?: string | undefined;
  onError: (error: unknown) => void;
  /** History entry whose place on the page the visitor has chosen himself; that of the first page by default. */
  placedKey?: string;
}

/** Shows the page of the address. While the next one loads the present one stays, and the loading bar runs. */
export function PageOutlet({ pages, initial, initialSearch = '', onError, placedKey }: PageOutletProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const location = useLocation();
  // Hydration begins as the server rendered: without the hash, and with what it took of the query.
  const [shown, setShown] = useState<Shown>(() => ({
    resolved: initial,
    location:
      location.search === initialSearch && !location.hash ? location : { ...location, search: initialSearch, hash: '' },
  }));
  const latest = useRef(location);
  const placed = useRef({ key: placedKey ?? location.key, pathname: location.pathname });

  const show = useCallback(
    async (target: Location) => {
      const resolved = await pages.resolve(target.pathname);
      if (latest.current !== target) return; // another address was asked for meanwhile
      if (resolved.kind === 'guarded') {
        shop.auth.getState().openModal('login', target.pathname);
        await navigate('/', { replace: true });
        return;
      }
      setShown({ resolved, location: target });
    },
    [navigate, pages, shop],
  );

  useEffect(() => {
    latest.current = location;
    const isSamePage = location.pathname === shown.resolved.pathname && shown.resolved.kind !== 'failed';
    // A transition: what is still asleep in the page must not fall back to its stand-in.
    if (isSamePage) startTransition(() => setShown((now) => (now.location === location ? now : { ...now, location })));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is outside React's state: it is followed here
    else void show(location);
    // `shown` is left out: a page once shown is not resolved again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location, show]);

  useLayoutEffect(() => applyHead(shown.resolved, shop), [shop, shown.resolved]);

  useLayoutEffect(() => {
    const before = placed.current;
    const { key, pathname } = shown.location;
    // The first page stays where the visitor has scrolled it meanwhile.
    if (before.key === key) return;
    placed.current = { key, pathname };
    // A filter or a tab that writes itself into the address: the visitor goes on from where he is.
    if (before.pathname === pathname && isInPlace(shown.location)) return;
    restoreScroll(shown.location);
  }, [shown.location]);

  return (
    <PageView
      resolved={shown.resolved}
      location={shown.location}
      onRetry={() => void show(location)}
      onError={onError}
    />
  );
}
