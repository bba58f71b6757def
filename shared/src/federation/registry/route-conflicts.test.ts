import { testVersion } from '../../testing/test-version';
import { findRouteConflict } from './route-conflicts';
import { emptyRegistry } from './read-registry';
import type { Registry } from './types';

function registryOf(paths: string[], isDeployed = true): Registry {
  return { ...emptyRegistry(), microFrontends: { 'mfe-first': [testVersion({ paths, isDeployed })] } };
}

const routesOf = (...paths: string[]) => paths.map((path) => ({ id: path, path, access: 'public' as const }));

describe('findRouteConflict', () => {
  it.each([
    ['/products', '/products'],
    ['/products', '/products/'],
    ['/Products', '/products'],
    ['/', '/'],
    ['/:slug', '/:x'],
    ['/orders/:id', '/orders/:orderId'],
    ['/dialog/:code?', '/dialog'],
    ['/dialog/:code?', '/dialog/:name'],
    ['/dialog', '/dialog/:code?'],
    ['/files/*', '/files/*'],
  ])('finds a conflict between %s and %s', (taken, wanted) => {
    const conflict = findRouteConflict(registryOf(['/other', taken]), 'mfe-second', routesOf('/free', wanted));

    expect(conflict).toEqual({ path: wanted, owner: 'mfe-first' });
  });

  it.each([
    ['/:slug', '/products'],
    ['/products', '/:slug'],
    ['/orders/:id', '/orders'],
    ['/products', '/products/:id'],
    ['/info_gps', '/info_can'],
  ])('accepts %s beside %s, because the ranking separates them', (taken, wanted) => {
    expect(findRouteConflict(registryOf([taken]), 'mfe-second', routesOf(wanted))).toBeNull();
  });

  it('lets a new version of a remote keep its routes', () => {
    expect(findRouteConflict(registryOf(['/products']), 'mfe-first', routesOf('/products'))).toBeNull();
  });

  it('counts the routes of a version that a part of the visitors gets', () => {
    const candidate = testVersion({ version: '2', paths: ['/new'], isDeployed: false });
    candidate.deployment.traffic = 10;
    const registry = registryOf(['/products']);
    registry.microFrontends['mfe-first']?.push(candidate);

    expect(findRouteConflict(registry, 'mfe-second', routesOf('/new'))).toEqual({ path: '/new', owner: 'mfe-first' });
  });

  it('ignores routes of versions that are not deployed', () => {
    expect(findRouteConflict(registryOf(['/products'], false), 'mfe-second', routesOf('/products'))).toBeNull();
  });
});
