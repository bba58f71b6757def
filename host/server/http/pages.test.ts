import Fastify, { type FastifyInstance } from 'fastify';
import type { KeptPage, PageCache } from '../pages/page-cache';
import { addPages } from './pages';

const page: KeptPage = {
  status: 200,
  csp: "default-src 'none'",
  etag: '"v1"',
  isWhole: true,
  picture: null,
  plain: Buffer.from('plain'),
  brotli: Buffer.from('brotli'),
  gzip: Buffer.from('gzip'),
};

const KEPT = 'public, max-age=0, s-maxage=15, stale-while-revalidate=600';

let app: FastifyInstance;

function setup(changes: Partial<KeptPage> | Error = {}) {
  const get = jest.fn<ReturnType<PageCache['get']>, [string]>(async () => {
    if (changes instanceof Error) throw changes;
    return { ...page, ...changes };
  });
  const onFailure = jest.fn();
  app = Fastify();
  addPages(app, {
    cache: { get, clear: () => undefined, settled: async () => undefined },
    routeOf: (pathname) => ({
      id: 'any',
      path: pathname,
      access: pathname.startsWith('/orders') ? 'user' : 'public',
      query: ['q'],
    }),
    onFailure,
  });
  return { get, onFailure };
}

describe('addPages', () => {
  afterEach(() => app.close());

  it('sends a kept page with its policy, for shared caches too', async () => {
    const { get } = setup();

    const answer = await app.inject({ url: '/products?sort=price' });

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('plain');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': KEPT,
      etag: 'W/"v1"',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(get).toHaveBeenCalledWith('/products');
  });

  it('asks for a page by path and by what its route renders of the query', async () => {
    const { get } = setup();

    await app.inject({ url: '/products?sort=price&q=%D0%BC%D0%B0%D1%8F%D0%BA' });

    expect(get).toHaveBeenCalledWith('/products?q=%D0%BC%D0%B0%D1%8F%D0%BA');
  });

  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['br;q=0.5, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip', 'gzip'],
    ['deflate', undefined, 'plain'],
    ['gzip;q=0', undefined, 'plain'],
    ['identity', undefined, 'plain'],
  ])('answers "accept-encoding: %s" with %s', async (accepted, encoding, body) => {
    setup();

    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });

    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body).toBe(body);
  });

  it('says 304 to a browser that has the page', async () => {
    setup();

    const ask = (had: string) => app.inject({ url: '/', headers: { 'if-none-match': had } });
    const [same, among, older] = [await ask('W/"v1"'), await ask('"v0", "v1"'), await ask('W/"v0"')];

    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect([among.statusCode, older.statusCode]).toEqual([304, 200]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('takes no %s', async (method) => {
    setup();

    const answer = await app.inject({ method, url: '/products', headers: { 'content-type': 'a/b' }, payload: 'x' });

    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/reset?token=secret&email=anna%40example.ru', '/?confirmEmail=secret&email=anna%40example.ru'])(
    'lets nobody know of the token in %s',
    async (url) => {
      const { get } = setup();

      const { headers } = await app.inject({ url });

      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
      expect(get).toHaveBeenCalledWith(url.replace(/\?.*/, ''));
    },
  );

  it.each([
    ['/products/', '/products'],
    ['/products///', '/products'],
    ['/products/?a=1', '/products?a=1'],
    ['//products?a=1', '/products?a=1'],
  ])('sends %s for good to %s', async (url, location) => {
    setup();

    const answer = await app.inject({ url });

    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it.each(['//', '///', '//evil.test/', '/?next=//evil.test'])('answers %s as any other address', async (url) => {
    setup();

    const { statusCode, headers } = await app.inject({ url });

    expect([200, 301]).toContain(statusCode);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it('sends a guest from a page of a user to the sign-in dialog, and remembers where he wanted to go', async () => {
    const { get } = setup();

    const answer = await app.inject({ url: '/orders/7?tab=1' });

    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/?signin=%2Forders%2F7%3Ftab%3D1');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(get).not.toHaveBeenCalled();
  });

  it.each(['x-auth-token=', 'x-auth-token=;a=1', 'not-x-auth-token=secret'])(
    'takes the cookie "%s" for that of a guest',
    async (cookie) => {
      setup();

      const { statusCode } = await app.inject({ url: '/orders', headers: { cookie } });

      expect(statusCode).toBe(302);
    },
  );

  it('gives a page of a user to whoever has the cookie, and lets nobody keep it', async () => {
    setup();

    const answer = await app.inject({
      url: '/orders',
      headers: { cookie: 'a=1; x-auth-token=secret', 'if-none-match': '"v1"' },
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it('lets nobody keep a page that does not exist', async () => {
    setup({ status: 404 });

    const answer = await app.inject({ url: '/nothing' });

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('lets nobody keep a page that lacks its remote', async () => {
    setup({ isWhole: false });

    const answer = await app.inject({ url: '/', headers: { 'if-none-match': '"v1"' } });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('says when to come back where the data is missing', async () => {
    setup({ status: 503, isWhole: false });

    const answer = await app.inject({ url: '/' });

    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('shows a page of its own when rendering fails, and reports it', async () => {
    const { onFailure } = setup(new Error('broken'));

    const answer = await app.inject({ url: '/products' });

    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('Страница не открылась');
    expect(answer.body).not.toContain('broken');
    expect(onFailure).toHaveBeenCalledWith('/products', expect.objectContaining({ message: 'broken' }));
  });
});
