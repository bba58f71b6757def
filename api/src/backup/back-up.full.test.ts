import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createBackupKey, readArchive } from '@shop/node/backup';
import { counted } from '@shop/shared/counted';
import { lockFile } from '@shop/node/file-lock';
import { BACKUP_END_PATH, BACKUP_PATH, writeOperatorKey } from '@shop/node/operator';
import { openEmbeddedDatabase } from '../db/embedded';
import { PERSON_HASH } from '../modules/account/erasure-repository';
import { createEmbedded } from '../testing/embedded-database';
import { keepOrdering } from '../testing/keep-ordering';
import { startProgram, type TestProcess } from '../testing/test-process';
import { backUp, type BackupOptions } from './back-up';

const PROGRAMS = path.resolve(__dirname, '../../dist/server');

let folder: string;
let dataDir: string;
let file: string;
let program: TestProcess;
let archives = 0;
let annaHash: string;

const inData = (...names: string[]) => path.join(dataDir, ...names);
const save = (changes: Partial<BackupOptions> = {}) =>
  backUp({ dataDir, databaseUrl: null, address: program.url, file, publicKey: null, ...changes });
const run = (name: string, env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(PROGRAMS, `${name}.cjs`), ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
  });

/** One shop runs, of which the tests take backups. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-back-up-'));
  dataDir = path.join(folder, 'data');
  const template = await createEmbedded();
  await template.db.query('update stock_items set on_hand = 100000');
  const { rows } = await template.db.query<{ hash: string }>(
    `insert into users (email, phone, fullname, password_hash) values ('anna@example.ru', '79120000001', 'Анна', '-')
     returning ${PERSON_HASH} as hash`,
  );
  annaHash = rows[0]?.hash ?? '';
  await template.db.close();
  mkdirSync(dataDir);
  await rename(template.folder, inData('database'));
  mkdirSync(inData('outbox'));
  writeFileSync(inData('outbox/2.eml.part'), 'half a mail');
  mkdirSync(inData('remotes'));
  writeFileSync(inData('remotes/registry.json'), '{}');
  mkdirSync(inData('host'));
  program = await startProgram({ DATA_DIR: dataDir, UNCONFIRMED_MAX_PIECES: '100000' });
}, 180_000);

beforeEach(() => {
  file = path.join(folder, `shop-${(archives += 1)}.tar.gz`);
});

afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true });
});

it('has each order that was confirmed before it, and none half, while the shop sells', async () => {
  const ordering = keepOrdering(program.place);
  while (ordering.confirmed.length < 5) await sleep(10);
  const before = [...ordering.confirmed];
  const { stdout } = await run('backup', { DATA_DIR: dataDir }, file, program.url);
  const after = ordering.confirmed.length;
  await ordering.stop();

  expect(after).toBeGreaterThan(before.length);
  expect(stdout).toMatch(/shop-\d+\.tar\.gz: database, remotes, outbox, orders: \d+, [\d.]+ MB\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const restored = path.join(folder, 'restored');
  const { database } = await readArchive(file, restored);
  const { stdout: said } = await run('restore', { DATA_DIR: restored });
  expect(said).toContain(`${counted(database.counts.orders ?? 0, 'order')}, 1 account\n`);
  expect(said).toMatch(/\d+ mails? may have been sent since, and will not be sent again\n$/);
  expect(readdirSync(path.join(restored, 'outbox'))).not.toContain('2.eml.part');
  const db = await openEmbeddedDatabase(path.join(restored, 'database'));
  const { rows } = await db.query<{ id: number; lines: number }>(
    'select o.id, count(l.id)::int as lines from orders o left join order_products l on l.order_id = o.id group by o.id order by o.id',
  );
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  expect(new Set(rows.map(({ lines }) => lines))).toEqual(new Set([1]));
  const { rows: stock } = await db.query(
    'select promised from stock_items s join products p on p.stock_item_id = s.id where p.id = 102',
  );
  expect(stock).toEqual([{ promised: rows.length }]);
  await db.close();
}, 120_000);

describe('a backup is refused', () => {
  it('when the file exists', async () => {
    writeFileSync(file, 'yesterday');

    await expect(save()).rejects.toThrow(`${file} exists already`);
    expect(readFileSync(file, 'utf8')).toBe('yesterday');
  });

  it('when it cannot be written', async () => {
    file = path.join(folder, 'none/shop.tar.gz');

    await expect(save()).rejects.toThrow(/was not written: ENOENT/);
  });

  it('when there is no database', async () => {
    await expect(save({ dataDir: path.join(folder, 'none') })).rejects.toThrow('has no embedded database');
  });

  it('while another one is made, and not afterwards', async () => {
    const first = await fetch(`${program.url}${BACKUP_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: writeOperatorKey(dataDir) }),
    });

    await expect(save()).rejects.toThrow('the API refuses: another backup is being made');
    expect(existsSync(file)).toBe(false);
    await first.body?.cancel(); // its command has died
    await sleep(200);
    await save();
    expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
  }, 60_000);

  it('when the API was started anew meanwhile', async () => {
    const ask = fetch(`${program.url}${BACKUP_END_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: writeOperatorKey(dataDir) }),
    });

    expect(await (await ask).json()).toMatchObject({ message: expect.stringContaining('started anew') });
  });

  it('when the API is of another version', async () => {
    const server = createServer((request, response) => {
      response.write(request.url === BACKUP_PATH ? 'begun' : '{}');
      if (request.url !== BACKUP_PATH) response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // it listens on a port

    await expect(save({ address: `http://127.0.0.1:${port}` })).rejects.toThrow('of another version');
    server.closeAllConnections();
    server.close();
  });

  it('while another program has the database, and no API answers', async () => {
    await expect(save({ address: 'http://127.0.0.1:9' })).rejects.toThrow('another process uses the database');
    expect(existsSync(file)).toBe(false);
  });

  it('while somebody publishes', async () => {
    const unlock = await lockFile(inData('remotes/.lock'));

    await expect(save()).rejects.toThrow('another process is changing the store');
    unlock();
  }, 30_000);
});

describe('the backup of a night', () => {
  const backups = () => path.join(folder, 'backups');
  const night = () => run('nightly', { DATA_DIR: dataDir, BACKUP_TO: `file:${backups()}` }, program.url);
  const content = () => readdirSync(backups()).filter((name) => name !== '.lock');
  const [ARCHIVE, PROOF] = [expect.stringMatching(/^shop-.*\.tar\.gz$/), 'proven.json'];

  it('is made, restored beside the shop, and made once', async () => {
    expect((await night()).stdout).toMatch(
      /^shop-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz is made and its database proven, but no page: .+\n$/,
    );
    expect(JSON.parse(readFileSync(path.join(backups(), 'proven.json'), 'utf8'))).toMatchObject({ pages: 0 });
    expect(content().toSorted()).toEqual([PROOF, ARCHIVE]);
    expect((await night()).stdout).toBe('');
    expect(content()).toHaveLength(2);
  }, 60_000);

  it('is what a new version is rehearsed with', async () => {
    const rehearse = () => run('rehearse', { DATA_DIR: dataDir, BACKUP_TO: `file:${backups()}` });

    expect((await rehearse()).stdout).toMatch(
      /shop-.*\.tar\.gz: this version can use it, \d+ orders, no page was tried: .+\n$/,
    );
    expect(content()).toHaveLength(2);
    await expect(run('rehearse', { DATA_DIR: dataDir })).rejects.toMatchObject({
      stderr: 'name a backup, or set BACKUP_TO\n',
    });
  }, 60_000);

  it('is not proven when it was changed, and what died is removed', async () => {
    const [name = ''] = content().filter((each) => each.startsWith('shop-'));
    writeFileSync(path.join(backups(), name), readFileSync(path.join(backups(), name)).fill(0, 1000, 1001));
    rmSync(path.join(backups(), 'proven.json'));
    writeFileSync(path.join(backups(), 'shop-2026-01-01-000000.tar.gz.draft'), 'half');
    mkdirSync(path.join(backups(), '.proof-half'));

    await expect(night()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^shop-.* is not proven: .* is no complete backup: it was changed, cut off/),
    });
    expect(content()).toEqual([name]);
  }, 60_000);
});

describe('what changes after the backup of a night', () => {
  const places = { DATA_DIR: '', BACKUP_TO: '', BACKUP_PUBLIC_KEY: '', BACKUP_KEY_FILE: '' };
  const backups = () => path.join(folder, 'followed');
  let confirmed: number[];

  /** Restores the backup into a folder of its own, as `npm run restore` does. */
  async function restoreTo(name: string, time: Date) {
    const [backup = ''] = readdirSync(backups()).filter((each) => each.endsWith('.age'));
    const [file, restored] = [path.join(backups(), backup), path.join(folder, name)];
    await readArchive(file, restored, places.BACKUP_KEY_FILE);
    const { stdout } = await run('restore', { ...places, DATA_DIR: restored }, file, time.toISOString());
    const db = await openEmbeddedDatabase(path.join(restored, 'database'));
    const { rows } = await db.query<{ id: number }>('select id from orders order by id');
    const { rows: next } = await db.query<{ id: number }>("select nextval('orders_id_seq')::int as id");
    await db.close();
    return { stdout, orders: rows.map(({ id }) => id), next: next[0]?.id };
  }

  beforeAll(async () => {
    await program.stop();
    const key = await createBackupKey();
    Object.assign(places, {
      DATA_DIR: dataDir,
      BACKUP_TO: `file:${backups()}`,
      BACKUP_PUBLIC_KEY: key.publicKey,
      BACKUP_KEY_FILE: path.join(folder, 'key.txt'),
    });
    writeFileSync(places.BACKUP_KEY_FILE, key.secret);
    program = await startProgram({ ...places, UNCONFIRMED_MAX_PIECES: '100000' });
    await run('nightly', places, program.url);
    const ordering = keepOrdering(program.place);
    while (ordering.confirmed.length < 5) await sleep(10);
    confirmed = [...ordering.confirmed];
    await ordering.stop();
    await program.stop(); // which keeps the rest
    writeFileSync(path.join(backups(), 'erased.txt'), `${annaHash}\n`);
  }, 120_000);

  it('is encrypted beside it, and brings back each order that was confirmed', async () => {
    const [changes = ''] = readdirSync(backups()).filter((each) => each.endsWith('.changes'));
    const parts = readdirSync(path.join(backups(), changes));
    const { stdout, orders, next } = await restoreTo('until-now', new Date());

    expect(parts.every((name) => name.endsWith('.wal.gz.age'))).toBe(true);
    expect(orders).toEqual(expect.arrayContaining(confirmed));
    expect(stdout).toMatch(
      /^it is as it was at \d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d in Moscow\n\d+ orders, 0 accounts\n1 account deleted again: they had been deleted since\n/,
    );
    expect(next).toBeGreaterThan(Math.max(...orders) + 999);
  }, 60_000);

  it('is left out where the time is earlier', async () => {
    const { orders } = await restoreTo('until-then', new Date(Date.now() - 60 * 60_000));

    expect(orders.filter((id) => confirmed.includes(id))).toEqual([]);
  }, 60_000);

  it('is found where a byte of it was flipped, and nothing is made of it', async () => {
    const [changes = ''] = readdirSync(backups()).filter((each) => each.endsWith('.changes'));
    const [part = ''] = readdirSync(path.join(backups(), changes));
    const file = path.join(backups(), changes, part);
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
    writeFileSync(file, bytes);

    await expect(restoreTo('flipped', new Date())).rejects.toMatchObject({
      stderr: `${file} was changed, or cut off\n`,
    });
  }, 60_000);

  afterAll(async () => {
    program = await startProgram({ DATA_DIR: dataDir });
  });
});

it('loses at most the last minute of orders when the machine is gone with its disk', async () => {
  await program.stop();
  const lost = path.join(folder, 'lost');
  const backups = path.join(folder, 'elsewhere');
  const restored = path.join(folder, 'found');
  cpSync(dataDir, lost, { recursive: true });
  const places = { DATA_DIR: lost, BACKUP_TO: `file:${backups}` };
  program = await startProgram({ ...places, UNCONFIRMED_MAX_PIECES: '100000' });
  await run('nightly', places, program.url);
  const confirmedAt = new Map<number, number>();
  const ordering = keepOrdering(async (input) => {
    const id = await program.place(input).catch(() => undefined); // the last one meets a dead program
    if (id !== undefined) confirmedAt.set(id, Date.now());
    await sleep(100);
    return id;
  });
  await sleep(70_000);
  program.child.kill('SIGKILL');
  const killedAt = Date.now();
  await ordering.stop();
  rmSync(lost, { recursive: true });

  const [backup = ''] = readdirSync(backups).filter((name) => name.endsWith('.tar.gz'));
  await readArchive(path.join(backups, backup), restored);
  await run('restore', { DATA_DIR: restored }, path.join(backups, backup), new Date().toISOString());
  const db = await openEmbeddedDatabase(path.join(restored, 'database'));
  const { rows } = await db.query<{ id: number }>('select id from orders');
  await db.close();
  const found = new Set(rows.map(({ id }) => id));
  const ofTest = [...confirmedAt];
  const lostOnes = ofTest.filter(([id]) => !found.has(id));
  expect(ofTest.length - lostOnes.length).toBeGreaterThan(50);
  expect(Math.max(0, ...lostOnes.map(([, at]) => killedAt - at))).toBeLessThan(60_000);
  program = await startProgram({ DATA_DIR: dataDir });
}, 180_000);

it('opens the database of a shop that does not run', async () => {
  await program.stop();
  await save({ address: null });

  expect((await readArchive(file, path.join(folder, 'stopped'))).database.counts.products).toBeGreaterThan(50);
  program = await startProgram({ DATA_DIR: dataDir });
}, 60_000);
