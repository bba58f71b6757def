import { page } from '../pages/checkout';
import { CART, PLACED } from './checkout-steps';
import { createFakeApi } from './fake-api';
import { renderPage } from './fixtures';

/** The checkout of a cart with goods, where the API places every order. */
export function renderCheckout(options: Partial<Parameters<typeof renderPage>[1]> = {}) {
  return renderPage(page.Page, { at: '/checkout', cart: CART, api: createFakeApi(PLACED), ...options });
}
