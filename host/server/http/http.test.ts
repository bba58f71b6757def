import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { deadUrl, startServer, type LocalServer } from '../testing/local-server';
import { addApiProxy } from './api-proxy';
import { createMetrics } from './metrics';
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

  it('gives every answer the headers of a careful shop, an unknown address included', async () => {
    for (const url of ['/', '/unknown']) {
      const { headers } = await app.inject({ url });

      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('asks for https only of visitors who came by it', async () => {
    const plain = await app.inject({ url: '/' });
    const secure = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });

    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  it('does not believe a stranger who says that he came by https', async () => {
    const answer = await app.inject({
      url: '/',
      headers: { 'x-forwarded-proto': 'https' },
      remoteAddress: '203.0.113.9',
    });

    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('addApiProxy', () => {
  interface Asked {
    method: string | undefined;
    url: string | undefined;
    body: string;
    headers: Record<string, unknown>;
  }

  async function withApi() {
    const asked: Asked[] = [];
    server = await startServer(({ method, url, headers }, response, body) => {
      asked.push({ method, url, headers, body });
      response.writeHead(201, { 'content-type': 'application/json', 'x-from': 'api' }).end('{"data":{}}');
    });
    await addApiProxy(app, server.url);
    return asked;
  }

  it('passes a call on as bytes and the answer back as it is', async () => {
    const asked = await withApi();
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
    expect(asked).toEqual([expect.objectContaining({ method: 'POST', url: '/api?op=1', body: payload })]);
    expect(asked[0]?.headers.authorization).toBe('Bearer secret');
  });

  it('refuses a huge message in the form that its address answers in', async () => {
    await withApi();

    const response = await app.inject({ method: 'POST', url: '/mail/send', payload: 'я'.repeat(60_000) });

    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({
      code: 'BAD_REQUEST',
      message: 'Сообщение не отправлено: оно слишком большое',
    });
  });

  it('refuses a huge body that does not say its length', async () => {
    const asked = await withApi();

    const answer = await app.inject({
      method: 'POST',
      url: '/api',
      headers: { 'transfer-encoding': 'chunked' },
      payload: Readable.from(['x'.repeat(200_000)]),
    });

    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(asked).toEqual([]);
  });

  it.each(['/mail/send', '/api'])('passes on a body of any kind to %s', async (url) => {
    const asked = await withApi();

    await app.inject({ method: 'POST', url, headers: { 'content-type': 'text/strange' }, payload: 'Привет' });

    expect(asked[0]).toMatchObject({ url, body: 'Привет' });
  });

  it('replaces the address that a visitor claims to come from', async () => {
    const asked = await withApi();

    await app.inject({ url: '/api', headers: { 'x-forwarded-for': '198.51.100.1' }, remoteAddress: '203.0.113.9' });

    expect(asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(asked[0]?.headers['x-request-id']).toBeTruthy();
  });

  it('takes the address of the visitor from a proxy that it trusts', async () => {
    const asked = await withApi();

    await app.inject({
      url: '/readyz',
      headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.1' },
      remoteAddress: '127.0.0.1',
    });

    expect(asked[0]?.headers['x-forwarded-for']).toBe('198.51.100.1');
  });

  it.each([
    [
      'POST',
      '/api',
      { errors: [{ message: 'The API is unavailable', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
    ],
    ['POST', '/mail/send', { code: 'INTERNAL_SERVER_ERROR', message: 'The API is unavailable' }],
    ['GET', '/readyz', { status: 'unavailable' }],
  ] as const)('answers %s %s with 503 in its own form when the API is down', async (method, url, body) => {
    await addApiProxy(app, await deadUrl());

    const site = await app.listen({ port: 0, host: '127.0.0.1' });

    const answer = await fetch(site + url, { method, ...(method === 'POST' && { body: '{"a":1}' }) });

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual(body);
  });
});

describe('createMetrics', () => {
  it('counts what remotes fail and how pages were found, each host for itself', async () => {
    const [metrics, other] = [createMetrics(), createMetrics()];

    metrics.remoteFailures.inc({ remote: 'mfe-catalog' });
    metrics.pageLookups.inc({ result: 'hit' });

    const text = await metrics.registry.metrics();
    expect(text).toContain('shop_host_remote_failures_total{remote="mfe-catalog"} 1');
    expect(text).toContain('shop_host_page_lookups_total{result="hit"} 1');
    expect(await other.registry.metrics()).not.toContain('mfe-catalog');
  });
});
