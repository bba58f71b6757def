import { once } from 'node:events';
import http from 'node:http';
import { Readable } from 'node:stream';
import { productsPath } from '@shop/shared/public-lists';
import Fastify, { type FastifyInstance } from 'fastify';
import { deadUrl, startServer, type LocalServer } from '../../testing/local-server';
import { addApiProxy } from './api-proxy';
import { createMetrics } from './metrics';
import { addReadiness } from './readiness';
import { addSecurityHeaders } from './security-headers';

let app: FastifyInstance;
let server: LocalServer | null = null;

beforeEach(() => {
  app = Fastify({ trustProxy: ['loopback'] });
});

afterEach(async () => {
  await app.close();
  await server?.close();
  server = null;
});

describe('addSecurityHeaders', () => {
  beforeEach(() => {
    addSecurityHeaders(app);
    app.get('/', async () => 'ok');
  });

  it('adds security headers to every answer, also at an unknown address', async () => {
    for (const url of ['/', '/unknown']) {
      const { headers } = await app.inject({ url });

      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('lets a page have a policy of its own', async () => {
    app.get('/page', async (_request, reply) => reply.header('content-security-policy', "script-src 'self'").send(''));

    const { headers } = await app.inject({ url: '/page' });

    expect(headers['content-security-policy']).toBe("script-src 'self'");
  });

  it('sends HSTS only to visitors who use https', async () => {
    const plain = await app.inject({ url: '/' });
    const secure = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });

    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  it('does not trust x-forwarded-proto from the public', async () => {
    const answer = await app.inject({
      url: '/',
      headers: { 'x-forwarded-proto': 'https' },
      remoteAddress: '203.0.113.9',
    });

    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('addReadiness', () => {
  async function readyz(answer: { status: number; body: object } | null, reason: string | null = null) {
    server = await startServer((_request, response) =>
      response.writeHead(answer?.status ?? 0).end(JSON.stringify(answer?.body)),
    );
    const apiUrl = answer ? server.url : await deadUrl();
    addReadiness(app, { apiUrl, unreadyReason: () => reason });
    const { statusCode, headers, ...rest } = await app.inject('/readyz');
    expect(headers['cache-control']).toBe('no-store');
    return [statusCode, rest.json()];
  }
  const FULL = { status: 'the disk is full', reads: true };

  it.each([
    ['is ready when the API is', { status: 200, body: { status: 'ok' } }, 200, { status: 'ok' }],
    [
      'serves pages while a full disk refuses orders',
      { status: 503, body: FULL },
      200,
      { status: 'ok', api: FULL.status },
    ],
    ['is not ready without the database', { status: 503, body: { status: 'no' } }, 503, { status: 'no' }],
    ['is not ready without the API', null, 503, { status: 'unavailable' }],
  ])('%s', async (_what, answer, status, body) => {
    expect(await readyz(answer)).toEqual([status, body]);
  });

  it('is not ready any more when it is about to close', async () => {
    expect(await readyz({ status: 200, body: { status: 'ok' } }, 'stopping')).toEqual([503, { status: 'stopping' }]);
  });
});

const NO_LISTS = { get: async () => ({}) };

describe('addApiProxy', () => {
  interface ApiRequest {
    method: string | undefined;
    url: string | undefined;
    body: string;
    headers: Record<string, unknown>;
  }

  async function withApi() {
    const requests: ApiRequest[] = [];
    server = await startServer(({ method, url, headers }, response, body) => {
      requests.push({ method, url, headers, body });
      response.writeHead(201, { 'content-type': 'application/json', 'x-from': 'api' }).end('{"data":{}}');
    });
    await addApiProxy(app, {
      apiUrl: server.url,
      lists: NO_LISTS,
      filterLimit: null,
      previewOf: () => null,
    });
    return requests;
  }

  it('forwards the bytes of a call and of its answer', async () => {
    const requests = await withApi();
    const payload = '{"query":"{ siteProducts { id } }", "broken":';

    const answer = await app.inject({
      method: 'POST',
      url: '/api?op=1',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
      payload,
    });

    expect(answer.statusCode).toBe(201);
    expect(answer.headers['x-from']).toBe('api');
    expect(answer.body).toBe('{"data":{}}');
    expect(requests).toEqual([expect.objectContaining({ method: 'POST', url: '/api?op=1', body: payload })]);
    expect(requests[0]?.headers.authorization).toBe('Bearer secret');
  });

  it('refuses a huge message with an error that forms understand', async () => {
    await withApi();

    const response = await app.inject({ method: 'POST', url: '/mail/send', payload: 'я'.repeat(300_000) });

    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({
      code: 'BAD_REQUEST',
      message: 'Сообщение не отправлено: оно слишком большое',
    });
  });

  it('refuses a huge body without a length', async () => {
    const requests = await withApi();

    const answer = await app.inject({
      method: 'POST',
      url: '/api',
      headers: { 'transfer-encoding': 'chunked' },
      payload: Readable.from(['x'.repeat(500_000)]),
    });

    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(requests).toEqual([]);
  });

  it.each(['/mail/send', '/api'])('forwards a body of any type to %s', async (url) => {
    const requests = await withApi();

    await app.inject({ method: 'POST', url, headers: { 'content-type': 'text/strange' }, payload: 'Привет' });

    expect(requests[0]).toMatchObject({ url, body: 'Привет' });
  });

  it.each([
    ['GET', '/pages/published'],
    ['PUT', '/pages/release'],
    ['POST', '/pages/proofs'],
    ['GET', '/pages/rental/versions/1'],
    ['GET', '/pages/drafts/token'],
    ['GET', '/api/../pages/published'],
    ['GET', '/schema.graphql'],
    ['GET', '/metrics'],
  ] as const)('keeps %s %s to the programs of the shop', async (method, url) => {
    const requests = await withApi();

    expect((await app.inject({ method, url })).statusCode).toBe(404);
    expect(requests).toEqual([]);
  });

  it('replaces x-forwarded-for of a visitor', async () => {
    const requests = await withApi();

    await app.inject({ url: '/api', headers: { 'x-forwarded-for': '198.51.100.1' }, remoteAddress: '203.0.113.9' });

    expect(requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(requests[0]?.headers['x-request-id']).toBeTruthy();
  });

  it('trusts x-forwarded-for of a proxy of this machine', async () => {
    const requests = await withApi();

    await app.inject({
      url: '/api',
      headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.1' },
      remoteAddress: '127.0.0.1',
    });

    expect(requests[0]?.headers['x-forwarded-for']).toBe('198.51.100.1');
  });

  it('keeps the headers of a connection on their connection', async () => {
    const requests = await withApi();
    const site = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { connection: 'close', 'keep-alive': 'timeout=1', expect: '100-continue', te: 'trailers' };

    const request = http.request(`${site}/api`, { method: 'POST', headers }).end('{}');
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]; // documentation of node:http

    expect(answer.statusCode).toBe(201);
    expect(answer.headers.connection).toBe('close');
    expect(answer.headers['keep-alive']).toBeUndefined();
    for (const name of ['keep-alive', 'expect', 'te']) expect(requests[0]?.headers[name]).toBeUndefined();
  });

  it.each([
    [
      'POST',
      '/api',
      {
        errors: [
          { message: expect.stringMatching(/^Магазин\sне\sотвечает/), extensions: { code: 'INTERNAL_SERVER_ERROR' } },
        ],
      },
    ],
    [
      'GET',
      '/api/lists/products',
      {
        errors: [
          { message: expect.stringMatching(/^Магазин\sне\sотвечает/), extensions: { code: 'INTERNAL_SERVER_ERROR' } },
        ],
      },
    ],
    ['POST', '/mail/send', { code: 'INTERNAL_SERVER_ERROR', message: expect.stringMatching(/^Магазин\sне\sотвечает/) }],
  ] as const)('answers %s %s with 503 in the format of the address when the API is down', async (method, url, body) => {
    await addApiProxy(app, {
      apiUrl: await deadUrl(),
      lists: NO_LISTS,
      filterLimit: null,
      previewOf: () => null,
    });

    const site = await app.listen({ port: 0, host: '127.0.0.1' });

    const answer = await fetch(site + url, { method, ...(method === 'POST' && { body: '{"a":1}' }) });

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual(body);
  });

  it('sends the list that it has cached when the API hangs', async () => {
    const api = await startServer(() => undefined);
    const places = '{"data":{"siteShopAddresses":[]}}';
    const lists = {
      get: async () => ({ places: { text: places }, products: { text: '{"data":{"siteProducts":[]}}' } }),
    };
    await addApiProxy(app, {
      apiUrl: api.url,
      lists,
      filterLimit: null,
      previewOf: () => null,
    });

    const answers = await Promise.all([
      app.inject('/api/lists/places'),
      app.inject(productsPath({ ids: [101] })),
      app.inject('/api/lists/products'),
    ]);
    await api.close();

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
    expect(answers[0].body).toBe(places);
    expect(answers[1].json()).toEqual({ data: { siteProducts: [] } });
  });
});

describe('createMetrics', () => {
  it('counts failures of remotes and cache lookups, each host separately', async () => {
    const [metrics, other] = [createMetrics(), createMetrics()];

    metrics.remoteFailures.inc({ remote: 'mfe-catalog', version: '1' });
    metrics.pageLookups.inc({ result: 'hit' });

    const text = await metrics.registry.metrics();
    expect(text).toContain('shop_host_remote_failures_total{remote="mfe-catalog",version="1"} 1');
    expect(text).toContain('shop_host_page_lookups_total{result="hit"} 1');
    expect(await other.registry.metrics()).not.toContain('mfe-catalog');
  });
});
