import { CheckoutPage } from '../pages/checkout/checkout-page';
import { CART, PLACED } from './checkout-steps';
import { createFakeApi } from './fake-api';
import { renderPage } from './fixtures';

/** The checkout of a cart with goods, where the API places every order. */
export function renderCheckout(options: Partial<Parameters<typeof renderPage>[1]> = {}) {
  return renderPage(CheckoutPage, { at: '/checkout', cart: CART, api: createFakeApi(PLACED), ...options });
}
