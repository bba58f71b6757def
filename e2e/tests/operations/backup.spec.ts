import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createOrder, fastOrder, readStock } from '../../support/api';
import { runCommand } from '../../support/run-command';
import { startSite, type Site } from '../../support/site';
import { liveVersion, publishCopy, readRegistry, runRemotes } from '../../support/store';
import { expect, test } from '../../support/test';

const ORDER = fastOrder([{ productId: 114, productCount: 2 }]);

let folder: string;
let site: Site;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(path.join(tmpdir(), 'shop-backup-'));
  site = await startSite({ dataDir: path.join(folder, 'data') });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => path.join(folder, name);
const run = (command: 'backup' | 'restore', file: string, data: string) =>
  runCommand(`npm run --silent ${command} -- ${inFolder(file)}`, {
    env: { DATA_DIR: inFolder(data), DATABASE_URL: '' },
  });

test('a backup of the running site is refused in one line', { tag: '@full' }, async () => {
  const { code, stderr } = await run('backup', 'shop.tar.gz', 'data');

  expect(code).toBe(1);
  expect(stderr).toBe(`another process uses the database in ${inFolder('data')}: stop the site first\n`);
});

test('a restored shop has the order, the stock and the live versions of the backup', { tag: '@full' }, async () => {
  test.setTimeout(180_000);
  const placed = await createOrder(site.url, ORDER);
  const stock = (await readStock(site.url)).get(114);
  await publishCopy(site.dataDir, 'mfe-catalog', () => undefined);
  await runRemotes(site.dataDir, ['rollback', 'mfe-catalog']);
  const before = await readRegistry(site.dataDir);
  await site.stop();

  const saved = await run('backup', 'shop.tar.gz', 'data');
  const restored = await run('restore', 'shop.tar.gz', 'restored');
  site = await startSite({ dataDir: inFolder('restored') });
  const again = await createOrder(site.url, ORDER);

  expect(saved).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/: database, keys, remotes, outbox, [\d.]+ MB\n$/),
  });
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('1 order, 0 accounts\n') });
  expect(again.order?.id).toBe(placed.order?.id);
  expect((await readStock(site.url)).get(114)).toBe(stock);
  expect(await readRegistry(site.dataDir)).toEqual(before);
  expect((await fetch(`${site.url}/products`)).status).toBe(200);
  expect(liveVersion(before, 'mfe-catalog').metadata.version).not.toContain('copy');
});

test('a backup of a newer version is refused, and nothing is restored', { tag: '@full' }, async () => {
  await site.stop();
  const database = new PGlite(inFolder('restored/database'));
  await database.query("insert into schema_migrations (id, name) values (9001, 'future')");
  await database.close();
  expect((await run('backup', 'newer.tar.gz', 'restored')).code).toBe(0);

  const { code, stderr } = await run('restore', 'newer.tar.gz', 'older');

  expect(code).toBe(1);
  expect(stderr).toBe('the database belongs to a newer version: it has the unknown migrations 9001\n');
  await expect(stat(inFolder('older/database'))).rejects.toThrow('ENOENT');
});
