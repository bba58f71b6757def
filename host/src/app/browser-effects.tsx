import { useEffect } from 'react';
import { useLocation, useNavigate, useShop, type Shop } from '@shop/shared/runtime';
import { confirmEmail } from '../auth';
import { sameSitePath } from './same-site-path';
import { rememberScroll } from './scroll';

/**
 * Reads the visitor's cookie, cart and comparison after mount (docs/rules.md, Sessions). The lists
 * follow what other tabs write; the cookie is read again when the tab becomes visible.
 */
function followVisitor({ cart, compare, session }: Shop) {
  const handleStorage = ({ key }: StorageEvent) => {
    for (const { list } of [cart, compare]) if (key === null || key === list.key) list.show();
  };
  const handleReturn = () => {
    if (document.visibilityState === 'visible') session.follow();
  };
  session.follow();
  addEventListener('storage', handleStorage);
  addEventListener('focus', handleReturn);
  document.addEventListener('visibilitychange', handleReturn);
  return () => {
    removeEventListener('storage', handleStorage);
    removeEventListener('focus', handleReturn);
    document.removeEventListener('visibilitychange', handleReturn);
  };
}

/**
 * Pages restore the scroll position themselves when the visitor goes back. For a document that is
 * reloaded, or that another one replaces, the browser does.
 */
function keepScroll() {
  const restore = (by: ScrollRestoration) => () => (history.scrollRestoration = by);
  const [handleShow, handleHide] = [restore('manual'), restore('auto')];
  handleShow();
  addEventListener('pageshow', handleShow);
  addEventListener('pagehide', handleHide);
  return () => {
    removeEventListener('pageshow', handleShow);
    removeEventListener('pagehide', handleHide);
  };
}

/** Effects that only a browser has, once the page is hydrated. */
export function BrowserEffects() {
  const shop = useShop();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();

  useEffect(() => followVisitor(shop), [shop]);

  useEffect(keepScroll, []);

  useEffect(() => {
    window.shopStarter?.finish();
    document.documentElement.dataset.hydrated = 'true';
  }, []);

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
