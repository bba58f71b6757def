import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { copyFolder, readArchive, writeArchive, type CopySink, type DatabaseCopy } from '.';
import { tarOf } from './tar';

let folder: string;
let file: string;
let target: string;

const COPY: DatabaseCopy = {
  ...{ kind: 'embedded', migrations: [1, 2], dataVersion: 3, counts: { orders: 2 } },
  ...{ tables: [], sequences: {} },
};

const put = (sink: CopySink, name: string, content: string | Buffer) =>
  sink.file(name, Buffer.byteLength(content), [Buffer.from(content)]);

/** Writes a database of two folders and a file, and what is given. */
const save = (more: (sink: CopySink) => Promise<void> = (sink) => put(sink, 'keys/private.pem', 'key')) =>
  writeArchive(file, async (sink) => {
    await sink.folder('database');
    await sink.folder('database/pg_notify');
    await put(sink, 'database/PG_VERSION', '18\n');
    await more(sink);
    return COPY;
  });
const load = () => readArchive(file, target);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-archive-'));
  file = path.join(folder, 'shop.tar.gz');
  target = path.join(folder, 'restored');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('brings back each file and folder, for its owner only, and says what it holds', async () => {
  const large = Buffer.alloc(3_000_000, 'picture');
  const saved = await save(async (sink) => {
    await put(sink, 'keys/private.pem', 'key');
    await put(sink, 'outbox/empty.eml', '');
    await put(sink, `remotes/${'long/'.repeat(40)}file.js`, large);
  });

  expect(await load()).toEqual(saved);
  expect(saved).toMatchObject({ format: 1, database: COPY });
  expect(readFileSync(path.join(target, 'database/PG_VERSION'), 'utf8')).toBe('18\n');
  expect(readdirSync(path.join(target, 'database/pg_notify'))).toEqual([]);
  expect(statSync(path.join(target, 'outbox/empty.eml')).size).toBe(0);
  expect(readFileSync(path.join(target, 'remotes', 'long/'.repeat(40), 'file.js')).equals(large)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.join(target, 'keys/private.pem')).mode & 0o777).toBe(0o600);
});

it('is read by every tar', async () => {
  await save();

  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n');
  expect(names).toEqual(expect.arrayContaining(['database/PG_VERSION', 'keys/private.pem', 'manifest.json']));
});

it('finds any changed byte', async () => {
  await save();
  const whole = readFileSync(file);
  const unnoticed: number[] = [];
  for (let at = 0; at < whole.length; at += 1) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(whole.readUInt8(at) ^ 1, at);
    writeFileSync(file, changed);
    await load().then(
      () => unnoticed.push(at),
      () => undefined,
    );
  }

  expect(unnoticed).toEqual([]);
  expect(readdirSync(folder)).toEqual(['shop.tar.gz']);
});

it.each([1, 100, 700])('finds that it was cut off by %i bytes', async (bytes) => {
  await save();
  truncateSync(file, statSync(file).size - bytes);

  await expect(load()).rejects.toThrow('is no complete backup: it was changed, cut off, or made by an earlier version');
});

it('finds bytes behind it, and that there is nothing', async () => {
  await save();
  appendFileSync(file, 'more');
  await expect(load()).rejects.toThrow('is no complete backup');

  writeFileSync(file, '');
  await expect(load()).rejects.toThrow('is no complete backup');
});

it('refuses an archive of a later layout, and one of something else', async () => {
  await save((sink) => put(sink, 'manifest.json', '{"format":2}'));
  await expect(load()).rejects.toThrow('cannot be unpacked');

  writeFileSync(file, gzipSync('text'));
  await expect(load()).rejects.toThrow('is no complete backup');
});

it('writes no file outside of its folder', async () => {
  await save((sink) => put(sink, '../outside.txt', 'x'));

  await expect(load()).rejects.toThrow('../outside.txt is no file of it');
  expect(readdirSync(folder)).not.toContain('outside.txt');
});

describe('leaves nothing behind, and the archive of yesterday as it is,', () => {
  beforeEach(() => writeFileSync(file, 'yesterday'));
  afterEach(() => {
    expect(readdirSync(folder)).toEqual(['shop.tar.gz']);
    expect(readFileSync(file, 'utf8')).toBe('yesterday');
  });

  it('when the database or a file cannot be read', async () => {
    await expect(save(() => Promise.reject(new Error('EACCES')))).rejects.toThrow('EACCES');
  });

  it('when a file is shorter than it was said to be', async () => {
    await expect(save((sink) => sink.file('keys/short', 10, [Buffer.from('short')]))).rejects.toThrow('Size mismatch');
  });

  it('when there is no room', async () => {
    rmSync(file);
    mkdirSync(`${file}.draft`);

    await expect(save()).rejects.toThrow();
    rmdirSync(`${file}.draft`);
    writeFileSync(file, 'yesterday');
  });
});

it('copies what a folder holds, and leaves out what is gone or unwanted', async () => {
  writeFileSync(path.join(folder, 'a.eml'), 'mail');
  writeFileSync(path.join(folder, 'b.part'), 'half');
  await save(async (sink) => {
    await copyFolder(sink, folder, 'outbox', (name) => name.endsWith('.eml'));
    await copyFolder(sink, path.join(folder, 'none'), 'keys');
  });
  await load();

  expect(readdirSync(path.join(target, 'outbox'))).toEqual(['a.eml']);
  expect(readdirSync(path.join(target, 'keys'))).toEqual([]);
});

it('lets a copy put away what it holds when its reader goes away', async () => {
  const ended = jest.fn();
  const database = tarOf(async (sink) => {
    try {
      for (;;) await put(sink, 'database/1', Buffer.alloc(1_000_000));
    } finally {
      ended();
    }
  });
  await once(database, 'readable');
  database.destroy();
  await once(database, 'close');

  expect(ended).toHaveBeenCalledTimes(1);
});
