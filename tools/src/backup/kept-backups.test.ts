import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir, writeFiles } from '@shop/publisher/testing';
import { openBackupBucket } from '@shop/node/backup';
import { S3_CREDENTIALS, startS3Server, type S3Server } from '@shop/node/testing/s3-server';
import { openKeptBackups } from './kept-backups';

const NAMES = ['shop-2026-11-28-000012.tar.gz', 'shop-2026-11-29-000012.tar.gz'] as const;
const CHANGES = { 'shop-2026-11-29-000012.changes/1.wal.gz': 'changes' };
const envBefore = { ...process.env };

let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
  Object.assign(process.env, S3_CREDENTIALS);
});

afterAll(async () => {
  process.env = envBefore;
  await s3.close();
  removeTemporaryDirs();
});

it('finds the backups of a folder that were begun before a time, the newest first', async () => {
  const folder = temporaryDir();
  writeFiles(folder, { [NAMES[0]]: 'older', [NAMES[1]]: 'newer' });
  const kept = await openKeptBackups({ BACKUP_TO: `file:${folder}` }, temporaryDir());

  expect(kept.folder).toBe(folder);
  expect(await kept.find(new Date('2026-11-30'))).toEqual([path.join(folder, NAMES[1]), path.join(folder, NAMES[0])]);
  expect(await kept.find(new Date('2026-11-29'))).toEqual([path.join(folder, NAMES[0])]);
  await expect(kept.find(new Date('2026-11-01'))).rejects.toThrow(`there is no backup of that time in ${folder}`);
});

it('brings a backup from a bucket with its changes and with who was deleted since, and removes them', async () => {
  const [folder, dataDir] = [temporaryDir(), temporaryDir()];
  const sent = { [NAMES[0]]: 'older', [NAMES[1]]: 'newer', ...CHANGES, 'erased.txt': 'hash\n' };
  writeFiles(folder, sent);
  const bucket = openBackupBucket({ bucket: s3.bucket, prefix: 'a', endpoint: s3.url, region: 'us-east-1' });
  for (const name of Object.keys(sent)) await bucket.send(folder, name);

  const kept = await openKeptBackups({ BACKUP_TO: `s3://${s3.bucket}/a`, S3_ENDPOINT: s3.url }, dataDir);
  const [newest = ''] = await kept.find(new Date('2026-11-30'));
  await kept.fetch(newest);

  expect(readFileSync(newest, 'utf8')).toBe('newer');
  expect(readdirSync(kept.folder ?? '').toSorted()).toEqual(
    ['erased.txt', NAMES[1], 'shop-2026-11-29-000012.changes'].toSorted(),
  );
  expect(readFileSync(path.join(kept.folder ?? '', 'shop-2026-11-29-000012.changes/1.wal.gz'), 'utf8')).toBe('changes');
  await kept.end();
  expect(readdirSync(dataDir)).toEqual([]);
});

it('needs BACKUP_TO for a backup that has no name, and names a bucket that cannot be read', async () => {
  const none = await openKeptBackups({}, temporaryDir());
  await expect(none.find(new Date())).rejects.toThrow('name a backup, or set BACKUP_TO');

  await expect(openKeptBackups({ BACKUP_TO: 's3://none/shop', S3_ENDPOINT: s3.url }, temporaryDir())).rejects.toThrow(
    'the backups cannot be read in s3://none/shop',
  );
});
