import { useEffect } from 'react';
import {
  CART_STORAGE_KEY,
  COMPARE_STORAGE_KEY,
  readToken,
  useLocation,
  useNavigate,
  useShop,
  type Shop,
} from '@shop/shared/runtime';
import { rememberScroll } from './scroll';

/** Cart and compare belong to this browser: they are read after mount, and again when another tab writes. */
function followStorage({ cart, compare }: Shop) {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key === CART_STORAGE_KEY) cart.getState().load();
    if (key === null || key === COMPARE_STORAGE_KEY) compare.getState().load({ isForced: true });
  };
  cart.getState().load();
  compare.getState().load();
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}

/** Only paths of this site are followed (decisions, "Route guard"). */
export function sameSitePath(path: string | null): string | null {
  if (!path || !URL.canParse(path, location.origin)) return null;
  const url = new URL(path, location.origin);
  return path.startsWith('/') && url.origin === location.origin ? url.pathname + url.search : null;
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

  useEffect(() => {
    shop.auth.getState().setAuth(readToken() !== null);
    return followStorage(shop);
  }, [shop]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    pressAgain(window.shopStarter?.finish() ?? []);
    document.documentElement.dataset.hydrated = 'true';
  }, []);

  useEffect(() => () => rememberScroll(key), [key]);

  useEffect(() => {
    const returnTo = new URLSearchParams(search).get('signin');
    if (returnTo === null || pathname !== '/') return;
    shop.auth.getState().openModal('login', sameSitePath(returnTo));
    void navigate('/', { replace: true });
  }, [navigate, pathname, search, shop]);

  return null;
}
