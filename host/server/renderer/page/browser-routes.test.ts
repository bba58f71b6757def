import { createRemoteSet } from '../../../src/remotes/live-remote';
import { liveRemote } from '../../../src/testing/live-remote';
import { remotesForBrowser } from './browser-routes';

const cover = { src: '/images/courier.svg', width: 600, height: 400, alt: 'Склад' };
const newsOn = (date: string, path: string) => ({
  ...{ id: 'lease', path, access: 'public' as const, title: 'Новость' },
  news: { date, lead: 'Открыли склад', cover },
});
const OTHERS = [
  { id: 'rental', path: '/rental', access: 'public' as const, title: 'Прокат', navigation: { label: 'П', order: 1 } },
  { id: 'product', path: '/:slug', access: 'public' as const },
];

it('leaves out of routes what menus, breadcrumbs and lists are made of', () => {
  const remote = liveRemote('mfe-a', [...OTHERS, newsOn('2026-11-30', '/news/tula')]);

  const [shown] = remotesForBrowser([remote], '/');

  expect(shown?.routes).toEqual([
    { id: 'rental', path: '/rental', access: 'public' },
    { id: 'product', path: '/:slug', access: 'public' },
    { id: 'lease', path: '/news/tula', access: 'public' },
  ]);
});

it('has the newest of two thousand news and its own, and for others a route that the server does not have', () => {
  const old = Array.from({ length: 2000 }, (_, index) => newsOn('2020-01-01', `/news/old-${index + 1000}`));
  const remote = liveRemote('mfe-a', [...old, ...OTHERS, newsOn('2026-11-30', '/news/new')]);

  const shown = remotesForBrowser([remote], '/news/old-2999');

  const { match } = createRemoteSet(shown);
  expect(JSON.stringify(shown).length).toBeLessThan(10_000);
  expect(match('/news/new')?.route.path).toBe('/news/new');
  expect(match('/news/old-2999')?.route.path).toBe('/news/old-2999');
  expect(match('/news/old-2500')?.route).toMatchObject({ id: 'lease', path: '/*' });
  expect(match('/invis_duos')?.route.path).toBe('/:slug');
  expect(match('/rental')?.route.path).toBe('/rental');
});
