import { setTimeout } from 'node:timers/promises';
import { openClient, type HttpClient, type HttpRequest } from '../../support/http-client';
import { decode, firstMatch } from '../../support/html';
import { startNginx, type Nginx } from '../../support/nginx';
import { startSite, type Site } from '../../support/site';
import { expect, test } from '../../support/test';
import { startVisits, watchUntilClosed } from '../../support/visitors';

/** What nginx logs about a site that failed. */
const FAILURES = /upstream (prematurely|timed out|sent)|reset by peer|refused/;

const JSON_TYPE = { 'content-type': 'application/json' };
const QUERY = JSON.stringify({ query: '{ siteProducts { id } }' });
const MEGABYTE = 'x'.repeat(1_000_000);

const REQUESTS: readonly [expected: number, HttpRequest][] = [
  [200, { path: '/' }],
  [200, { path: '/products', method: 'HEAD' }],
  [200, { path: '/page-data/products' }],
  [200, { path: '/api/lists/places' }],
  [200, { path: '/api', method: 'POST', headers: JSON_TYPE, body: QUERY }],
  [200, { path: '/api', method: 'POST', headers: { ...JSON_TYPE, connection: 'close' }, body: QUERY }],
  [200, { path: '/api', method: 'POST', headers: { ...JSON_TYPE, 'keep-alive': 'timeout=5' }, body: QUERY }],
  [200, { path: '/api', method: 'POST', headers: { ...JSON_TYPE, expect: '100-continue' }, body: QUERY }],
  [200, { path: '/readyz', headers: { connection: 'close' } }],
  [200, { path: '/readyz', headers: { 'keep-alive': 'timeout=5' } }],
  [301, { path: '/products/' }],
  [302, { path: '/profile' }],
  [404, { path: '/no-such-page' }],
  [404, { path: '/remotes/browser/%2e%2e/server/server.cjs' }],
  [405, { path: '/', method: 'DELETE' }],
  [405, { path: '/products', method: 'POST' }],
  [405, { path: '/products', method: 'POST', headers: JSON_TYPE, body: QUERY }],
  [405, { path: '/products', method: 'PUT', body: MEGABYTE }],
  [405, { path: '/products', method: 'PUT', headers: { expect: '100-continue' }, body: MEGABYTE }],
  [405, { path: '/api', method: 'PUT', headers: JSON_TYPE, body: QUERY }],
  [413, { path: '/api', method: 'POST', headers: JSON_TYPE, body: MEGABYTE }],
  [413, { path: '/rum', method: 'POST', headers: { 'content-type': 'text/plain' }, body: MEGABYTE }],
];

test.describe.configure({ mode: 'serial' });
test.skip(!process.env.NGINX_PATH, 'there is no nginx');

let site: Site;
let nginx: Nginx;
let visitor: HttpClient;
/** What is stopped at the end, also after a failure. */
const running: Pick<Site, 'stop'>[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Visitors have other addresses of this machine, so they must not count as proxies.
  site = await startSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  running.push(site);
});

test.afterAll(async () => {
  for (const one of running) await one.stop();
});

const timesAnswered = (pathname: string) => site.output().split(`"path":"${pathname}"`).length - 1;

for (const [index, setUp] of (['as documented', 'pooled connections', 'https and a cache'] as const).entries()) {
  test.describe(setUp, () => {
    const [address, otherAddress] = [`127.0.1.${index + 1}`, `127.0.2.${index + 1}`];

    test.beforeAll(async () => {
      nginx = await startNginx(setUp, [site.url]);
      visitor = openClient(nginx.url, address);
    });

    test.afterAll(async () => {
      visitor.close();
      await nginx.stop();
    });

    test('each request has its own answer, and the next one on the connection too', { tag: '@full' }, async () => {
      for (const [expected, request] of REQUESTS) {
        const name = `${request.method ?? 'GET'} ${request.path} ${JSON.stringify(request.headers ?? {})}`;
        expect([name, (await visitor.send(request)).status]).toEqual([name, expected]);
        expect([`after ${name}`, (await visitor.send({ path: '/about' })).status]).toEqual([`after ${name}`, 200]);
      }
      expect(await nginx.errors()).not.toMatch(FAILURES);
    });

    test('an unchanged page is not sent again, and a part of a file alone', { tag: '@full' }, async () => {
      const page = await visitor.send({ path: '/products' });
      const file = firstMatch(decode(page), /"(\/static\/[^"]+\.js)"/);
      const { etag = '' } = page.headers;

      const unchanged = await visitor.send({ path: '/products', headers: { 'if-none-match': etag } });
      const part = await visitor.send({ path: file, headers: { range: 'bytes=0-9' } });

      expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
      expect([part.status, part.body.length]).toEqual([206, 10]);
    });

    test('the address of a page stays on the origin of the visitor', { tag: '@full' }, async () => {
      const { headers } = await visitor.send({ path: '/products/' });

      expect(new URL(headers.location ?? '', nginx.url).href).toBe(`${nginx.url}/products`);
    });

    test('answer and log have one request id', { tag: '@full' }, async () => {
      const request = { path: '/no-such-page', headers: { 'x-request-id': `of-visitor-${index}` } };

      const { headers } = await visitor.send(request);

      expect(headers['x-request-id'] === request.headers['x-request-id']).toBe(setUp !== 'https and a cache');
      await expect.poll(() => site.output()).toContain(`"reqId":"${String(headers['x-request-id'])}"`);
    });

    test('only https is remembered by browsers', { tag: '@full' }, async () => {
      for (const path of ['/', '/api/lists/places', '/products/']) {
        const { headers } = await visitor.send({ path });
        expect('strict-transport-security' in headers).toBe(setUp === 'https and a cache');
      }
    });

    test(
      'limits count the address that nginx sees, and not one that a visitor makes up',
      { tag: '@full' },
      async () => {
        const report = { source: 'window', message: 'a journey', stack: '', path: '/' };
        const send = (client: HttpClient, number: number) =>
          client.send({
            path: '/rum',
            method: 'POST',
            headers: { 'content-type': 'text/plain', 'x-forwarded-for': `203.0.113.${number}` },
            body: JSON.stringify(report),
          });
        const allowed = 300;
        for (let number = 1; number <= allowed; number += 1) {
          const made = (number % 250) + 1;
          expect((await send(visitor, made)).status).toBe(204);
        }

        expect((await send(visitor, 251)).status).toBe(429);
        const other = openClient(nginx.url, otherAddress);
        expect((await send(other, 251)).status).toBe(204);
        other.close();
      },
    );
  });
}

test('nginx keeps pages by their encoding, and no personal ones', { tag: '@full' }, async () => {
  nginx = await startNginx('https and a cache', [site.url]);
  running.push(nginx);
  visitor = openClient(nginx.url);
  const before = { services: timesAnswered('/services'), profile: timesAnswered('/profile') };
  const encodings = ['br', 'gzip', 'br'];
  const pages = [];
  for (const encoding of encodings)
    pages.push(await visitor.send({ path: '/services', headers: { 'accept-encoding': encoding } }));
  for (let count = 0; count < 2; count += 1)
    await visitor.send({ path: '/profile', headers: { cookie: 'x-auth-token=made-up' } });

  expect(pages.map(({ headers }) => headers['content-encoding'])).toEqual(encodings);
  expect(new Set(pages.map(decode)).size).toBe(1);
  await expect.poll(() => timesAnswered('/profile') - before.profile).toBe(2);
  expect(timesAnswered('/services') - before.services).toBe(2); // one for each encoding
});

test('when one of two instances stops, no request fails', { tag: '@full' }, async () => {
  test.setTimeout(180_000);
  const other = await startSite();
  running.push(other);
  const pooled = await startNginx('pooled connections', [site.url, other.url]);
  running.push(pooled);
  const query: HttpRequest = { path: '/api', method: 'POST', headers: JSON_TYPE, body: QUERY };
  const endVisits = startVisits(pooled.url, [{ path: '/' }, query, { path: '/products' }, query]);
  const watching = watchUntilClosed(site.url);
  await setTimeout(1000);

  process.kill(-site.pid, 'SIGTERM'); // all its processes, like systemd
  const seen = await watching;
  await setTimeout(1000);
  const statuses = await endVisits();

  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const readiness = seen.map(({ ready }) => ready);
  expect(readiness.filter((ready, index) => ready !== readiness[index - 1])).toEqual([200, 503, null]);
  const inPause = seen.filter(({ ready }) => ready === 503).slice(0, -1); // it may close before the last page
  expect(inPause.length).toBeGreaterThan(5);
  expect(inPause.filter(({ page }) => page !== 200)).toEqual([]);
});

test('the pages that nginx has can be read while the site is away', { tag: '@full' }, async () => {
  const page = await visitor.send({ path: '/services', headers: { 'accept-encoding': 'br' } });
  visitor.close();

  expect(page.status).toBe(200);
});
