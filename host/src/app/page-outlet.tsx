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

interface PageOutletProps {
  pages: PageLoader;
  /** The page the server rendered, loaded again in the browser before hydration. */
  initial: ResolvedPage;
  onError: (error: unknown) => void;
  /** History entry whose place on the page the visitor has chosen himself; that of the first page by default. */
  placedKey?: string;
}

/** Shows the page of the address. While the next one loads the present one stays, and the loading bar runs. */
export function PageOutlet({ pages, initial, onError, placedKey }: PageOutletProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const location = useLocation();
  // Hydration begins as the server rendered: without search and hash.
  const [shown, setShown] = useState<Shown>(() => ({
    resolved: initial,
    location: location.search || location.hash ? { ...location, search: '', hash: '' } : location,
  }));
  const latest = useRef(location);
  const placed = useRef(placedKey ?? location.key);

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

  useLayoutEffect(() => {
    applyHead(shown.resolved, shop);
    // The first page stays where the visitor has scrolled it meanwhile.
    if (placed.current === shown.location.key) return;
    placed.current = shown.location.key;
    restoreScroll(shown.location);
  }, [shop, shown]);

  return (
    <PageView
      resolved={shown.resolved}
      location={shown.location}
      onRetry={() => void show(location)}
      onError={onError}
    />
  );
}
