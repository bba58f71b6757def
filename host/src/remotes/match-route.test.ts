import { matchRoutes } from 'react-router-dom';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import { createRouteMatcher } from './match-route';

const remote = (name: string, ...paths: string[]) => ({
  name,
  routes: paths.map((path): RegistryRoute => ({ id: path, path, access: 'public' })),
});

const REMOTES = [
  remote('catalog', '/:slug', '/products', '/products/:id.html', '/:a/:b'),
  remote('account', '/orders', '/orders/:id', '/files/*', '/Тест/:slug'),
  remote('solutions', '/', '/info_delivery', '/dialog/:code?/:step?', '/dialog/help', '/(a+b)'),
];

describe('createRouteMatcher', () => {
  it.each([
    ['/', 'solutions', '/', {}],
    ['/products', 'catalog', '/products', {}],
    ['/invis_duos', 'catalog', '/:slug', { slug: 'invis_duos' }],
    ['/orders/7', 'account', '/orders/:id', { id: '7' }],
    ['/dialog', 'solutions', '/dialog/:code?/:step?', {}],
    ['/dialog/invis_duos', 'solutions', '/dialog/:code?/:step?', { code: 'invis_duos' }],
    ['/%D1%82%D0%B5%D1%81%D1%82', 'catalog', '/:slug', { slug: 'тест' }],
  ])('matches %s with %s at %s', (pathname, name, path, params) => {
    const match = createRouteMatcher(REMOTES)(pathname);

    expect(match).toEqual({
      remote: expect.objectContaining({ name }),
      route: expect.objectContaining({ path }),
      params,
    });
  });

  it.each(['/products/%00.html', '/%00', '/orders/%0A', '/dialog/%7F', '/dialog/invis_duos/%C2%85', '/files/a/%01'])(
    'has no route for control characters: %s',
    (pathname) => {
      expect(createRouteMatcher(REMOTES)(pathname)).toBeNull();
    },
  );

  it.each([
    '/',
    '//',
    '/products',
    '/PRODUCTS/',
    '/products/7.html',
    '/products/7',
    '/products/7/8',
    '/orders',
    '/orders/7/',
    '/orders/7/items',
    '/files',
    '/files/',
    '/files/a/b%2Fc',
    '/dialog/help',
    '/dialog/a',
    '/dialog/a/b',
    '/dialog/a/b/c',
    '/a%2Fb',
    '/a%252Fb',
    '/%D1%82%D0%B5%D1%81%D1%82/x',
    '/(a+b)',
    '/aab',
    '/a.b/c+d',
    '/%E0%A4%A',
  ])('matches %s like react-router, whichever remote is first', (pathname) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined); // react-router warns of the broken escape

    for (const remotes of [REMOTES, REMOTES.toReversed()]) {
      const routes = remotes.flatMap((one) => one.routes.map(({ path }) => ({ path })));
      const [expected] = matchRoutes(routes, pathname) ?? [];

      const match = createRouteMatcher(remotes)(pathname);

      expect(match && { path: match.route.path, params: match.params }).toEqual(
        expected ? { path: expected.route.path, params: expected.params } : null,
      );
    }
    jest.restoreAllMocks();
  });
});
