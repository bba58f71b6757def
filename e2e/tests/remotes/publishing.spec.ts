import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyBuild } from '../../support/finished-build';
import { textOf } from '../../support/html';
import { visit } from '../../support/pages';
import {
  integrityOf,
  liveVersion,
  readRegistry,
  runRemotes,
  type StoredRegistry,
  titleIn,
  writeRegistry,
} from '../../support/store';
import { expect, test } from '../../support/test';

const REMOTE = 'mfe-catalog';

let registry: StoredRegistry;

test.beforeEach(async ({ siteDataDir }) => {
  registry = await readRegistry(siteDataDir);
});

test.afterEach(({ siteDataDir }) => writeRegistry(siteDataDir, registry));

/** When the process of the host has started. */
async function hostStart(siteUrl: string): Promise<string | undefined> {
  const metrics = await (await fetch(`${siteUrl}/metrics`)).text();
  return /^shop_host_process_start_time_seconds (.+)$/m.exec(metrics)?.[1];
}

test('what a team publishes from its machine is live without a restart, and files stay when it is rolled back', async ({
  page,
  siteUrl,
  siteDataDir,
  consoleMessages,
}) => {
  const html = async () => (await fetch(`${siteUrl}/products`)).text();
  const before = liveVersion(registry, REMOTE);
  const started = await hostStart(siteUrl);
  const { folder, version } = await copyBuild(siteDataDir, REMOTE, '.published');
  const made = await runRemotes(siteDataDir, ['token', REMOTE, '--can', 'publish,rollback']);
  const token = made.stdout.trim().split('\n').at(-1) ?? '';
  // Another machine has no data of the site.
  const elsewhere = (...args: string[]) =>
    runRemotes(path.join(siteDataDir, 'elsewhere'), [...args, '--site', siteUrl], { SHOP_TOKEN: token });
  await visit(page, '/products');

  const published = await elsewhere('publish', REMOTE, '--from', folder);

  expect([published.code, published.stderr]).toEqual([0, '']);
  expect(published.stdout).toContain(`${REMOTE} ${version} is live`);
  await expect.poll(html).toContain(`/${REMOTE}/${version}/browser/`);
  expect(await hostStart(siteUrl)).toBe(started);
  // An open page keeps its files.
  expect((await fetch(siteUrl + before.url)).status).toBe(200);
  await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');
  await visit(page, '/products');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const { url } = liveVersion(await readRegistry(siteDataDir), REMOTE);
  expect(scripts).toContain(siteUrl + url);

  const rolledBack = await elsewhere('rollback', REMOTE);

  expect([rolledBack.code, rolledBack.stderr]).toEqual([0, '']);
  await expect.poll(html).toContain(before.url);
  expect((await fetch(siteUrl + url)).status).toBe(200);
  expect(consoleMessages).toEqual([]);
});

test(
  'a version with faults does not go live, and each fault is one line with its place',
  { tag: '@full' },
  async ({ siteUrl, siteDataDir }) => {
    test.setTimeout(180_000); // a check builds, and renders all routes
    const built = liveVersion(registry, REMOTE);
    const title = textOf(await (await fetch(`${siteUrl}/products`)).text(), 'h1');
    const good = await runRemotes(siteDataDir, ['check', REMOTE]);
    expect([good.code, good.stdout]).toEqual([0, expect.stringContaining(`${built.metadata.version} has no fault`)]);

    const folder = path.join(siteDataDir, 'faulty');
    await cp(path.join(siteDataDir, path.dirname(path.dirname(built.url))), folder, { recursive: true });
    const bundleFile = path.join(folder, 'server.cjs');
    const releaseFile = path.join(folder, 'release.json');
    const code = await readFile(bundleFile, 'utf8');
    const faulty = code.replace(titleIn(title), 'title:(() => { for (;;); })()');
    await writeFile(bundleFile, faulty);
    const release = JSON.parse(await readFile(releaseFile, 'utf8')) as { routes: object[] };
    const routes = [...release.routes, { id: 'services', path: '/api/goods', access: 'public' }];
    const changes = { version: '9.9.9', serverIntegrity: integrityOf(faulty), routes };
    await writeFile(releaseFile, JSON.stringify({ ...release, ...changes }));
    await writeFile(
      path.join(folder, 'operations.json'),
      '{"mfe-catalog/src/old.graphql": "query Old { siteGone { id } }"}',
    );

    const { code: status, stderr } = await runRemotes(siteDataDir, ['publish', REMOTE, '--from', folder]);

    expect(status).toBe(1);
    const lines = stderr.split('\n').filter((line) => line && !line.startsWith('npm warn'));
    expect(lines).toEqual([
      'route /api/goods: the host answers this address itself; choose another first segment',
      expect.stringMatching(/^operation Old \(mfe-catalog\/src\/old\.graphql:1\): Cannot query field "siteGone"/),
      'route /products/:category?: /products does not render: it did not finish within 9000 ms',
    ]);
    expect(liveVersion(await readRegistry(siteDataDir), REMOTE).metadata.version).toBe(built.metadata.version);
  },
);
