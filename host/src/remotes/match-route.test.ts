import type { RegistryRoute } from '@shop/shared/federation/registry';
import { matchRoute } from './match-route';

const remote = (name: string, ...paths: string[]) => ({
  name,
  routes: paths.map((path): RegistryRoute => ({ id: path, path, access: 'public' })),
});

const REMOTES = [
  remote('catalog', '/:slug', '/products'),
  remote('account', '/orders', '/orders/:id'),
  remote('solutions', '/', '/info_delivery', '/dialog/:code?'),
];

describe('matchRoute', () => {
  it.each([
    ['/', 'solutions', '/', {}],
    ['/products', 'catalog', '/products', {}],
    ['/products/', 'catalog', '/products', {}],
    ['/invis_duos', 'catalog', '/:slug', { slug: 'invis_duos' }],
    ['/info_delivery', 'solutions', '/info_delivery', {}],
    ['/orders', 'account', '/orders', {}],
    ['/orders/7', 'account', '/orders/:id', { id: '7' }],
    ['/dialog', 'solutions', '/dialog/:code?', {}],
    ['/dialog/invis_duos', 'solutions', '/dialog/:code?', { code: 'invis_duos' }],
    ['/%D1%82%D0%B5%D1%81%D1%82', 'catalog', '/:slug', { slug: 'тест' }],
  ])('finds for %s the page of %s at %s', (pathname, name, path, params) => {
    const match = matchRoute(REMOTES, pathname);

    expect(match?.remote.name).toBe(name);
    expect(match?.route.path).toBe(path);
    expect(match?.params).toEqual(params);
  });

  it('puts a fixed address before a pattern, whichever remote comes first', () => {
    const reversed = REMOTES.toReversed();

    expect(matchRoute(reversed, '/products')?.route.path).toBe('/products');
    expect(matchRoute(reversed, '/info_delivery')?.route.path).toBe('/info_delivery');
  });

  it.each(['/a/b', '/orders/7/items', '/products/1'])('finds nothing for %s', (pathname) => {
    expect(matchRoute(REMOTES, pathname)).toBeNull();
  });

  it('does not break on an address that cannot be decoded', () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

    expect(matchRoute(REMOTES, '/%E0%A4%A')?.route.path).toBe('/:slug');

    warning.mockRestore();
  });
});
