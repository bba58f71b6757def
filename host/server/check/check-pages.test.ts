import { emptyRegistry, type RegistryRoute } from '@shop/shared/federation/registry';
import { testVersion } from '@shop/shared/testing';
import { publicRoute } from '../testing/temporary-store';
import { startInProcess } from '../testing/in-process-renderer';
import { checkPages } from './check-pages';

const PRODUCTS = JSON.stringify({
  data: {
    siteProducts: ['invis_duos', 'invis_duos_s', 'gone'].map((slug, index) => ({
      ...{ id: index + 1, sort: index, active: true, slug, name: slug, type: 'product' },
      ...{ price: 100, count: 1, category: null, images: [], properties: [], childProducts: [], code: '' },
    })),
  },
});

interface TestRemote {
  name: string;
  routes: RegistryRoute[];
  /** Code that runs while the bundle loads, while a page renders, and while the widget does. */
  atLoad?: string;
  inPage?: string;
  inWidget?: string;
}

function bundleOf({ name, routes, atLoad = '', inPage = '', inWidget = '' }: TestRemote): string {
  return `
    const { createElement, Suspense } = require('react');
    const { useParams, useRemotes } = require('@shop/shared/runtime');
    ${atLoad};
    function TestPage({ shows }) {
      const { slug } = useParams();
      ${inPage}
      return shows.map((id) => createElement(Suspense, { key: id }, createElement(Shown, { id })));
    }
    function Shown({ id }) {
      useRemotes().widgetData(id, {});
      return createElement(useRemotes().peekWidget(id).Widget);
    }
    const pageOf = (shows) => ({
      Page: () => createElement(TestPage, { shows }),
      head: () => ({ title: 'Страница', description: 'Страница' }),
    });
    exports.remote = {
      name: '${name}',
      routes: ${JSON.stringify(routes)}.map((route) => ({ ...route, load: async () => pageOf(route.widgets ?? []) })),
      widgets: { strip: async () => ({
        Widget: function Strip() {
          ${inWidget}
          return null;
        },
      }) },
      sitemap: async (_lists, catalog) => (await catalog.pages()).products.map((slug) => '/goods/' + slug),
    };`;
}

const SLUG = publicRoute('/goods/:slug', 'product');

function check(changes: Partial<TestRemote>, others: TestRemote[] = []) {
  const own: TestRemote = { name: 'mfe-catalog', routes: [publicRoute('/goods', 'goods'), SLUG], ...changes };
  const remotes = [own, ...others];
  return checkPages(
    {
      remote: own.name,
      registry: {
        ...emptyRegistry(),
        microFrontends: Object.fromEntries(remotes.map(({ name, routes }) => [name, [testVersion({ routes })]])),
      },
      bundles: remotes.map((remote) => ({
        ...{ remote: remote.name, version: '1.0.0', base: '/' },
        code: bundleOf(remote),
      })),
      lists: { products: { text: PRODUCTS } },
    },
    startInProcess,
  );
}

it('finds no fault in a remote that renders all its routes', async () => {
  expect(await check({})).toEqual([]);
});

it('names route and address of a page that throws', async () => {
  expect(await check({ inPage: `if (!slug) throw new Error('boom');` })).toEqual([
    { where: 'route /goods', what: '/goods does not render: Error: boom' },
  ]);
});

it('renders a route with parameters at addresses of its sitemap, and finds one that throws', async () => {
  expect(await check({ inPage: `if (slug === 'gone') window.scrollTo(0, 0);` })).toEqual([
    { where: 'route /goods/:slug', what: '/goods/gone does not render: ReferenceError: window is not defined' },
  ]);
});

it('makes up the parameters that no sitemap lists', async () => {
  const routes = [publicRoute('/orders/:id/:line?', 'order')];

  expect(await check({ routes, inPage: `throw new Error('no order')` })).toEqual([
    { where: 'route /orders/:id/:line?', what: '/orders/1/1 does not render: Error: no order' },
  ]);
});

it('reports a bundle that does not load once, not for each route', async () => {
  expect(await check({ atLoad: `window.shop = 1;` })).toEqual([
    { where: 'server.cjs', what: 'ReferenceError: window is not defined' },
  ]);
});

it("names a widget that fails on a live page of another remote, and leaves that remote's own failures to it", async () => {
  const lease = { ...publicRoute('/lease', 'lease'), widgets: ['mfe-catalog/strip'] };
  const solutions = { name: 'mfe-solutions', routes: [lease] };

  expect(await check({ inWidget: `throw new Error('no goods');` }, [solutions])).toEqual([
    { where: 'widget strip', what: '/lease does not render: Error: no goods' },
  ]);
  expect(await check({}, [{ ...solutions, inPage: `throw new Error('theirs');` }])).toEqual([]);
});
