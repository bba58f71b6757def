import { emptyRegistry, type RegistryRoute } from '@shop/shared/federation/registry';
import { testVersion } from '@shop/shared/testing';
import { publicRoute } from '../../testing/temporary-store';
import { startInProcess } from '../../testing/in-process-renderer';
import { tryPages } from './try-pages';

const WORDS = 'Автосигнализация с обратной связью, которая видит машину на карте и пишет владельцу. '.repeat(3);

interface Planted {
  /** Replaces what a page shows; `slug` is the product. */
  body?: string;
  head?: string;
  /** Code that runs while a page renders. */
  inPage?: string;
  inData?: string;
  /** How long a page may take. */
  timeoutMs?: number;
  routes?: RegistryRoute[];
}

const LINKS = `Array.from({ length: 20 }, (_, key) => h('a', { key, href: '/cart' }, 'В корзину'))`;

const BODY = `h('h1', null, 'Товар ' + slug), h('h2', null, 'Гарантия'), h('p', null, ${JSON.stringify(WORDS)}),
  h('p', null, '1 990 ₽'), ${LINKS},
  h('form', null, h('input', { name: 'phone' }))`;

const HEAD = `{ title: 'Товар ' + slug, description: 'Товар', jsonLd: [{ '@type': 'Product', offers: { price: 1990 } }] }`;

const ROUTES = [publicRoute('/goods', 'goods'), publicRoute('/goods/:slug', 'product')];

function bundleOf({ body = BODY, head = HEAD, inPage = '', inData = '' }: Planted): string {
  return `
    const { createElement: h } = require('react');
    const { useParams } = require('@shop/shared/runtime');
    function TestPage() {
      const { slug } = useParams();
      ${inPage}
      return h('main', null, ${body});
    }
    const page = {
      Page: TestPage,
      head: ({ params: { slug } }) => (${head}),
      data: async ({ params: { slug } }) => { ${inData} },
    };
    exports.remote = {
      name: 'mfe-catalog',
      sitemap: () => ['/goods/gone', '/goods'],
      routes: ${JSON.stringify(ROUTES)}.map((route) => ({ ...route, load: async () => page })),
    };`;
}

/** Tries a version in which something is planted, on all pages of the live one. */
async function attempt(planted: Planted, live: Planted = {}) {
  const named = (version: string, routes = ROUTES) => {
    const listed = testVersion({ routes });
    return { ...listed, metadata: { ...listed.metadata, version } };
  };
  const bundle = (version: string, code: string) => ({ remote: 'mfe-catalog', version, code, base: '/' });
  const { losses, tried, changed } = await tryPages(
    {
      ...{ remote: 'mfe-catalog', live: '1', candidate: '2' },
      registry: { ...emptyRegistry(), microFrontends: { 'mfe-catalog': [named('1'), named('2', planted.routes)] } },
      bundles: [bundle('1', bundleOf(live)), bundle('2', bundleOf(planted))],
      lists: {},
      addresses: ['/goods', '/goods/duos', '/about'],
      budgetMs: 60_000,
      ...(planted.timeoutMs && { timeoutMs: planted.timeoutMs }),
    },
    startInProcess,
  );
  return { tried, changed, losses: losses.map(({ address, name, example }) => `${address} ${name} ${example}`) };
}

it('finds nothing in a version that shows the same, and tries its own pages only', async () => {
  expect(await attempt({})).toEqual({ tried: 3, changed: 0, losses: [] });
});

it.each<[string, Planted, string[]]>([
  [
    'throws for one product',
    { inPage: `if (slug === 'duos') throw new Error('no price');` },
    ['/goods/duos fails Error: no price'],
  ],
  [
    'is blank for one product',
    { body: `slug !== 'duos' && h('div', null, ${BODY})` },
    [expect.stringMatching(/^\/goods\/duos blank \d{3} → 0 characters$/) as string],
  ],
  [
    'has no heading any more',
    { body: BODY.replace(`h('h2', null, 'Гарантия'),`, '') },
    ['/goods heading h2 Гарантия', '/goods/duos heading h2 Гарантия', '/goods/gone heading h2 Гарантия'],
  ],
  [
    'has no price for one product',
    { body: BODY.replace(`'1 990 ₽'`, `slug === 'gone' ? 'Цена по запросу' : '1 990 ₽'`) },
    ['/goods/gone price 1 990 ₽'],
  ],
  [
    'is 2 MB too heavy',
    { body: `${BODY}, slug === 'duos' && h('div', { title: 'x'.repeat(2e6) })` },
    [expect.stringMatching(/^\/goods\/duos weight \d+ KB → 20\d\d KB$/) as string],
  ],
  [
    'loses links and a field',
    { body: BODY.replace(LINKS, 'null').replace(`h('input', { name: 'phone' })`, '') },
    ['/goods', '/goods/duos', '/goods/gone'].flatMap((address) => [
      `${address} links /cart`,
      `${address} form input phone`,
    ]),
  ],
  [
    'loses structured data',
    { head: HEAD.replace('price: 1990', '') },
    ['/goods', '/goods/duos', '/goods/gone'].map((address) => `${address} data Product.offers.price`),
  ],
  [
    'hides a page from search engines',
    { head: HEAD.replace('{ title', `{ isIndexed: slug !== 'duos', title`) },
    ['/goods/duos index noindex'],
  ],
  [
    'has lost a route',
    { routes: ROUTES.slice(0, 1) },
    ['/goods/duos status 200 → 404', '/goods/gone status 200 → 404'],
  ],
  [
    'takes seconds for one product',
    { inData: `if (slug === 'duos') await new Promise((resolve) => setTimeout(resolve, 1300));` },
    [expect.stringMatching(/^\/goods\/duos time 0\.\d s → 1\.\d s$/) as string],
  ],
  [
    'does not end for one product',
    { inData: `if (slug === 'duos') await new Promise(() => undefined);`, timeoutMs: 400 },
    [expect.stringMatching(/^\/goods\/duos fails /) as string],
  ],
])('names the pages of a version that %s', async (_what, planted, expected) => {
  const { losses } = await attempt(planted);

  expect(losses).toEqual(expected);
});

it('what the live version shows otherwise each time is no difference', async () => {
  const restless = {
    inPage: 'TestPage.turn = (TestPage.turn ?? 0) + 1;',
    body: `${BODY}, h('h3', null, 'Совет ' + TestPage.turn), TestPage.turn % 2 > 0 && h('h3', null, 'Ещё')`,
  };

  expect((await attempt({}, restless)).losses).toEqual([]);
});

it('other words are counted, and nobody is stopped by them', async () => {
  const { losses, changed } = await attempt({ body: BODY.replace('Гарантия', 'Гарантия и возврат') });

  expect([losses, changed]).toEqual([[], 3]);
});
