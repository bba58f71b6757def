import { Writable } from 'node:stream';
import pino from 'pino';
import { emptyRegistry } from '@shop/shared/federation/registry';
import type { PageRequest } from '../sets/page-request';
import { documentOf, remoteSet } from '../../testing/test-pages';
import { createPageCache } from '../pages/page-cache';
import { createServer, type Server } from './create-server';
import { createPageFinder } from './find-page';
import type { VisitorSet } from './find-set';
import { createMetrics } from './metrics';
import { addPages } from './pages';

const SET = remoteSet([
  { id: 'any', path: '/*', access: 'public' },
  { id: 'order', path: '/orders/:id?', access: 'user' },
]);
const PAGE_S = 15;

let server: Server | null = null;

afterEach(async () => server?.app.close());

/** Starts a host whose pages tell how often they were rendered. */
async function setup({ audience = 'everyone', trustedProxies = [] as string[] } = {}) {
  const visitor = { set: SET, audience, preview: null } as VisitorSet;
  const lines: Record<string, unknown>[] = [];
  const log = pino(new Writable({ write: (line, _encoding, done) => done(void lines.push(JSON.parse(String(line)))) }));
  const metrics = createMetrics();
  let now = 0;
  let registry = emptyRegistry();
  const cache = createPageCache({
    maxBytes: 1e6,
    render: jest.fn(async ({ pathname }: PageRequest) => documentOf(`<p>${pathname} ${(renders += 1)}</p>`)),
    usersOf: () => 'visitors',
    onFailure: jest.fn(),
    now: () => now,
  });
  let renders = 0;
  const [onPage, onOpened, ofDocument] = [jest.fn(), jest.fn(), jest.fn(async () => visitor)];
  server = createServer({ log, metrics, trustedProxies, pauseMs: 200, maxAnswerBytes: 1e6 });
  addPages(server.app, {
    findPage: createPageFinder({ cache, madeUpLimit: null, refusalDelayMs: 0 }),
    cache,
    answers: server.answers,
    sets: { ofDocument, ofPayload: ofDocument },
    drafts: { find: async () => null, render: async () => null },
    redirectOf: () => undefined,
    registry: () => registry,
    onFailure: jest.fn(),
    onPage,
    openedCounter: () => onOpened,
    reasonOf: () => undefined,
    chooseTested: () => ({ isTested: false }),
    madeOfScript: '',
    wordOf: () => null,
  });
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...{ onPage, onOpened, lines, metrics },
    /** How often a request came as far as to the routes. */
    routed: () => ofDocument.mock.calls.length,
    publish: () => (registry = emptyRegistry()),
    wait: (seconds: number) => (now += seconds * 1000),
    forget: () => cache.forgetPaths(['/products']),
    get: (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' }),
  };
}

/** The answer without what is of one request only. */
async function contentOf(response: Response) {
  const { date, 'x-request-id': id, ...headers } = Object.fromEntries(response.headers);
  expect([Date.parse(date ?? ''), id]).toEqual([expect.any(Number), expect.stringMatching(/^[\w-]{8,}$/)]);
  return { status: response.status, headers, body: await response.text() };
}

it.each(['/products', '/page-data/products'])('repeats %s without a route, to the byte', async (path) => {
  const { get, routed } = await setup();
  const first = await contentOf(await get(path));

  const second = await contentOf(await get(path));

  expect(second).toEqual(first);
  expect(second.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-shop-set': SET.id });
  expect(routed()).toBe(1);
});

it('counts, measures and logs what it repeats', async () => {
  const { get, onPage, onOpened, lines, metrics } = await setup();
  await get('/products', { 'x-request-id': 'request-1' });

  await get('/products', { 'x-request-id': 'request-2' });
  await get('/products', { 'user-agent': 'YandexBot/3.0' });

  expect(onPage).toHaveBeenCalledTimes(3);
  expect(onOpened).toHaveBeenCalledTimes(2);
  expect(lines.filter(({ msg }) => msg === 'answered')).toEqual([
    expect.objectContaining({ reqId: 'request-1', method: 'GET', path: '/products', status: 200 }),
    expect.objectContaining({ reqId: 'request-2', method: 'GET', path: '/products', status: 200 }),
    expect.objectContaining({ path: '/products', ms: expect.any(Number) }),
  ]);
  expect(await metrics.registry.metrics()).toContain('shop_host_request_seconds_count{route="/*",status="200"} 3');
});

it('asks the routes again when the page is old, was forgotten, or something was published', async () => {
  const { get, wait, forget, publish, routed } = await setup();
  const text = async () => (await get('/products')).text();
  expect([await text(), await text()]).toEqual(['<p>/products 1</p>', '<p>/products 1</p>']);

  forget();
  expect([await text(), await text()]).toEqual(['<p>/products 2</p>', '<p>/products 2</p>']);
  publish();
  expect([await text(), await text()]).toEqual(['<p>/products 2</p>', '<p>/products 2</p>']);
  wait(PAGE_S + 1);
  await text();

  expect(routed()).toBe(4);
});

it('leaves a preview to the routes', async () => {
  const { get, routed } = await setup();
  await get('/products');

  await get('/products', { cookie: 'a=b; preview=token' });

  expect(routed()).toBe(2);
});

it('tells a browser that it has the page, as the routes do', async () => {
  const { get, routed } = await setup();
  const etag = (await get('/products')).headers.get('etag') ?? '';
  const repeated = await contentOf(await get('/products', { 'if-none-match': etag }));
  expect([repeated.status, routed()]).toEqual([304, 1]);
  expect((await get('/products', { 'if-none-match': 'W/"another"' })).status).toBe(200);
  await server?.app.close();

  const fresh = await setup();
  const first = await contentOf(await fresh.get('/products', { 'if-none-match': etag }));

  expect(first).toEqual(repeated);
  expect(fresh.routed()).toBe(1);
});

it('repeats nothing of a share of traffic, and nothing of a person', async () => {
  const share = await setup({ audience: 'share' });
  await share.get('/products');
  await share.get('/products');
  expect(share.routed()).toBe(2);
  await server?.app.close();

  const { get, routed } = await setup();
  await get('/orders', { cookie: 'Authorization=token' });
  await get('/orders', { cookie: 'Authorization=token' });
  expect((await get('/orders')).status).toBe(302);
  expect(routed()).toBe(3);
});

it('has an answer for each encoding, and HSTS for those only whose proxy speaks https', async () => {
  const { get } = await setup({ trustedProxies: ['127.0.0.1'] });
  for (const encoding of ['br', 'gzip']) {
    const ask = () => get('/products', { 'accept-encoding': encoding });
    expect([await contentOf(await ask()), await contentOf(await ask())]).toEqual([
      expect.objectContaining({ headers: expect.objectContaining({ 'content-encoding': encoding }) }),
      expect.objectContaining({ body: '<p>/products 1</p>' }),
    ]);
  }
  const hsts = async (proto: string) =>
    (await get('/products', { 'x-forwarded-proto': proto })).headers.get('strict-transport-security');

  expect([await hsts('http'), await hsts('https'), await hsts('http'), await hsts('https')]).toEqual([
    ...[null, expect.stringContaining('max-age'), null, expect.stringContaining('max-age')],
  ]);
});

it('repeats nothing while the server closes, so that no connection is kept open', async () => {
  const { get, routed } = await setup();
  await get('/products');
  const closed = server?.app.close();
  server = null;

  const last = await get('/products');
  await closed;

  expect(last.headers.get('connection')).toBe('close');
  expect(routed()).toBe(2);
});
