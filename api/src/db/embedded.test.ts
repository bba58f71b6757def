import fs from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCheckpoints } from './checkpoints';
import type { Database } from './database';
import { openEmbeddedDatabase } from './embedded';

let folder: string;
let db: Database;
/** Why the database was given up. */
const reasons: string[] = [];
/** Files and folders synced so far, relative to the database. */
let synced: string[] = [];
/** How many calls of fsync still work. */
let working = Infinity;

const pathOf = (fd: number) => path.relative(folder, fs.readlinkSync(`/proc/self/fd/${fd}`));

// Making a database takes seconds: the tests share one, in their order.
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'shop-embedded-')), 'database');
  const fsync = fs.fsyncSync;
  jest.spyOn(fs, 'fsyncSync').mockImplementation((fd) => {
    if ((working -= 1) < 0) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    synced.push(pathOf(fd));
    fsync(fd);
  });
  await mkdir(`${folder}.draft/base`, { recursive: true }); // the power was cut in a first start
  db = await openEmbeddedDatabase(folder, (reason) => reasons.push(reason));
}, 120_000);

beforeEach(() => {
  synced = [];
});

afterAll(async () => {
  jest.restoreAllMocks();
  await rm(path.dirname(folder), { recursive: true });
});

const note = (text: string) => db.query('insert into notes values ($1)', [text]);

it('leaves nothing of an interrupted first start', () => {
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['database']);
});

it('sends the names of new files to the disk with the commit', async () => {
  await db.query('create table notes (text text)');

  expect(synced).toContainEqual(expect.stringMatching(/^base\/\d+$/));
});

// An upgrade of PGlite that loses its fsync fails here.
it('sends each commit to the disk before it answers', async () => {
  await note('first');
  await note('second');

  const wal = expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/);
  expect(synced).toEqual([wal, wal]);
});

it('lets what acknowledges nothing wait for the next commit', async () => {
  await db.relaxed.query("insert into notes values ('count')");

  expect(synced).toEqual([]);
  await db.query("delete from notes where text = 'count'");
  expect(synced).toHaveLength(1);
});

it('sends tables and the word that they are there to the disk with a checkpoint', async () => {
  await db.query('checkpoint');

  expect(synced).toContainEqual(expect.stringMatching(/^base\/\d+\/\d+$/));
  expect(synced).toContain('global/pg_control');
});

it('writes its tables by itself when much has changed', async () => {
  const checkpoints = async () =>
    (await db.query<{ redo: string }>('select redo_lsn::text as redo from pg_control_checkpoint()')).rows[0]?.redo;
  const before = await checkpoints();
  const { stop } = startCheckpoints(db, 10);

  await sleep(50);
  expect(await checkpoints()).toBe(before);
  await db.query('create table much as select repeat(md5(number::text), 30) from generate_series(1, 20000) as number');
  while ((await checkpoints()) === before) await sleep(10);

  stop();
});

it('refuses what a failed fsync leaves unsure, says why, and recovers', async () => {
  working = 2;
  await note('third');
  await note('fourth');

  await expect(note('fifth')).rejects.toThrow('could not fsync file');
  expect(reasons).toEqual([expect.stringMatching(/^could not fsync file "[0-9A-F]{24}": I\/O error$/)]);

  working = Infinity;
  await writeFile(path.join(folder, 'postmaster.pid'), ''); // which a power cut may leave
  db = await openEmbeddedDatabase(folder);
  const { rows } = await db.query<{ text: string }>('select text from notes');
  expect(rows.map(({ text }) => text).slice(0, 4)).toEqual(['first', 'second', 'third', 'fourth']);
  await db.close();
}, 60_000);
