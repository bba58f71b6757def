import { emptyRegistry, type RegistryRoute } from '@shop/shared/federation/registry';
import { testVersion } from '@shop/shared/testing';
import { publicRoute } from '../../testing/temporary-store';
import { setWith } from '../trial/trial-sets';
import { chooseVisits, labelOf } from './choose-visits';

type Routes = RegistryRoute[];

/** The visits of a remote with these routes, as people read them. */
function visitsOf(routes: Routes, addresses: string[], { isSeparate = false, changed = [] as string[] } = {}) {
  const version = testVersion({ routes });
  const listed = { ...version, extras: { ...version.extras, isSeparate } };
  const registry = { ...emptyRegistry(), microFrontends: { 'mfe-own': [listed] } };
  const set = setWith({ registry, remote: 'mfe-own' }, version.metadata.version);
  return chooseVisits(addresses, set.remotes[0], set, new Set(changed)).map(labelOf);
}

const ofUsers = (path: string, id: string) => ({ ...publicRoute(path, id), access: 'user' as const });

it('opens what belongs to the visitor as somebody who has signed in', () => {
  const routes = [ofUsers('/orders', 'orders'), ofUsers('/orders/:id', 'order'), publicRoute('/choose', 'choose')];

  expect(visitsOf(routes, ['/choose'], { changed: ['/orders/:id'] })).toEqual([
    '/choose',
    '/orders/1 (signed in)',
    '/orders (signed in)',
  ]);
});

it('opens cart and checkout as both, in turn', () => {
  const routes = [publicRoute('/cart', 'cart'), publicRoute('/checkout', 'checkout')];

  expect(visitsOf(routes, ['/cart', '/checkout'])).toEqual([
    '/cart',
    '/cart (signed in)',
    '/checkout',
    '/checkout (signed in)',
  ]);
});

it('opens ten screens of the studio or the administration as staff, and one as a guest', () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/admin/${index}`);
  const routes = paths.map((path, index) => publicRoute(path, `screen-${index}`));

  const visits = visitsOf(routes, paths, { isSeparate: true });

  expect(visits.filter((visit) => !visit.endsWith('(signed in)'))).toEqual(['/admin/0']);
  expect(visits).toHaveLength(11);
});
