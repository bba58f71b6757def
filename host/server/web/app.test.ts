import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { emptyRegistry, isHostPath, toDocument } from '@shop/shared/federation/registry';
import { createHostApp } from './app';
import { readSettings } from './settings';
import { startInProcess } from '../testing/in-process-renderer';
import { deadUrl, startServer, type LocalServer } from '../testing/local-server';
import {
  publicRoute,
  removeTemporaryDirs,
  temporaryDir,
  TEST_PUBLIC_KEY,
  writeStore,
  type StoredVersion,
} from '../testing/temporary-store';

/** The server bundle of a remote: one CommonJS file that requires React from the host. */
function bundle({ title = 'Главная', atLoad = '', inRender = '', belowSuspense = '' } = {}): string {
  return `
    const { createElement, Suspense } = require('react');
    const { useLocation, usePageData } = require('@shop/shared/runtime');
    ${atLoad}
    function Page() {
      ${inRender}
      const { pathname, search } = useLocation();
      const text = ${JSON.stringify(title)} + ': ' + usePageData().join(', ') + ' ' + pathname + search;
      return createElement('main', null, createElement('h1', null, text), createElement(Suspense, null, createElement(Inner)));
    }
    function Inner() {
      ${belowSuspense}
      return null;
    }
    const head = ({ params }) => ({ title: ${JSON.stringify(title)}, description: 'Охрана', ...(params.slug === 'gone' && { status: 404 }) });
    const page = { Page, head, data: ({ lists }) => lists.products.map(({ name }) => name) };
    exports.remote = {
      name: 'mfe-test',
      routes: ['page', 'product', 'orders'].map((id) => ({ id, path: '/', access: 'public', load: async () => page })),
      sitemap: ({ products }) => ['/', ...products.map(({ slug }) => '/' + slug)],
    };`;
}

/** The same for a remote whose page and widget compute their data on the server. */
const DATA_BUNDLE = `
  const { createElement } = require('react');
  const { usePageData, useRemotes } = require('@shop/shared/runtime');
  const props = { slug: 'invis_duos' };
  function Page() {
    const { Widget } = useRemotes().peekWidget('mfe-test/price');
    const data = useRemotes().widgetData('mfe-test/price', props);
    return createElement('div', null, createElement('h1', null, usePageData().names.join()), createElement(Widget, { data }));
  }
  const page = {
    Page,
    data: ({ lists }) => ({ names: lists.products.map(({ name }) => name) }),
    head: ({ data }) => ({ title: data.names.length + ' товар', description: 'Охрана' }),
  };
  const plain = { Page: () => 'Без списков', head: () => ({ title: 'О нас', description: 'О нас' }) };
  const price = {
    Widget: ({ data }) => createElement('p', null, 'от ' + data),
    data: ({ slug }, lists) => lists.products.find((product) => product.slug === slug)?.price,
  };
  exports.remote = {
    name: 'mfe-test',
    routes: [
      { id: 'page', path: '/', access: 'public', load: async () => page },
      { id: 'product', path: '/:slug', access: 'public', load: async () => plain },
    ],
    widgets: { price: async () => price },
  };`;

const PRODUCT = {
  id: 1,
  active: true,
  code: 'ID',
  compare: true,
  category: null,
  description: '',
  img: null,
  images: [],
  slug: 'invis_duos',
  name: 'INVIS DUOS',
  price: 100,
  sort: 1,
  type: 'product',
  count: 5,
  properties: [],
  childProducts: [],
};

const LISTS = {
  siteProducts: [PRODUCT],
  siteShopAddresses: [],
  siteDeliveryCities: [],
  siteDeliveryTypes: [],
  siteDeliveryPrices: [],
  siteDiscounts: [],
  siteFacts: [],
  siteReviews: [],
};

const ROUTES = [
  publicRoute('/'),
  publicRoute('/:slug', 'product'),
  { id: 'orders', path: '/orders', access: 'user' as const },
];

const version = (name: string, code: string, changes: Partial<StoredVersion> = {}): StoredVersion => ({
  version: name,
  code,
  routes: ROUTES,
  ...changes,
});

const dataVersion = version('1', DATA_BUNDLE, {
  routes: [{ ...publicRoute('/'), widgets: ['mfe-test/price'] }, publicRoute('/:slug', 'product')],
});

let app: FastifyInstance | null = null;
let api: LocalServer | null = null;

interface Site {
  /** Null for a store without a registry. */
  remotes?: Record<string, StoredVersion[]> | null;
  isApiDown?: boolean;
  log?: Logger;
  apiMetrics?: { status: number; text: string };
}

async function start({
  remotes = { 'mfe-test': [version('1', bundle())] },
  isApiDown = false,
  log = pino({ level: 'silent' }),
  apiMetrics = { status: 200, text: 'api_metric 1\n' },
}: Site = {}) {
  const dataDir = temporaryDir();
  const distDir = temporaryDir();
  for (const folder of ['static', 'public']) mkdirSync(path.join(distDir, folder));
  writeFileSync(path.join(distDir, 'static/main.abc.js'), 'main()');
  writeFileSync(path.join(distDir, 'public/favicon.svg'), '<svg/>');
  const remotesDir = path.join(dataDir, 'remotes');
  const registry = remotes && writeStore(remotesDir, remotes);
  if (!isApiDown) {
    api = await startServer((request, response) => {
      if (request.url === '/metrics') response.writeHead(apiMetrics.status).end(apiMetrics.text);
      else response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: LISTS }));
    });
  }
  const settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://shop.test',
    API_URL: api?.url ?? (await deadUrl()),
    REGISTRY_PUBLIC_KEY: TEST_PUBLIC_KEY,
  });
  const provides = { react: '19.2.0' };
  const files = {
    version: '1',
    provides,
    distDir,
    hostScripts: [{ src: '/static/main.abc.js' }],
    starter: 'start()',
    madeOf: '',
  };
  const site = await createHostApp(settings, files, log, startInProcess);
  app = site;
  return { get: (url: string, headers = {}) => site.inject({ url, headers }), site, registry, remotesDir };
}

function bootOf(html: string) {
  const [, text = '{}'] = /id="shop-hydration">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}

function startOf(html: string) {
  const [, text = '{}'] = /id="shop-starter">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}

describe('createHostApp', () => {
  afterEach(async () => {
    await app?.close();
    await api?.close();
    [app, api] = [null, null];
  });
  afterAll(removeTemporaryDirs);

  it('renders the page of a remote whole: layout, content, head, data, scripts', async () => {
    const { get } = await start();

    const { statusCode, body, headers } = await get('/');

    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Главная: INVIS DUOS /</h1>');
    expect(body).toContain('<title>Главная</title>');
    expect(body).toContain('<link rel="canonical" href="https://shop.test/">');
    const preloadedFonts = [...body.matchAll(/<link rel="preload" href="([^"]+)" as="font"[^>]* crossorigin>/g)];
    const fontFaces = [...body.matchAll(/@font-face\{[^}]*src:url\(([^)]+)\)/g)];
    expect(preloadedFonts.map(([, url]) => url)).toEqual(fontFaces.map(([, url]) => url));
    expect(fontFaces).toHaveLength(2);
    expect(body).toMatch(/<header[\s>]/);
    expect(body).toMatch(/<footer[\s>]/);
    expect(bootOf(body)).toMatchObject({
      page: { outcome: 'page', versions: { 'mfe-test': '1' } },
      remotes: [{ name: 'mfe-test', version: '1' }],
      widgets: [],
    });
    expect(startOf(body)).toMatchObject({
      scripts: [{ src: '/static/main.abc.js' }],
      preload: [
        { src: '/remotes/mfe-test/1/browser/remoteEntry.js' },
        { src: '/remotes/mfe-test/1/browser/expose.js' },
        { src: '/remotes/mfe-test/1/browser/page.js', integrity: expect.stringMatching(/^sha256-/) },
      ],
      origins: [],
    });
    const [, inlineScript = ''] = /<script>(.*?)<\/script>/.exec(body) ?? [];
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends the data that a page shows, but no list', async () => {
    const { get } = await start({ remotes: { 'mfe-test': [dataVersion] } });

    const { body, statusCode } = await get('/');

    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>INVIS DUOS</h1>');
    expect(body).toContain('<p>от 100</p>');
    expect(body).toContain('<title>1 товар</title>');
    expect(bootOf(body)).toMatchObject({
      page: {
        data: { names: ['INVIS DUOS'] },
        widgetData: { 'mfe-test/price {"slug":"invis_duos"}': 100 },
        head: { title: '1 товар' },
      },
    });
    expect((await get('/page-data/')).json()).toEqual(bootOf(body).page);
    expect(body).not.toContain('"childProducts"');
  });

  it('waits for the data of a widget that asks the API', async () => {
    const code = DATA_BUNDLE.replace(
      /data: \(\{ slug \}, lists\) => .*/,
      `
      data: async ({ slug }, _lists, catalog) =>
        (await catalog.products({ slugs: [slug] })).find((product) => product.slug === slug).price,`,
    );
    const { get } = await start({ remotes: { 'mfe-test': [{ ...dataVersion, code }] } });

    const { body, statusCode } = await get('/');

    expect(statusCode).toBe(200);
    expect(body).toContain('<p>от 100</p>');
    expect(bootOf(body)).toMatchObject({ page: { widgetData: { 'mfe-test/price {"slug":"invis_duos"}': 100 } } });
  });

  it('answers 503 for a page whose data needs a list that has never loaded', async () => {
    const { get } = await start({ remotes: { 'mfe-test': [dataVersion] }, isApiDown: true });

    expect((await get('/')).statusCode).toBe(503);
    expect((await get('/plain')).statusCode).toBe(200);
  });

  it.each([
    ['/', /^public/],
    ['/orders', /^private, no-store$/],
  ])('gives simultaneous visitors of %s the same bytes, with nothing personal', async (path, caching) => {
    const { get } = await start();
    const visitors = Array.from({ length: 20 }, () => ({
      token: `token-${randomUUID()}`,
      name: `name-${randomUUID()}`,
    }));

    const answers = await Promise.all(
      visitors.map(({ token, name }) =>
        get(`${path}?name=${name}`, {
          cookie: `x-auth-token=${token}; name=${name}; agree=true`,
          authorization: `Bearer ${token}`,
          'user-agent': `Mozilla/5.0 ${name}`,
          'x-forwarded-for': '203.0.113.7',
          'x-user-name': name,
          'accept-language': `ru, x-${name}`,
          referer: `https://shop.test/?from=${name}`,
        }),
      ),
    );

    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const secrets = visitors.flatMap(({ token, name }) => [token, name]);
    for (const { statusCode, body, headers } of answers) {
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toMatch(caching);
      expect(headers['set-cookie']).toBeUndefined();
      expect(secrets.filter((secret) => `${body}${JSON.stringify(headers)}`.includes(secret))).toEqual([]);
    }
  });

  it.each([['/a/b/c'], ['/gone'], ['/%00'], ['/a%0Ab'], ['/a/b/%E0%A4%A'], ['/a/b/%?q=%']])(
    'answers 404 for %s, which is no page',
    async (url) => {
      const { get } = await start();

      const { statusCode, body } = await get(url);

      expect(statusCode).toBe(404);
      expect(body).toContain('This page could not be found');
      expect(body).not.toContain('rel="canonical"');
      expect(bootOf(body).page.outcome).toBe('not-found');
      expect(startOf(body).preload).toEqual([]);
    },
  );

  describe('with a broken remote', () => {
    it.each([
      ['throws at load', bundle({ title: 'Новая', atLoad: 'throw new Error("load");' })],
      ['throws in render', bundle({ title: 'Новая', inRender: 'throw new Error("render");' })],
      ['throws below a Suspense boundary', bundle({ title: 'Новая', belowSuspense: 'throw new Error("late");' })],
      ['requires what the host does not share', bundle({ title: 'Новая', atLoad: 'require("fs");' })],
      ['is garbage', '<html>502</html>'],
    ])('serves the previous version when the new one %s', async (_how, code) => {
      const { get } = await start({
        remotes: { 'mfe-test': [version('1', bundle(), { isDeployed: false }), version('2', code)] },
      });

      const { statusCode, body } = await get('/');

      expect(statusCode).toBe(200);
      expect(body).toContain('<h1>Главная: INVIS DUOS /</h1>');
      expect(bootOf(body).remotes).toEqual([expect.objectContaining({ version: '1' })]);
    });

    it('serves an even older version when the newest does not load and the next one fails to render', async () => {
      const { get } = await start({
        remotes: {
          'mfe-test': [
            version('1', bundle(), { isDeployed: false }),
            version('2', bundle({ inRender: 'throw new Error("render");' }), { isDeployed: false }),
            version('3', bundle({ atLoad: 'throw new Error("load");' })),
          ],
        },
      });

      const { body } = await get('/');

      expect(body).toContain('<h1>Главная: INVIS DUOS /</h1>');
      expect(bootOf(body).remotes).toEqual([expect.objectContaining({ version: '1' })]);
    });

    it.each([
      ['throws at load', bundle({ atLoad: 'throw new Error("load");' })],
      ['throws in render', bundle({ inRender: 'throw new Error("render");' })],
      ['throws below a Suspense boundary', bundle({ belowSuspense: 'throw new Error("late");' })],
    ])('shows the panel inside the layout when the only version %s', async (_how, code) => {
      const { get } = await start({ remotes: { 'mfe-test': [version('1', code)] } });

      const { statusCode, body, headers } = await get('/');

      expect(statusCode).toBe(200);
      expect(body).toContain('Этот блок сейчас недоступен');
      expect(body).toContain('Повторить');
      expect(body).toMatch(/<header[\s>]/);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(bootOf(body).page.outcome).toBe('failed');
      expect(headers['cache-control']).toBe('private, no-store');
      expect((await get('/any-address')).body).toContain('Этот блок сейчас недоступен'); // `/:slug` could be any
    });

    it('writes one line of its failure, which names version, team, part, path, request and reason, and counts it', async () => {
      const lines: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
      const { get } = await start({
        remotes: {
          'mfe-test': [
            version('1', bundle({ inRender: 'throw new Error("no goods");' }), { changes: { owner: 'team test' } }),
          ],
        },
        log,
      });

      const { headers } = await get('/?utm_source=mail');

      const requestId = headers['x-request-id'];
      const failure = {
        requestId,
        remote: 'mfe-test',
        version: '1',
        owner: 'team test',
        part: 'page page',
        path: '/',
        reason: 'Error: no goods',
      };
      const failures = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a remote failed');
      expect(failures).toEqual([expect.objectContaining(failure)]);
      expect((await get('/metrics')).body).toMatch(
        /^shop_host_remote_failures_total\{remote="mfe-test",version="1",kind="render"\} 1$/m,
      );
    });

    it('still shows the pages of other remotes', async () => {
      const other = { ...version('1', bundle({ title: 'О компании' })), routes: [publicRoute('/about')] };
      const { get } = await start({
        remotes: { 'mfe-test': [version('1', 'throw 1;', { routes: [publicRoute('/')] })], 'mfe-other': [other] },
      });

      expect((await get('/')).body).toContain('Этот блок сейчас недоступен');
      expect((await get('/about')).body).toContain('<h1>О компании: INVIS DUOS /about</h1>');
    });

    it('runs a part that has ended a renderer again when the registry changes', async () => {
      const inRender = `
        globalThis.testRenders = (globalThis.testRenders ?? 0) + 1; // a new renderer loads the bundle again
        if (globalThis.testRenders === 1) throw new RangeError('Array buffer allocation failed');`;
      const remotes = { 'mfe-test': [version('1', bundle({ inRender }))] };
      const { get, remotesDir } = await start({ remotes });
      expect((await get('/')).body).toContain('Этот блок сейчас недоступен');

      // Another set of versions, so that no page is cached.
      writeStore(remotesDir, { ...remotes, 'mfe-other': [version('1', bundle(), { routes: [publicRoute('/a/b')] })] });
      const deadline = Date.now() + 2000;
      let html = '';
      while (!html.includes('<h1>') && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        html = (await get('/')).body;
      }

      expect(html).toContain('<h1>Главная: INVIS DUOS /</h1>');
    });

    it('refuses a bundle that was changed after it was published', async () => {
      const { get, remotesDir } = await start();
      writeStore(remotesDir, { 'mfe-test': [version('2', bundle())] });
      writeFileSync(path.join(remotesDir, 'mfe-test/2/server.cjs'), bundle({ title: 'Взлом' }));

      let { body } = await get('/');
      for (const deadline = Date.now() + 5000; body.includes('Главная') && Date.now() < deadline;) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        ({ body } = await get('/'));
      }

      expect(body).not.toContain('Взлом');
      expect(body).toContain('Этот блок сейчас недоступен');
    });
  });

  it('serves a version within 2 s of its publishing', async () => {
    const { get, remotesDir } = await start();
    await get('/');
    await new Promise((resolve) => setTimeout(resolve, 100));

    writeStore(remotesDir, {
      'mfe-test': [version('1', bundle(), { isDeployed: false }), version('2', bundle({ title: 'Новая' }))],
    });
    const deadline = Date.now() + 2000;
    let html = (await get('/')).body;
    while (!html.includes('Новая') && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      html = (await get('/')).body;
    }

    expect(html).toContain('<h1>Новая: INVIS DUOS /</h1>');
    expect((await get('/remotes/mfe-test/1/browser/remoteEntry.js')).statusCode).toBe(200);
  });

  it('forgets a remote within 2 s that is taken off the site, and has it again when it is published', async () => {
    const { get, remotesDir } = await start();
    const statusIs = async (wanted: number) => {
      const deadline = Date.now() + 2000;
      while ((await get('/')).statusCode !== wanted && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return (await get('/')).statusCode;
    };
    expect(await statusIs(200)).toBe(200);

    writeStore(remotesDir, { 'mfe-test': [version('1', bundle(), { isDeployed: false })] });
    expect(await statusIs(404)).toBe(404);

    writeStore(remotesDir, { 'mfe-test': [version('1', bundle())] });
    expect(await statusIs(200)).toBe(200);
  });

  it('answers 503 for a page without its data, and stays healthy', async () => {
    const { get } = await start({ isApiDown: true });

    const { statusCode, headers, body } = await get('/');

    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toMatch(/<header[\s>]/);
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).statusCode).toBe(503);
  });

  it('answers 503 for pages and for what programs read while it has no registry', async () => {
    const { get } = await start({ remotes: null });

    for (const url of [
      '/',
      '/products',
      '/page-data/products',
      '/sitemap.xml',
      '/news.xml',
      '/robots.txt',
      '/remotes.json',
    ]) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '5']);
    }
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'no registry' }]);
    expect((await get('/')).body).toContain('</html>');
  });

  it('serves hashed files as immutable, and of a remote only what browsers load', async () => {
    const { get } = await start();

    const script = await get('/static/main.abc.js');
    const entry = await get('/remotes/mfe-test/1/browser/remoteEntry.js');
    const icon = await get('/favicon.svg');

    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(entry.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(entry.headers['access-control-allow-origin']).toBe('*');
    expect(icon.headers['cache-control']).toBe('public, max-age=86400');
    for (const url of [
      '/remotes/mfe-test/1/server.cjs',
      '/remotes/registry.json',
      '/remotes/mfe-test/1/browser/%2e%2e/server.cjs',
    ])
      expect((await get(url)).body).not.toContain('exports.remote');
    for (const url of ['/remotes/mfe-test/1/server.cjs', '/remotes/mfe-test/1/browser/chunk.js', '/static/chunk.js']) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
    }
  });

  it('tells nobody who has committed what', async () => {
    const source = { tree: 'tree', builtAt: '2026-01-01T00:00:00.000Z', author: 'Ivan <ivan@shop.test>' };
    const { get } = await start({ remotes: { 'mfe-test': [version('1', bundle(), { changes: { source } })] } });

    expect((await get('/remotes.json')).body).not.toContain('ivan@shop.test');
  });

  it('serves the registry, sitemap.xml and robots.txt', async () => {
    const { get, registry } = await start();

    expect((await get('/remotes.json')).json()).toEqual(toDocument(registry ?? emptyRegistry()));
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://shop.test/invis_duos</loc>');
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://shop.test/sitemap.xml');
  });

  it('serves the feed of news, which those who have it get once', async () => {
    const { get } = await start();

    const feed = await get('/news.xml');
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body).toContain('https://shop.test/news.xml');
    expect((await get('/news.json')).json()).toEqual([]);
    for (const address of ['/news.xml', '/sitemap.xml']) {
      const { etag } = (await get(address)).headers;
      expect((await get(address, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    }
  });

  it('logs no token: of a session, of a link in a mail, of a preview or of a draft', async () => {
    const lines: string[] = [];
    const { get } = await start({ log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) });
    const token = 'Very-secret_token-of-forty-three-characters';

    await get(`/orders?token=${token}`, { cookie: `x-auth-token=${token}`, authorization: token });
    for (const path of ['/_preview/', '/draft/', '/draft//', '/draft/x/', '/page-data/draft/', '/images/']) {
      await get(path + token);
      await get(`${path}${token}/`);
    }
    await get('/invis_duos');
    await get('/static/main.abc.js');
    await new Promise(setImmediate);

    const paths = lines.map((line) => JSON.parse(line)).flatMap(({ msg, path }) => (msg === 'answered' ? [path] : []));
    expect(paths).toEqual(expect.arrayContaining(['/orders', '/_preview/…', '/draft/…', '/invis_duos']));
    expect(paths).toContain('/static/main.abc.js');
    expect(lines.join('')).not.toContain(token);
  });

  it('logs and counts once that a visitor has reached a limit', async () => {
    const lines: string[] = [];
    const { get } = await start({ log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) });
    const report = { source: 'error', message: 'x is not a function', stack: '', path: '/' };
    const send = () => app?.inject({ method: 'POST', url: '/rum', payload: JSON.stringify(report) });

    for (let count = 0; count < 305; count += 1) await send();

    const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => event);
    expect(events).toEqual([expect.objectContaining({ event: 'limit-reached', limit: 'reports of browsers' })]);
    expect((await get('/metrics')).body).toContain('shop_host_security_events_total{event="limit-reached"} 1');
  });

  it('shows its metrics, and those of the API, to private networks only', async () => {
    const { get, site } = await start();
    await get('/products');
    const near = ['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.1', '192.168.1.1'];
    const nearOverIpv6 = ['::1', '::ffff:127.0.0.1', '::ffff:172.20.0.1', 'fd00::1'];
    const far = ['203.0.113.9', '172.32.0.1', '11.0.0.1', '2001:db8::1'];
    const statusFor = async (remoteAddress: string) =>
      [remoteAddress, (await site.inject({ url: '/metrics', remoteAddress })).statusCode] as const;

    for (const address of [...near, ...nearOverIpv6]) expect(await statusFor(address)).toEqual([address, 200]);
    for (const address of far) expect(await statusFor(address)).toEqual([address, 404]);
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    const { body } = await get('/metrics');
    expect(body).toContain('shop_host_page_lookups_total');
    expect(body).toMatch(/^shop_host_page_cache_bytes [1-9]\d+$/m);
    expect(body).toContain('api_metric 1');
    expect(body).toMatch(/^shop_host_api_up 1$/m);
  });

  it.each([
    ['is down', { isApiDown: true }],
    ['fails', { apiMetrics: { status: 500, text: '{"code":"INTERNAL_SERVER_ERROR"}' } }],
  ])('shows its own metrics while the API %s', async (_what, options) => {
    const { get } = await start(options);

    const { statusCode, body } = await get('/metrics');

    expect(statusCode).toBe(200);
    expect(body).toMatch(/^shop_host_api_up 0$/m);
    expect(body).toMatch(/^shop_host_page_cache_bytes \d+$/m);
    expect(body).not.toContain('INTERNAL_SERVER_ERROR');
  });

  it('answers by itself only addresses that no remote may have as a route', async () => {
    const { site } = await start();
    await site.ready();

    const paths = site.printRoutes({ commonPrefix: false }).match(/(?<=^[├└]── )\/\S*/gm) ?? [];

    const own = [...new Set(paths)].filter((address) => !/^\/\*?$/.test(address));
    expect(own).toContain('/api');
    // A remote has the page of `/media`, which takes uploads; the other is a file of `public`.
    expect(own.filter((address) => !isHostPath(address))).toEqual(['/media', '/favicon.svg']);
  });
});
