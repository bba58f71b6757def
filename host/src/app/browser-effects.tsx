import { useEffect } from 'react';
import {
  CART_STORAGE_KEY,
  COMPARE_STORAGE_KEY,
  useLocation,
  useNavigate,
  useShop,
  type Shop,
} from '@shop/shared/runtime';
import { confirmEmail } from '../auth';
import { sameSitePath } from './same-site-path';
import { rememberScroll } from './scroll';

/**
 * Who the visitor is, and what his lists hold, is read after mount. A guest's lists follow what other tabs write;
 * a user's, and the cookie itself, are looked at again when the page is.
 */
function followVisitor({ auth, cart, compare, session }: Shop) {
  const handleStorage = ({ key }: StorageEvent) => {
    if (auth.getState().isAuth) return;
    if (key === null || key === CART_STORAGE_KEY) cart.getState().load();
    if (key === null || key === COMPARE_STORAGE_KEY) compare.getState().load({ isForced: true });
  };
  const handleLook = () => {
    if (document.visibilityState === 'visible') session.follow();
  };
  session.follow();
  addEventListener('storage', handleStorage);
  addEventListener('focus', handleLook);
  addEventListener('pagehide', session.leavePage);
  document.addEventListener('visibilitychange', handleLook);
  return () => {
    removeEventListener('storage', handleStorage);
    removeEventListener('focus', handleLook);
    removeEventListener('pagehide', session.leavePage);
    document.removeEventListener('visibilitychange', handleLook);
  };
}

function pressAgain(buttons: readonly Element[]) {
  for (const button of buttons) {
    if (button instanceof HTMLElement && button.isConnected) button.click();
  }
}

/** What only a browser does, once the page is hydrated. */
export function BrowserEffects() {
  const shop = useShop();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();

  useEffect(() => followVisitor(shop), [shop]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    pressAgain(window.shopStarter?.finish() ?? []);
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
