import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createOrder, fastOrder, readCatalogue } from '../support/api';
import { builtImage, compose, containers, inSite, signalInSite, SITE_URL } from './compose';

// The proxy signs the certificate of localhost itself.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

const BUILD_TIMEOUT_MS = 1_200_000;
const KEY = crypto.randomUUID();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  if (!builtImage) await compose('build');
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

test('a page is answered soon after `up`, by https', async () => {
  const startedAt = performance.now();
  await compose('up', '--detach', '--no-build');
  while ((await statusOf('/')) !== 200) await sleep(100);
  const seconds = (performance.now() - startedAt) / 1000;

  console.log(`first page after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(30);
  const page = await fetch(`${SITE_URL}/products`);
  expect(page.headers.get('strict-transport-security')).toContain('max-age');
});

test('metrics are for the networks of the machine only', async () => {
  for (const address of ['/metrics', '/metrics/', '//metrics', '/%6Detrics', '/METRICS']) {
    expect([address, await statusOf(address)]).toEqual([address, 404]);
  }
  const script = "fetch('http://127.0.0.1:3000/metrics').then(async (answer) => console.log(await answer.text()))";
  expect(await inSite('node', '-e', script)).toContain('shop_host_request_seconds');
});

test('the site cannot change its own files, and is not root', async () => {
  const attempt = 'touch /shop/a 2>/dev/null && echo writable; id -u; grep ^CapEff /proc/self/status; touch /data/a';

  expect((await inSite('sh', '-c', attempt)).split(/\s+/)).toEqual(['1000', 'CapEff:', '0000000000000000', '']);
});

test('published versions are listed, rolled back and published from the image', async () => {
  const remotes = (...args: string[]) => inSite('node', 'tools/dist/shop.cjs', 'remotes', ...args);

  expect(await remotes('list')).toMatch(/^\* mfe-catalog /m);
  await expect(remotes('rollback', 'mfe-catalog')).rejects.toThrow('no version before the live one');
  expect(await remotes('publish', 'mfe-catalog')).toContain('is live');
});

test('an order outlives `kill -9` of site and database', async () => {
  const productId = await firstProductId();
  const id = await orderId(productId);
  expect(id).toBeGreaterThan(0);

  for (const service of ['site', 'database']) {
    await compose('kill', '--signal', 'KILL', service);
    await compose('up', '--detach', '--no-build');
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect(await orderId(productId)).toBe(id);
  }
});

test('a host that hangs is replaced inside the container', async () => {
  await inSite('touch', '/tmp/same-container');

  await signalInSite('host/dist/server/main.cjs', 'SIGSTOP');

  await expect.poll(() => statusOf('/products')).toBe(200);
  await inSite('test', '-e', '/tmp/same-container');
});

test('a supervisor that hangs ends its container, which the engine starts again', async () => {
  await inSite('touch', '/tmp/same-container');

  await signalInSite('shop.cjs serve', 'SIGSTOP');

  const isRestarted = () =>
    inSite('test', '!', '-e', '/tmp/same-container').then(
      () => true,
      () => false,
    );
  await expect.poll(isRestarted).toBe(true);
  await expect.poll(() => statusOf('/readyz')).toBe(200);
});

test('`stop` ends everything in order', async () => {
  await compose('stop');

  const ended = (await containers()).map(({ Service, State, ExitCode }) => `${Service} ${State} ${ExitCode}`);
  expect(ended.toSorted()).toEqual(['database exited 0', 'proxy exited 0', 'site exited 0']);
});
