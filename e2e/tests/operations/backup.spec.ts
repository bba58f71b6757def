import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createOrder, fastOrder, readStock } from '../../support/api';
import { runCommand } from '../../support/run-command';
import { startSite, type Site } from '../../support/site';
import { liveVersion, publishCopy, readRegistry, runRemotes } from '../../support/store';
import { expect, test } from '../../support/test';

const anotherOrder = () => fastOrder([{ productId: 114, productCount: 2 }]);
const ORDER = anotherOrder();

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
const run = (command: 'backup' | 'restore' | 'rehearse', file: string, data: string) =>
  runCommand(`npm run --silent ${command} -- ${inFolder(file)}`, {
    env: { DATA_DIR: inFolder(data), DATABASE_URL: '' },
  });

test(
  'a restored shop has the order, the stock and the live versions of the backup of a running one',
  { tag: '@full' },
  async () => {
    test.setTimeout(240_000);
    const placed = await createOrder(site.url, ORDER);
    const stock = (await readStock(site.url)).get(114);
    await publishCopy(site.dataDir, 'mfe-catalog', () => undefined);
    await runRemotes(site.dataDir, ['rollback', 'mfe-catalog']);
    const before = await readRegistry(site.dataDir);

    const saved = await run('backup', 'shop.tar.gz', 'data');
    const later = await createOrder(site.url, anotherOrder()); // which the backup does not have
    const rehearsed = await run('rehearse', 'shop.tar.gz', 'data');
    await site.stop();
    const restored = await run('restore', 'shop.tar.gz', 'restored');
    site = await startSite({ dataDir: inFolder('restored') });
    const again = await createOrder(site.url, ORDER);

    expect(saved).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/: database, keys, remotes, outbox, orders: 1, [\d.]+ MB\n$/),
    });
    expect(rehearsed).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('this version can use it, 1 order, 100 pages\n'),
    });
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('1 order, 0 accounts\n') });
    expect(placed.order?.id).toBe(1);
    expect(again.order?.id).toBe(placed.order?.id);
    expect((await readStock(site.url)).get(114)).toBe(stock);
    expect(await readRegistry(site.dataDir)).toEqual(before);
    const { order: next } = await createOrder(site.url, anotherOrder());
    expect(next?.id).toBeGreaterThan(later.order?.id ?? 0); // whose buyer has its number
    expect((await fetch(`${site.url}/products`)).status).toBe(200);
    expect(liveVersion(before, 'mfe-catalog').metadata.version).not.toContain('copy');
  },
);

test('an archive with a changed byte is refused, and nothing is restored', { tag: '@full' }, async () => {
  const archive = await readFile(inFolder('shop.tar.gz'));
  const middle = Math.floor(archive.length / 2);
  archive.writeUInt8(archive.readUInt8(middle) ^ 1, middle);
  await writeFile(inFolder('changed.tar.gz'), archive);

  const { code, stderr } = await run('restore', 'changed.tar.gz', 'changed');

  expect(code).toBe(1);
  expect(stderr).toContain('is no complete backup: it was changed, cut off, or made by an earlier version\n');
  await expect(stat(inFolder('changed/database'))).rejects.toThrow('ENOENT');
});

test('a backup of a newer version is refused, and nothing is restored', { tag: '@full' }, async () => {
  await site.stop();
  const database = new PGlite(inFolder('restored/database'));
  await database.query("insert into schema_migrations (id, name) values (9001, 'future')");
  await database.close();
  expect((await run('backup', 'newer.tar.gz', 'restored')).code).toBe(0);

  const rehearsed = await run('rehearse', 'newer.tar.gz', 'restored');
  const { code, stderr } = await run('restore', 'newer.tar.gz', 'older');

  expect(rehearsed).toMatchObject({ code: 1, stderr });
  expect(code).toBe(1);
  expect(stderr).toBe('the database belongs to a newer version: it has the unknown migrations 9001\n');
  await expect(stat(inFolder('older/database'))).rejects.toThrow('ENOENT');
});

test(
  'the backup of a night and an upgrade are tried by 100 pages, and refused where a picture or a published page is gone',
  { tag: '@full' },
  async () => {
    test.setTimeout(480_000);
    await site.stop();
    const night = (backups: string) =>
      runCommand('node api/dist/server/nightly.cjs', {
        env: { DATA_DIR: inFolder('data'), DATABASE_URL: '', BACKUP_TO: `file:${inFolder(backups)}` },
      });
    const change = async (sql: string) => {
      const database = new PGlite(inFolder('data/database'));
      await database.exec(sql);
      await database.close();
    };

    expect(await night('whole')).toMatchObject({ code: 0, stdout: expect.stringMatching(/ proven by 100 pages\n$/) });
    expect(JSON.parse(await readFile(inFolder('whole/proven.json'), 'utf8'))).toMatchObject({ pages: 100 });

    await change(`update products set images = '["/images/products/gone.svg"]' where slug = 'invis_duos'`);
    expect(await night('without-picture')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'is not proven: its pages are not whole: the picture /images/products/gone.svg: 404',
      ),
    });
    await expect(stat(inFolder('without-picture/proven.json'))).rejects.toThrow('ENOENT');
    const [unproven = ''] = (await readdir(inFolder('without-picture'))).filter((name) => name.endsWith('.tar.gz'));
    expect(await run('rehearse', `without-picture/${unproven}`, 'data')).toMatchObject({
      code: 1,
      stderr: 'its pages are not whole: the picture /images/products/gone.svg: 404\n',
    });

    await change(`update products set images = '[]' where slug = 'invis_duos';
      insert into page_versions (page_id, number, document) values ('about', 1001, '{');
      update pages set live_number = 1001, is_shipped = false where id = 'about'`);
    expect(await night('without-page')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/ the page «.+» \(\/about\) cannot be shown: its document is no JSON\n$/),
    });
  },
);
