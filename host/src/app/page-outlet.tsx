import { Fragment, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useShop, type Location } from '@shop/shared/runtime';
import type { PageLoader, ResolvedPage } from '../remotes/page-loader';
import type { PageStyles } from './page-styles';
import { PageView } from './page-view';
import { restoreScroll } from './scroll';

interface Shown {
  resolved: ResolvedPage;
  location: Location;
  /** Those of the first page are in the site's own sheet, which came with the HTML. */
  styles?: PageStyles | undefined;
}

/** Null only while links open documents. */
const loadPageChange = () => import(/* webpackChunkName: "router" */ './page-change').catch(() => null);

/** `useSearchParams` of @shop/shared marks its history entries like this. */
const isInPlace = ({ state }: Location): boolean => 'isInPlace' in Object(state);

interface PageOutletProps {
  pages: PageLoader;
  /** The page that the server rendered. */
  initial: ResolvedPage;
  /** The part of the query that the server rendered. */
  initialSearch?: string | undefined;
  /** Called after hydration and after each change of page. */
  onShown: () => void;
  /** Key of the history entry that must not scroll; by default that of the first page. */
  placedKey?: string;
}

/** Shows the page of the address. The current page stays until the next one has loaded. */
export function PageOutlet({ pages, initial, initialSearch = '', onShown, placedKey }: PageOutletProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const location = useLocation();
  // Hydration must begin with what the server knew: no hash, and a part of the query only.
  const [shown, setShown] = useState<Shown>(() => ({
    resolved: initial,
    location:
      location.search === initialSearch && !location.hash ? location : { ...location, search: initialSearch, hash: '' },
  }));
  const latest = useRef(location);
  const placed = useRef({ key: placedKey ?? location.key, pathname: location.pathname });

  const show = useCallback(
    async (target: Location) => {
      const [resolved, change] = await Promise.all([pages.resolve(target), loadPageChange()]);
      if (latest.current !== target) return; // the visitor has gone on to another address
      if (resolved.kind === 'guarded') {
        shop.auth.getState().openModal('login', target.pathname);
        await navigate('/', { replace: true });
        return;
      }
      // React draws the page in slices, so that keys and presses are handled in between.
      startTransition(() =>
        setShown((now) => ({
          resolved,
          location: target,
          styles: change?.nextStyles({ first: initial.pathname, shown: now, next: resolved.pathname }),
        })),
      );
    },
    [initial.pathname, navigate, pages, shop],
  );

  useEffect(() => {
    latest.current = location;
    // Without a transition, React replaces a widget that is not hydrated yet with its fallback.
    if (pages.isResolved(shown.resolved, location))
      startTransition(() => setShown((now) => (now.location === location ? now : { ...now, location })));
    else void show(location);
    // `shown` is left out: showing a page must not resolve it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location, show]);

  useEffect(onShown, [onShown, shown.resolved]);

  useEffect(() => {
    void loadPageChange().then((change) => change?.applyHead(shown.resolved, shop.config.publicUrl));
  }, [shop, shown.resolved]);

  useLayoutEffect(() => {
    const before = placed.current;
    const { key, pathname } = shown.location;
    // The visitor may have scrolled the first page before it was hydrated.
    if (before.key === key) return;
    placed.current = { key, pathname };
    // A filter or a tab has changed the query: the page stays where it is.
    if (before.pathname === pathname && isInPlace(shown.location)) return;
    restoreScroll(shown.location);
  }, [shown.location]);

  const Styles = shown.styles ?? Fragment;
  return (
    <Styles>
      <PageView resolved={shown.resolved} location={shown.location} onRetry={() => void show(location)} />
    </Styles>
  );
}
