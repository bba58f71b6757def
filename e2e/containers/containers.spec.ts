import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createOrder, fastOrder, readCatalogue } from '../support/api';
import { startVisits } from '../support/visitors';
import { builtImage, compose, containers, inService, NGINX_URL, signalIn, SITE_URL } from './compose';

// Caddy signs the certificate of localhost itself.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

const BUILD_TIMEOUT_MS = 1_200_000;
const KEY = crypto.randomUUID();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  if (!builtImage) await compose('build', 'delivery');
  await compose('down', '--volumes');
  // Some engines copy whole images here, which says nothing about the shop.
  await compose('create', '--no-build');
});

test.afterAll(() => compose('down', '--volumes'));

const statusOf = (address: string): Promise<number | null> =>
  fetch(SITE_URL + address, { signal: AbortSignal.timeout(20_000) }).then(
    ({ status }) => status,
    () => null,
  );

async function firstProductId(): Promise<number> {
  const product = (await readCatalogue(SITE_URL)).find(({ count }) => count > 1);
  if (!product) throw new Error('nothing is in stock');
  return product.id;
}

/** The same key again returns the same order, if the database has kept it. */
async function orderId(productId: number): Promise<number | undefined> {
  const { order, errors } = await createOrder(SITE_URL, fastOrder([{ productId, productCount: 1 }], KEY));
  expect(errors).toEqual([]);
  return order?.id;
}

const remotes = (...args: string[]) => inService('delivery', 'node', 'tools/dist/shop.cjs', 'remotes', ...args);

test('a page is answered soon after `up`, by https', async () => {
  const startedAt = performance.now();
  const starting = compose('up', '--detach', '--no-build');
  while ((await statusOf('/')) !== 200) await sleep(100);
  const seconds = (performance.now() - startedAt) / 1000;
  await starting;

  console.log(`first page after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(60);
  const page = await fetch(`${SITE_URL}/products`);
  expect(page.headers.get('strict-transport-security')).toContain('max-age');
});

test('metrics are for the networks of the machine only', async () => {
  for (const address of ['/metrics', '/metrics/', '//metrics', '/%6Detrics', '/METRICS']) {
    expect([address, await statusOf(address)]).toEqual([address, 404]);
  }
  const script = "fetch('http://127.0.0.1:3000/metrics').then(async (answer) => console.log(await answer.text()))";
  expect(await inService('host-1', 'node', '-e', script)).toContain('shop_host_request_seconds');
});

for (const service of ['host-1', 'api-2', 'delivery']) {
  test(`${service} cannot change its own files, and is not root`, async () => {
    const attempt = 'touch /shop/a 2>/dev/null && echo writable; id -u; grep ^CapEff /proc/self/status; touch /tmp/a';

    const seen = (await inService(service, 'sh', '-c', attempt)).split(/\s+/);
    expect(seen).toEqual(['1000', 'CapEff:', '0000000000000000', '']);
  });
}

test('only delivery can write to the store, and only it can sign', async () => {
  for (const service of ['host-1', 'host-2'])
    await expect(inService(service, 'touch', '/store/a')).rejects.toThrow('Read-only file system');
  await expect(inService('host-1', 'printenv', 'REGISTRY_PRIVATE_KEY')).rejects.toThrow();
  await expect(inService('api-1', 'printenv', 'REGISTRY_PRIVATE_KEY')).rejects.toThrow();
});

test('published versions are listed, rolled back and published from the image', async () => {
  expect(await remotes('list')).toMatch(/^\* mfe-catalog /m);
  await expect(remotes('rollback', 'mfe-catalog')).rejects.toThrow('no version before the live one');
  expect(await remotes('publish', 'mfe-catalog')).toContain('is live');
});

test('both hosts have told delivery that they follow', async () => {
  expect(await remotes('unpublish', 'mfe-solutions')).toMatch(/followed by: \S+:3000, \S+:3000/);
  await expect.poll(() => statusOf('/about')).toBe(404);
  await remotes('publish', 'mfe-solutions');
  // Each follows in its own time.
  const script = "fetch('http://127.0.0.1:3000/about').then(({ status }) => console.log(status))";
  for (const service of ['host-1', 'host-2'])
    await expect.poll(() => inService(service, 'node', '-e', script)).toBe('200\n');
});

test('a host and an API are killed and start again, and no page or query fails', async () => {
  const query = {
    path: '/api',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query List { siteProducts { id } }' }),
  };
  // Engines forward a published port for this address only.
  const oneAddress = () => '127.0.0.1';
  const endVisits = startVisits(NGINX_URL, [{ path: '/' }, query, { path: '/products' }], oneAddress);

  for (const service of ['host-1', 'api-1']) {
    await compose('kill', '--signal', 'KILL', service);
    await sleep(2000);
    await compose('up', '--detach', '--no-build', '--wait', service);
  }
  await sleep(2000);
  const statuses = await endVisits();

  console.log(`${statuses.length} requests`);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(40);
});

test('an order outlives `kill -9` of a host, an API and the database, and its mails are caught once', async () => {
  const productId = await firstProductId();
  const id = await orderId(productId);
  expect(id).toBeGreaterThan(0);

  for (const service of ['host-2', 'api-2', 'database']) {
    await compose('kill', '--signal', 'KILL', service);
    if (service !== 'database') expect(await orderId(productId)).toBe(id);
    await compose('up', '--detach', '--no-build', '--wait'); // before the next one is killed
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect(await orderId(productId)).toBe(id);
  }
  const { total } = (await (await fetch('http://127.0.0.1:8026/api/v1/messages')).json()) as { total: number };
  expect(total).toBe(1);
});

test('a host that hangs is replaced inside the container', async () => {
  await inService('host-1', 'touch', '/tmp/same-container');

  await signalIn('host-1', 'host/dist/server/main.cjs', 'SIGSTOP');

  await expect.poll(() => statusOf('/products')).toBe(200);
  await inService('host-1', 'test', '-e', '/tmp/same-container');
});

test('a supervisor that hangs ends its container, which the engine starts again', async () => {
  await inService('host-1', 'touch', '/tmp/same-container');

  await signalIn('host-1', 'shop.cjs serve', 'SIGSTOP');

  const isRestarted = () =>
    inService('host-1', 'test', '!', '-e', '/tmp/same-container').then(
      () => true,
      () => false,
    );
  await expect.poll(isRestarted).toBe(true);
  await expect.poll(() => statusOf('/readyz')).toBe(200);
});

test('`stop` ends everything in order', async () => {
  await compose('stop');

  const ended = (await containers()).map(({ State, ExitCode }) => `${State} ${ExitCode}`);
  expect(ended).toHaveLength(9);
  expect(new Set(ended)).toEqual(new Set(['exited 0']));
});
