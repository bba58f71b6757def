import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { emptyRegistry } from '@shop/shared/federation/registry';
import { createRequestLimit, type RequestLimit } from '@shop/node/server';
import { createPageCache } from '../pages/page-cache';
import type { RenderedDocument } from '../../protocol/messages';
import type { PageRequest } from '../sets/page-request';
import { BusyError } from '../renderers/renderer-queue';
import { liveRemote } from '../../../src/testing/live-remote';
import { createVersionSet } from '../sets/version-set';
import { documentOf, PAYLOAD, remoteSet } from '../../testing/test-pages';
import { createPageFinder } from './find-page';
import type { VisitorSet } from './find-set';
import { addPages } from './pages';

const SHARED = 'public, max-age=0, s-maxage=15, stale-while-revalidate=30';

const REMOTES = remoteSet([
  { id: 'any', path: '/*', access: 'public', query: ['q'] },
  { id: 'order', path: '/orders/:id?', access: 'user' },
]);

const SEPARATE = createVersionSet('1', [
  liveRemote(
    'mfe-office',
    [
      { id: 'office', path: '/office', access: 'public' },
      { id: 'canvas', path: '/office/canvas', access: 'public', isFramed: true },
    ],
    { isSeparate: true },
  ),
]);

const VISITOR: VisitorSet = { set: REMOTES, audience: 'everyone', preview: null };

let app: FastifyInstance;
const KNOWN_DRAFT = 'k'.repeat(43);
const DRAFT = {
  id: 'p1',
  path: '/farms',
  document: { root: { props: { path: '/farms', title: 'Фермам', description: '' } }, content: [] },
};
const RENDERED_DRAFT = {
  set: VISITOR.set,
  document: documentOf('<html><head><meta name="robots" content="index,follow"></head><body>draft</body></html>'),
};
const MOVED: Readonly<Record<string, string>> = { '/old': '/new', '/sale': 'https://example.ru/sale?from=shop#top' };

function setup(
  changes: Partial<RenderedDocument> | Error = {},
  madeUpLimit: RequestLimit | null = null,
  visitor = VISITOR,
) {
  const render = jest.fn(async ({ pathname, search }: PageRequest) => {
    if (changes instanceof Error) throw changes;
    return documentOf(`<p>${pathname}${search}</p>`, changes);
  });
  const onFailure = jest.fn();
  const onPage = jest.fn();
  const onOpened = jest.fn();
  const wordOf = jest.fn((): string | null => 'word');
  const cache = createPageCache({ maxBytes: 1e6, render, usersOf: () => 'visitors', onFailure });
  app = Fastify();
  addPages(app, {
    findPage: createPageFinder({ cache, madeUpLimit, refusalDelayMs: 0 }),
    cache,
    answers: { keep: jest.fn() },
    sets: { ofDocument: async () => visitor, ofPayload: async () => visitor },
    drafts: { find: async (token) => (token === KNOWN_DRAFT ? DRAFT : null), render: async () => RENDERED_DRAFT },
    redirectOf: (path) => MOVED[path],
    registry: emptyRegistry,
    onFailure,
    onPage,
    openedCounter: (request, page) => () => onOpened(request, page),
    reasonOf: () => undefined,
    chooseTested: () => ({ isTested: false }),
    madeOfScript: '',
    wordOf,
  });
  return { render, onFailure, onPage, onOpened };
}

describe('addPages', () => {
  afterEach(() => app.close());

  it('sends a page with its CSP and lets shared caches store it', async () => {
    setup();

    const answer = await app.inject({ url: '/products?sort=price' });

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('<p>/products</p>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': SHARED,
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
      vary: 'accept-encoding',
      'x-shop-set': REMOTES.id,
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each(['/office', '/page-data/office'])('lets nobody keep %s, which is of a separate remote', async (url) => {
    setup({}, null, { ...VISITOR, set: SEPARATE });

    const { headers } = await app.inject({ url });

    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('hides a separate remote from search engines, and lets pages of this site frame what may be', async () => {
    setup({}, null, { ...VISITOR, set: SEPARATE });

    const [office, canvas] = [await app.inject({ url: '/office' }), await app.inject({ url: '/office/canvas' })];

    expect(office.headers['x-robots-tag']).toBe('noindex');
    expect(office.headers['x-frame-options']).toBeUndefined();
    expect(canvas.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('tells which pages people open: not robots, nor the links of mails', async () => {
    const { onOpened } = setup();
    await app.inject({ url: '/products', headers: { 'user-agent': 'YandexBot/3.0' } });
    await app.inject({ url: '/products?token=secret' });
    await app.inject({ url: '/products', method: 'HEAD' });
    expect(onOpened).not.toHaveBeenCalled();

    await app.inject({ url: '/products?q=duos' });

    expect(onOpened.mock.calls).toEqual([
      [expect.objectContaining({ pathname: '/products', search: '?q=duos' }), expect.objectContaining({ status: 200 })],
    ]);
  });

  it('counts the HTML that it sends for the version that has the page', async () => {
    const { onPage } = setup();

    await app.inject({ url: '/products' });
    await app.inject({ method: 'HEAD', url: '/products' });
    await app.inject({ url: '/orders' });

    expect(onPage.mock.calls).toEqual([[expect.objectContaining({ name: 'mfe-test' })]]);
  });

  it('renders only the query parameters that the route names', async () => {
    setup();

    const { body } = await app.inject({ url: '/products?sort=price&q=%D0%BC%D0%B0%D1%8F%D0%BA' });

    expect(body).toBe('<p>/products?q=%D0%BC%D0%B0%D1%8F%D0%BA</p>');
  });

  it('compresses the page for a browser that accepts it', async () => {
    setup();

    const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });

    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<p>/</p>');
  });

  it('answers 304 to a browser that has the page', async () => {
    setup();
    const etag = String((await app.inject({ url: '/' })).headers.etag);

    const getUnless = (etags: string) => app.inject({ url: '/', headers: { 'if-none-match': etags } });
    const [same, among, older] = [
      await getUnless(etag),
      await getUnless(`"v0", ${etag.slice(2)}`),
      await getUnless('W/"v0"'),
    ];

    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect([among.statusCode, older.statusCode]).toEqual([304, 200]);
  });

  it('serves the data of a page from the same render', async () => {
    const payload = { ...PAYLOAD, data: ['INVIS DUOS'] };
    const { render } = setup({ payload: brotliCompressSync(JSON.stringify(payload)) });

    const page = await app.inject({ url: '/products?q=a&utm=1' });
    const data = await app.inject({ url: '/page-data/products?q=a' });

    expect(data.json()).toEqual(payload);
    expect(data.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': SHARED,
      vary: 'accept-encoding',
    });
    expect(data.headers.etag).not.toBe(page.headers.etag);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('serves the data of any page to anyone, as it contains nothing personal', async () => {
    setup();

    expect((await app.inject({ url: '/page-data/orders/7' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/page-data/' })).statusCode).toBe(200);
  });

  it('serves no data while lists are missing or rendering fails', async () => {
    setup({ status: 503, isComplete: false });
    const missing = await app.inject({ url: '/page-data/' });
    await app.close();
    setup(new Error('broken'));
    const broken = await app.inject({ url: '/page-data/' });

    expect([missing.statusCode, missing.headers['retry-after']]).toEqual([503, '5']);
    expect([broken.statusCode, broken.body]).toEqual([500, '{}']);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('refuses %s', async (method) => {
    setup();

    const answer = await app.inject({ method, url: '/products', headers: { 'content-type': 'a/b' }, payload: 'x' });

    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/reset?token=secret&email=anna%40example.ru', '/?confirmEmail=secret&email=anna%40example.ru'])(
    'does not leak the token in %s',
    async (url) => {
      setup();

      const { headers, body } = await app.inject({ url });

      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
      expect(body).toBe(`<p>${url.replace(/\?.*/, '')}</p>`);
    },
  );

  it.each([
    ['/products/', '/products'],
    ['/products///', '/products'],
    ['/products/?a=1', '/products?a=1'],
    ['//products?a=1', '/products?a=1'],
    ['/ORDERS', '/orders'],
    ['/Orders/A7?a=1', '/orders/A7?a=1'],
  ])('redirects %s permanently to %s', async (url, location) => {
    setup();

    const answer = await app.inject({ url });

    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it('shows a draft at its address to whoever has opened its link, with a badge, and to nobody else', async () => {
    setup();
    const get = (url: string, cookie: string) => app.inject({ url, headers: { cookie } });

    const opened = await get('/farms', `preview=draft.${KNOWN_DRAFT}`);

    expect(opened.body).toContain('Черновик страницы /farms');
    expect(opened.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect((await get('/rental', `preview=draft.${KNOWN_DRAFT}`)).body).toBe('<p>/rental</p>');
    expect((await get('/farms', `preview=draft.${'r'.repeat(43)}`)).body).toBe('<p>/farms</p>');
    expect((await app.inject('/farms')).body).toBe('<p>/farms</p>');
  });

  it('leads from the former address of a page to the new one, with the query', async () => {
    setup();

    const answer = await app.inject('/old?utm_source=mail');

    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/new?utm_source=mail');
  });

  it('leads to another site, with the query before the anchor', async () => {
    setup();

    const { statusCode, headers } = await app.inject('/sale/?a=1');
    expect([statusCode, headers.location]).toEqual([301, '/sale?a=1']);
    expect((await app.inject('/sale?a=1')).headers.location).toBe('https://example.ru/sale?from=shop&a=1#top');
  });

  it('lets a browser that navigates open what leads elsewhere as a document', async () => {
    const { render } = setup();

    const answer = await app.inject('/page-data/old?a=1');

    expect(answer.json()).toMatchObject({ outcome: 'not-found', route: null });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(render).not.toHaveBeenCalled();
  });

  it.each(['//', '///', '//evil.test/', '/?next=//evil.test'])('never redirects %s to another site', async (url) => {
    setup();

    const { statusCode, headers } = await app.inject({ url });

    expect([200, 301]).toContain(statusCode);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it('redirects a guest from a page of users to the sign-in dialog, with the address to return to', async () => {
    const { render } = setup();

    const answer = await app.inject({ url: '/orders/7?tab=1' });

    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/?signin=%2Forders%2F7%3Ftab%3D1#sign-in');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(render).not.toHaveBeenCalled();
  });

  it.each(['x-auth-token=', 'x-auth-token=;a=1', 'not-x-auth-token=secret'])(
    'treats a visitor with the cookie "%s" as a guest',
    async (cookie) => {
      setup();

      const { statusCode } = await app.inject({ url: '/orders', headers: { cookie } });

      expect(statusCode).toBe(302);
    },
  );

  it('serves a page of users to a visitor with the cookie, not to be cached', async () => {
    setup();

    const answer = await app.inject({
      url: '/orders',
      headers: { cookie: 'a=1; x-auth-token=secret', 'if-none-match': '"v1"' },
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each([
    ['does not exist', 404, true],
    ['lacks its remote', 200, false],
  ])('forbids caching a page that %s', async (_what, status, isComplete) => {
    setup({ status, isComplete });

    const { statusCode, headers } = await app.inject({ url: '/any', headers: { 'if-none-match': '"v1"' } });

    expect([statusCode, headers['cache-control']]).toEqual([status, 'private, no-store']);
  });

  it('shows the error page when rendering fails, and reports it', async () => {
    const { onFailure } = setup(new Error('broken'));

    const answer = await app.inject({ url: '/products' });

    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('Страница не открылась');
    expect(answer.body).not.toContain('broken');
    expect(onFailure).toHaveBeenCalledWith('/products', expect.objectContaining({ message: 'broken' }));
  });

  it.each([
    ['addresses that do not exist', (count: number) => `/no-${count}`, { status: 404 }, 404],
    ['queries', (count: number) => `/?q=${count}`, {}, 200],
  ])('limits how many %s a visitor has rendered', async (_what, madeUp, changes, status) => {
    setup(changes, createRequestLimit({ max: 2 }));
    const get = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
    for (let count = 0; count < 2; count += 1) await get(madeUp(count), '203.0.113.9');

    const refused = await get(madeUp(2), '203.0.113.9');
    const cached = await get(madeUp(1), '203.0.113.9');
    const other = await get(madeUp(2), '203.0.113.10');

    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.body).toContain('слишком много запросов');
    expect(refused.body).toMatch(/<a href=""[^>]*>Обновить страницу/);
    expect([cached.statusCode, other.statusCode]).toEqual([status, status]);
  });

  it('does not limit how many goods a search engine reads', async () => {
    setup({}, createRequestLimit({ max: 2 }));
    const statuses = new Set<number>();

    for (let count = 0; count < 10; count += 1)
      statuses.add((await app.inject({ url: `/product-${count}` })).statusCode);

    expect([...statuses]).toEqual([200]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    'answers the next request of a connection whose %s was refused',
    async (method) => {
      setup();
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo; // of a TCP server
      const socket = net.connect(port, '127.0.0.1');
      const body = 'x'.repeat(200_000);

      socket.write(`${method} / HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
      socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');

      const answers = await text(socket);
      expect(answers).toMatch(/^HTTP\/1.1 40[45] /);
      expect(answers).toContain('HTTP/1.1 200 OK');
    },
  );

  it('answers 503 while too many pages wait, and says when to come again', async () => {
    setup(new BusyError());

    for (const url of ['/products', '/page-data/products']) {
      const { statusCode, headers } = await app.inject({ url });
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    }
  });
});
