/**
 * What header and footer link to by themselves, and the home page: these pages cannot disappear
 * without a redirect. A test compares the list with `host/src/layout/site-links.ts`.
 */
export const LINKED_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/documents',
  '/info_delivery',
  '/info_exchange_and_returns',
  '/info_order',
  '/info_payment',
  '/contacts',
  '/integrators',
  '/lease',
  '/logistic',
  '/media',
  '/rental',
  '/support',
  '/wherebuy',
]);
