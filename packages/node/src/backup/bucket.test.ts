import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3_CREDENTIALS, startS3Server, type S3Server } from '../store/testing/s3-server';
import { nameOf } from './backup-folder';
import { openBackupBucket } from './bucket';

const DAY_MS = 24 * 60 * 60 * 1000;
const envBefore = { ...process.env };

let s3: S3Server;
let folder: string;

const inFolder = (name: string) => path.join(folder, name);
const open = (prefix: string) => openBackupBucket({ bucket: s3.bucket, prefix, endpoint: s3.url, region: 'us-east-1' });
const put = (name: string, content: string | Uint8Array = name) => {
  mkdirSync(path.dirname(inFolder(name)), { recursive: true });
  writeFileSync(inFolder(name), content);
};

beforeAll(async () => {
  s3 = await startS3Server();
  Object.assign(process.env, S3_CREDENTIALS);
});

afterAll(async () => {
  process.env = envBefore;
  await s3.close();
});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-bucket-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('keeps files of any size under their names, and gives them back to their owner only', async () => {
  const bucket = open('one/shop');
  const large = Buffer.alloc(40 * 1024 * 1024, 'shop');
  put('shop-2026-11-29-000012.tar.gz.age', large);
  put('shop-2026-11-29-000012.changes/1.wal.gz.age');
  await bucket.send(folder, 'shop-2026-11-29-000012.tar.gz.age');
  await bucket.send(folder, 'shop-2026-11-29-000012.changes/1.wal.gz.age');

  expect(await bucket.listBackups()).toEqual([
    { name: 'shop-2026-11-29-000012.tar.gz.age', madeAt: new Date('2026-11-29T00:00:12Z') },
  ]);
  expect(await bucket.list('shop-2026-11-29-000012.changes/')).toEqual(['shop-2026-11-29-000012.changes/1.wal.gz.age']);
  rmSync(folder, { recursive: true });
  for (const name of await bucket.list('shop-')) await bucket.fetch(folder, name);
  expect(readFileSync(inFolder('shop-2026-11-29-000012.tar.gz.age')).equals(large)).toBe(true);
  expect(statSync(inFolder('shop-2026-11-29-000012.changes/1.wal.gz.age')).mode & 0o777).toBe(0o600);
  expect(await open('another').listBackups()).toEqual([]);
}, 60_000);

it('removes what has ended with its changes, and never the one that was proven last', async () => {
  const bucket = open('ended');
  const names = Array.from({ length: 5 }, (_, day) => nameOf(new Date(Date.UTC(2026, 10, 29) - day * DAY_MS), true));
  for (const name of names) {
    put(name);
    put(`${name.slice(0, 22)}.changes/1`);
    await bucket.send(folder, name);
    await bucket.send(folder, `${name.slice(0, 22)}.changes/1`);
  }

  await bucket.removeEnded({ days: 2, weeks: 0 }, names[4] ?? '');

  const kept = [names[0], names[1], names[4]].flatMap((name = '') => [`${name.slice(0, 22)}.changes/1`, name]);
  expect((await bucket.list('')).toSorted()).toEqual(kept.toSorted());
});

it('says in one line what did not work, and where', async () => {
  const none = openBackupBucket({ bucket: 'none', prefix: 'shop', endpoint: s3.url, region: 'us-east-1' });
  put('shop');

  await expect(none.send(folder, 'shop')).rejects.toThrow(/^shop cannot be sent to s3:\/\/none\/shop: .+$/);
  await expect(none.listBackups()).rejects.toThrow(/^the backups cannot be read in s3:\/\/none\/shop: .+$/);
  await expect(open('shop').fetch(folder, 'none')).rejects.toThrow('none cannot be brought from s3://shop/shop');
});
