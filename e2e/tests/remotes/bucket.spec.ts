import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyBuild } from '../../support/finished-build';
import { saveData, settle, visit } from '../../support/pages';
import { root } from '../../support/run-command';
import { findHost, startSite, type Site } from '../../support/site';
import { runRemotes } from '../../support/store';
import { expect, test } from '../../support/test';

const REMOTE = 'mfe-catalog';
const LIVE_WITHIN_MS = 3000;

let bucket: ChildProcess;
let env: Record<string, string>;
let site: Site;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  bucket = spawn(process.execPath, ['--import', 'tsx', 'packages/node/src/store/testing/serve-s3.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(bucket.stdout ?? bucket, 'data')) as [Buffer];
  env = {
    REMOTES_STORE: 's3://shop/remotes',
    S3_ENDPOINT: address.toString('utf8').trim(),
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  site = await startSite({ env });
});

test.afterAll(async () => {
  await site.stop();
  bucket.kill('SIGKILL');
});

const html = async (address: string) => (await fetch(site.url + address)).text();
const remotes = (...args: string[]) => runRemotes(site.dataDir, args, env);
const expectServed = (version: string) =>
  expect.poll(() => html('/products'), { timeout: LIVE_WITHIN_MS }).toContain(`/${REMOTE}/${version}/browser/`);
const served = async () => /\/mfe-catalog\/([^/]+)\/browser\//.exec(await html('/products'))?.[1] ?? '';

test(
  'a site whose versions are in a bucket publishes and rolls back',
  { tag: '@full' },
  async ({ page, consoleMessages }) => {
    test.setTimeout(120_000);
    const before = await served();
    const { folder, version } = await copyBuild(site.dataDir, REMOTE, '.b');

    const published = await remotes('publish', REMOTE, '--from', folder);
    expect(published.code, published.stderr).toBe(0);
    await expectServed(version);
    await visit(page, `${site.url}/products`);
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(scripts.some((name) => name.includes(`/${REMOTE}/${version}/browser/`))).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');

    const rolledBack = await remotes('rollback', REMOTE);
    expect(rolledBack.code, rolledBack.stderr).toBe(0);
    await expectServed(before);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'a host that starts while the bucket is out of reach serves what it had',
  { tag: '@full' },
  async ({ page, consoleMessages }) => {
    const before = await served();
    await saveData(page); // nothing is fetched ahead
    await visit(page, `${site.url}/products`); // its files are on the disk of the host
    await settle(page);
    await page.goto('about:blank');

    bucket.kill('SIGKILL');
    await once(bucket, 'exit');
    const host = await findHost(site);
    process.kill(host, 'SIGKILL');
    await expect.poll(() => findHost(site).catch(() => host), { timeout: 20_000 }).not.toBe(host);

    await expect.poll(() => served().catch(() => ''), { timeout: 20_000 }).toBe(before);
    await visit(page, `${site.url}/products`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
    expect(consoleMessages).toEqual([]);

    const { code, stderr } = await remotes('rollback', REMOTE);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^the store s3:\/\/shop\/remotes cannot be read: .+\n$/m),
    ]);
  },
);
