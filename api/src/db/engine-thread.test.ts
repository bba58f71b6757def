import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Database } from './database';
import { openEmbeddedDatabase } from './embedded';
import { createEngineThread } from './engine-thread';

const PROGRAM = path.resolve(__dirname, '../../dist/server/engine-thread.cjs');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-thread-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const reasons: string[] = [];
const open = (name: string, program = PROGRAM) =>
  openEmbeddedDatabase(path.join(folder, name), (reason) => reasons.push(reason), createEngineThread(program));

describe('a database in a thread', () => {
  let db: Database;

  beforeAll(async () => {
    db = await open('database');
  }, 60_000);

  it('answers, while this thread goes on', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);

    const { rows } = await db.query<{ sum: string }>('select sum(n)::text from generate_series(1, 1000000) as n');

    clearInterval(timer);
    expect(rows).toEqual([{ sum: '500000500000' }]);
    expect(turns).toBeGreaterThan(1);
  });

  it('keeps what was committed, and opens it again', async () => {
    await db.query('create table notes (text text)');
    await db.transaction((tx) => tx.query("insert into notes values ('kept')"));
    await db
      .transaction((tx) => tx.query("insert into notes values ('lost')").then(() => tx.query('select 1 / 0')))
      .catch(() => undefined);
    await db.close();

    db = await open('database');

    expect((await db.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
  }, 60_000);

  it('is closed for good', async () => {
    await db.close();

    await expect(db.query('select 1')).rejects.toThrow();
    expect(reasons).toEqual([]);
  });
});

it('says why a folder cannot be opened', async () => {
  await writeFile(path.join(folder, 'file'), '');

  await expect(open('file/database')).rejects.toThrow('ENOTDIR');
});

it('says when its thread breaks down, and fails what waits for it', async () => {
  const program = path.join(folder, 'broken.cjs');
  await writeFile(
    program,
    `const { parentPort } = require('node:worker_threads');
     parentPort.postMessage({ kind: 'done', bytes: new Uint8Array() });
     parentPort.once('message', () => { throw new Error('out of memory'); });`,
  );
  const broken = await open('other', program);

  await expect(broken.query('select 1')).rejects.toThrow('out of memory');
  expect(reasons).toEqual(['out of memory']);
});
