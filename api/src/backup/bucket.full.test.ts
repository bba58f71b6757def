import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createBackupKey, openBackupBucket, readArchive } from '@shop/node/backup';
import { S3_CREDENTIALS, startS3Server, type S3Server } from '@shop/node/testing/s3-server';
import { openEmbeddedDatabase } from '../db/embedded';
import { createEmbedded } from '../testing/embedded-database';
import { keepOrdering } from '../testing/keep-ordering';
import { startProgram, type TestProcess } from '../testing/test-process';

const PROGRAMS = path.resolve(__dirname, '../../dist/server');
const envBefore = { ...process.env };

let s3: S3Server;
let folder: string;
let settings: Record<string, string>;
let program: TestProcess;

const inFolder = (...names: string[]) => path.join(folder, ...names);
const bucket = () => openBackupBucket({ bucket: s3.bucket, prefix: 'shop', endpoint: s3.url, region: 'us-east-1' });
const run = (name: string, env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(PROGRAMS, `${name}.cjs`), ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
  });

beforeAll(async () => {
  s3 = await startS3Server();
  Object.assign(process.env, S3_CREDENTIALS);
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-bucket-'));
  const template = await createEmbedded();
  await template.db.query('update stock_items set on_hand = 100000');
  await template.db.close();
  mkdirSync(inFolder('data'));
  await rename(template.folder, inFolder('data/database'));
  const key = await createBackupKey();
  writeFileSync(inFolder('key.txt'), key.secret);
  settings = {
    ...S3_CREDENTIALS,
    DATA_DIR: inFolder('data'),
    BACKUP_TO: `s3://${s3.bucket}/shop`,
    S3_ENDPOINT: s3.url,
    BACKUP_PUBLIC_KEY: key.publicKey,
    BACKUP_KEY_FILE: inFolder('key.txt'),
    UNCONFIRMED_MAX_PIECES: '100000',
  };
  program = await startProgram(settings);
}, 180_000);

afterAll(async () => {
  process.env = envBefore;
  await program.stop();
  await s3.close();
  await rm(folder, { recursive: true });
});

it('has each confirmed order when the machine is gone with its disk, and no byte of it is readable', async () => {
  await run('nightly', settings, program.url);
  const ordering = keepOrdering(program.place);
  while (ordering.confirmed.length < 5) await sleep(10);
  await ordering.stop();
  await program.stop(); // which sends the rest
  const spool = inFolder('data/backups');
  expect(readdirSync(spool).filter((name) => name.endsWith('.age'))).toHaveLength(1);
  rmSync(inFolder('data'), { recursive: true });

  const names = await bucket().list('');
  for (const name of names) await bucket().fetch(inFolder('brought'), name);
  const sealed = names.filter((name) => name !== 'proven.json');
  expect(sealed.filter((name) => !name.endsWith('.age'))).toEqual([]);
  expect(
    readFileSync(inFolder('brought', sealed[0] ?? ''))
      .subarray(0, 21)
      .toString(),
  ).toBe('age-encryption.org/v1');
  const [backup] = await bucket().listBackups();
  const archive = inFolder('brought', backup?.name ?? '');
  await readArchive(archive, inFolder('restored'), settings.BACKUP_KEY_FILE ?? null);
  await run(
    'restore',
    { ...settings, BACKUP_TO: '', DATA_DIR: inFolder('restored') },
    archive,
    new Date().toISOString(),
  );
  const db = await openEmbeddedDatabase(inFolder('restored/database'));
  const { rows } = await db.query<{ id: number }>('select id from orders');
  await db.close();
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ordering.confirmed));
}, 120_000);

it('counts no backup that has not reached the bucket, and says why', async () => {
  await rename(inFolder('restored'), inFolder('data'));
  const away = { ...settings, BACKUP_TO: 's3://none/shop' };
  program = await startProgram(settings);

  await expect(run('nightly', away, program.url)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^shop-.* cannot be sent to s3:\/\/none\/shop: .+\n$/),
  });
  expect(readdirSync(inFolder('data/backups')).filter((name) => name.startsWith('shop-'))).toEqual([]);
  expect((await run('nightly', settings, program.url)).stdout).toMatch(
    / is made and its database proven, but no page: .+\n$/,
  );
  expect(readdirSync(inFolder('data/backups'))).not.toContain('.unsent');
}, 120_000);
