import { CONFIG_OF_TESTS } from './test-shop';
import { createShop } from '../runtime/shop/create-shop';
import { createMemoryStorage } from '../runtime/shop/storage';
import { fakeAccount, settled } from './fake-account';

export const TOKEN = 'secret-token';

/** A browser with a token, and the account it belongs to. */
export function openBrowser({ account = fakeAccount(), storage = createMemoryStorage() } = {}) {
  const openPage = jest.fn();
  const shop = createShop({
    config: CONFIG_OF_TESTS,
    client: account.client,
    storage,
    loadSignedIn: () => import('../signed-in'),
    openPage,
  });
  account.onRefusal = (code) => {
    if (code === 'UNAUTHENTICATED') void shop.session.end();
  };
  const cart = () => shop.cart.getState().items.map(({ productId, productCount }) => [productId, productCount]);
  const compare = () => shop.compare.getState().items.map(({ productId }) => productId);
  const notices = () => shop.notices.getState().notices;
  return { account, cart, compare, notices, openPage, shop, storage };
}

/** The same, signed in and fully loaded. */
export async function openSignedIn(options: Parameters<typeof openBrowser>[0] = {}) {
  document.cookie = `x-auth-token=${TOKEN}; path=/`;
  const browser = openBrowser(options);
  browser.shop.session.follow();
  await settled();
  return browser;
}

export function forgetToken() {
  document.cookie = 'x-auth-token=; path=/; max-age=0';
}
