import { emptyRegistry } from '@shop/shared/federation/registry';
import { testVersion } from '@shop/shared/testing';
import { publicRoute } from '../../testing/temporary-store';
import { changedRoutes } from './changed-routes';

const versionOf = (version: string, integrity: Record<string, string>, ids: string[]) =>
  testVersion({
    version,
    routes: ids.map((id) => publicRoute(`/${id}`, id)),
    extras: { integrity, chunks: Object.fromEntries(ids.map((id) => [id, [`${id}.js`]])) },
  });

it('names routes with other files, with another screen of those who have signed in, and new ones', () => {
  const before = { 'cart.js': '1', 'orders.js': '2', 'orders-screen.a.js': '3', 'about.js': '4' };
  const { 'orders-screen.a.js': _screen, ...others } = before;
  const after = { ...others, 'cart.js': '9', 'orders-screen.b.js': '5', 'news.js': '6' };
  const versions = [
    versionOf('1', before, ['cart', 'orders', 'about']),
    versionOf('2', after, ['cart', 'orders', 'about', 'news']),
  ];
  const registry = { ...emptyRegistry(), microFrontends: { 'mfe-own': versions } };

  const changed = changedRoutes({ registry, remote: 'mfe-own', live: '1', candidate: '2' });

  expect([...changed]).toEqual(['/cart', '/orders', '/news']);
});
