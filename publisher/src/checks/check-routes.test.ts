import { testRegistry, testRoute } from '../testing';
import { checkRoutes } from './check-routes';

const registry = testRegistry({ 'mfe-catalog': { paths: ['/products/:category?', '/:slug'] } });

const PAGES = [{ id: 'farms', path: '/farms' }];

const faultsOf = (...paths: string[]) => {
  const routes = paths.map((path, index) => testRoute(path, { id: `page-${index}` }));
  return checkRoutes({ name: 'mfe-warranty', routes }, registry, PAGES).map(({ where, what }) => `${where}: ${what}`);
};

it('accepts routes that nobody else has', () => {
  expect(faultsOf('/warranty', '/warranty/:id', '/documents/warranty')).toEqual([]);
});

it.each(['/api', '/API/orders', '/static/:file', '/remotes', '/delivery/tokens', '/_preview/:token', '/sitemap.xml'])(
  'refuses %s, which the host answers itself',
  (path) => {
    expect(faultsOf('/warranty', path)).toEqual([
      `route ${path}: the host answers this address itself; choose another first segment`,
    ]);
  },
);

it('names each route that is of another live remote, and its owner', () => {
  expect(faultsOf('/products', '/:name')).toEqual([
    'route /products: belongs to mfe-catalog, which is live; choose another path',
    'route /:name: belongs to mfe-catalog, which is live; choose another path',
  ]);
});

it.each(['/farms', '/farms/:part?', '/farms/*'])('refuses %s, where a published page is', (path) => {
  expect(faultsOf('/warranty', path)).toEqual([
    `route ${path}: /farms is the address of a published page (farms); choose another path, or move the page in the studio`,
  ]);
});

it('lets the remote of a document keep its route, and that of another page not', () => {
  const documents = { pages: {}, kinds: {} };
  const routesOf = (id: string) => ({ name: 'mfe-solutions', routes: [testRoute('/farms', { id })], documents });

  expect(checkRoutes(routesOf('farms'), registry, PAGES)).toEqual([]);
  expect(checkRoutes(routesOf('fields'), registry, PAGES)).toHaveLength(1);
});

it.each([
  ['/warranty', '/Warranty/'],
  ['/warranty/:id?', '/warranty'],
  ['/warranty/:id', '/warranty/:number'],
])('refuses %s beside %s of the same remote', (one, other) => {
  expect(faultsOf(one, other)).toEqual([
    `route ${other}: "page-1" and "page-0" claim the same addresses; remove one of them`,
  ]);
});
