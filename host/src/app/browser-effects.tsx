import { useEffect } from 'react';
import { useLocation, useNavigate, useShop, type Shop } from '@shop/shared/runtime';
import { useChangedFields } from '@shop/shared/federation';
import { confirmEmail } from '../auth';
import { focusPressedButtons } from './focus-pressed-button';
import { sameSitePath } from './same-site-path';
import { rememberScroll } from './scroll';

/**
 * Reads the visitor's cookie, cart and comparison after mount (docs/rules.md, Sessions). The lists
 * follow what other tabs write; the cookie is read again when the tab becomes visible. A page that
 * comes back from the browser's page cache has missed both.
 */
function followVisitor({ cart, compare, session }: Shop) {
  const listeners = new AbortController();
  const { signal } = listeners;
  const lists = [cart.list, compare.list];
  const handleReturn = () => {
    if (document.visibilityState === 'visible') session.follow();
  };
  const handleStorage = ({ key }: StorageEvent) => {
    for (const list of lists) if (key === null || key === list.key) list.show();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const list of lists) list.load();
    session.follow();
  };
  session.follow();
  addEventListener('storage', handleStorage, { signal });
  addEventListener('pageshow', handlePageShow, { signal });
  addEventListener('focus', handleReturn, { signal });
  document.addEventListener('visibilitychange', handleReturn, { signal });
  return () => listeners.abort();
}

/**
 * Pages restore the scroll position themselves when the visitor goes back. For a document that is
 * reloaded, or that another one replaces, the browser does, but Safari not from its page cache.
 */
function keepScroll() {
  const listeners = new AbortController();
  const { signal } = listeners;
  let top = 0;
  const handleShow = ({ persisted }: Partial<PageTransitionEvent> = {}) => {
    history.scrollRestoration = 'manual';
    if (persisted && scrollY === 0) scrollTo({ top, behavior: 'instant' });
  };
  const handleHide = () => {
    top = scrollY;
    history.scrollRestoration = 'auto';
  };
  handleShow();
  addEventListener('pageshow', handleShow, { signal });
  addEventListener('pagehide', handleHide, { signal });
  return () => listeners.abort();
}

const wholePage = () => document;

function markHydrated(): void {
  window.shopStarter?.finish();
  document.documentElement.dataset.hydrated = 'true';
}

/** Effects that only a browser has, once the page is hydrated. */
export function BrowserEffects() {
  const shop = useShop();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();

  useEffect(() => followVisitor(shop), [shop]);

  // The presses that the starter holds buy what the fields show.
  useChangedFields(wholePage, markHydrated);

  useEffect(keepScroll, []);

  useEffect(focusPressedButtons, []);

  useEffect(() => () => rememberScroll(key), [key]);

  useEffect(() => {
    if (pathname !== '/') return;
    const params = new URLSearchParams(search);
    const returnTo = params.get('signin');
    const token = params.get('confirmEmail');
    if (token !== null) void confirmEmail(shop, token, params.get('email') ?? '');
    if (returnTo !== null) shop.auth.getState().openModal('login', sameSitePath(returnTo));
    if ((token ?? returnTo) !== null) void navigate('/', { replace: true });
  }, [navigate, pathname, search, shop]);

  return null;
}
