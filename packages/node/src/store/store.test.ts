import { randomBytes, randomUUID } from 'node:crypto';
import files from 'node:fs/promises';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFileStore, openStore, StoreError, type Store } from '.';
import { S3_CREDENTIALS, startS3Server, type S3Server } from './testing/s3-server';

const text = (value: string) => Buffer.from(value);

let root: string;
let s3: S3Server;
const envBefore = { ...process.env };

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'shop-store-'));
  s3 = await startS3Server();
});

afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true });
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...envBefore };
});

const stores: Record<string, () => Store> = {
  'a folder': () => openStore({ REMOTES_STORE: `file:${path.join(root, randomUUID())}` }, root).store,
  'a bucket of S3'() {
    Object.assign(process.env, S3_CREDENTIALS);
    const env = { REMOTES_STORE: `s3://${s3.bucket}/${randomUUID()}`, S3_ENDPOINT: s3.url };
    return openStore(env, root).store;
  },
};

// A bucket of a real service, as `s3://bucket/prefix`, with S3_ENDPOINT, S3_REGION and credentials.
const { TEST_S3_URL } = process.env;
if (TEST_S3_URL) {
  stores['the bucket of TEST_S3_URL'] = () =>
    openStore({ ...process.env, REMOTES_STORE: `${TEST_S3_URL.replace(/\/$/, '')}/${randomUUID()}` }, root).store;
}

describe.each(Object.entries(stores))('a store in %s', (_where, open) => {
  let store: Store;

  beforeEach(() => {
    store = open();
  });

  it('gives back the bytes that were put, under the name that was given', async () => {
    const bytes = randomBytes(300_000);

    expect(await store.putNew('mfe-test/1.0.0-ab+c/browser/src_x-é.js', bytes)).toBe(true);

    expect((await store.read('mfe-test/1.0.0-ab+c/browser/src_x-é.js'))?.bytes.equals(bytes)).toBe(true);
    expect(await store.putNew('empty', Buffer.alloc(0))).toBe(true);
    expect((await store.read('empty'))?.bytes).toHaveLength(0);
  });

  it('has nothing under other names, nor under those of folders', async () => {
    await store.putNew('a/b', text('x'));

    expect(await store.read('a/c')).toBeNull();
    expect(await store.read('a')).toBeNull();
    expect(await store.read('a/b/c')).toBeNull();
  });

  it('never replaces an object by a new one', async () => {
    await store.putNew('a', text('first'));

    expect(await store.putNew('a', text('second'))).toBe(false);
    expect(await store.replaceIf('a', text('second'), null)).toBe(false);

    expect((await store.read('a'))?.bytes.toString()).toBe('first');
  });

  it('replaces what the writer has seen, and nothing else', async () => {
    await store.replaceIf('a', text('1'), null);
    const first = await store.read('a');

    expect(await store.replaceIf('a', text('2'), first?.tag ?? '')).toBe(true);
    expect(await store.replaceIf('a', text('3'), first?.tag ?? '')).toBe(false);
    expect(await store.replaceIf('b', text('3'), first?.tag ?? '')).toBe(false);

    expect((await store.read('a'))?.bytes.toString()).toBe('2');
    expect(await store.read('b')).toBeNull();
  });

  it('tells cheaply that an object is as it was', async () => {
    await store.putNew('a', text('1'));
    const first = await store.read('a', undefined);
    if (first === null || first === 'unchanged') throw new Error('not read');

    expect(await store.read('a', first.tag)).toBe('unchanged');
    await store.replaceIf('a', text('2'), first.tag);
    expect(await store.read('a', first.tag)).toMatchObject({ bytes: text('2') });
    expect(await store.read('none', first.tag)).toBeNull();
  });

  it('lets exactly one of many writers win', async () => {
    const writers = Array.from({ length: 8 }, (_value, index) => text(`writer ${index}`));

    const puts = await Promise.all(writers.map((bytes) => store.putNew('new', bytes)));
    expect(puts.filter(Boolean)).toHaveLength(1);
    const before = await store.read('new');
    expect(before?.bytes).toEqual(writers[puts.indexOf(true)]);

    const replacements = await Promise.all(writers.map((bytes) => store.replaceIf('new', bytes, before?.tag ?? '')));
    expect(replacements.filter(Boolean)).toHaveLength(1);
    expect((await store.read('new'))?.bytes).toEqual(writers[replacements.indexOf(true)]);
  });

  it('removes an object, and is not surprised when it is gone', async () => {
    await store.putNew('a/b', text('1'));
    await store.putNew('a/c', text('2'));

    await store.remove('a/b');
    await store.remove('a/b');

    expect(await store.list('')).toEqual(['a/c']);
    expect(await store.putNew('a/b', text('3'))).toBe(true);
  });

  it('lists what begins with a prefix, in order', async () => {
    for (const key of ['b/2', 'b/1/x', 'a', 'bc']) await store.putNew(key, text(key));

    expect(await store.list('')).toEqual(['a', 'b/1/x', 'b/2', 'bc']);
    expect(await store.list('b/')).toEqual(['b/1/x', 'b/2']);
    expect(await store.list('b')).toEqual(['b/1/x', 'b/2', 'bc']);
    expect(await store.list('none/')).toEqual([]);
  });

  it('lists more objects than one answer of S3 has', async () => {
    const keys = Array.from({ length: 35 }, (_value, index) => `many/${String(index).padStart(2, '0')}`);
    for (const key of keys) await store.putNew(key, Buffer.alloc(0));

    expect(await store.list('many/')).toEqual(keys);
  });

  it.each([
    ['empty', ''],
    ['leads upwards', '../secret'],
    ['leads upwards', 'a/../../secret'],
    ['has an empty step', 'a/./b'],
    ['absolute', '/etc/passwd'],
    ['has an empty name', 'a//b'],
    ['a folder', 'a/'],
    ['the store’s own', '.lock'],
    ['has the separator of Windows', 'a\\b'],
    ['has a drive', 'C:/a'],
    ['has a control character', 'a\0b'],
    ['has a name too long for a file', 'x'.repeat(300)],
    ['is too long for S3', Array.from({ length: 20 }, () => 'x'.repeat(100)).join('/')],
  ])('refuses a key that is or %s', async (_fault, key) => {
    const refusals = [
      store.read(key),
      store.putNew(key, text('x')),
      store.replaceIf(key, text('x'), 'tag'),
      store.remove(key),
    ];

    for (const refusal of refusals) await expect(refusal).rejects.toThrow(StoreError);
    await expect(store.list(`${key}/`)).rejects.toThrow(StoreError);
  });
});

describe('a store in a folder', () => {
  it('is found in DATA_DIR, unless a setting names another one', () => {
    const addressOf = (name?: string) => openStore({ REMOTES_STORE: name }, '/data').store.address;

    expect(addressOf()).toBe('file:/data/remotes');
    expect(addressOf('file:/srv/store')).toBe('file:/srv/store');
    expect(addressOf('file:///srv/store')).toBe('file:/srv/store');
    expect(addressOf('file:other')).toBe('file:/data/other');
  });

  it('leaves neither drafts nor parts, and lists neither its lock nor a dead writer’s draft', async () => {
    const folder = path.join(root, 'drafts');
    const store = openFileStore(folder);
    mkdirSync(folder);
    writeFileSync(path.join(folder, '.registry.json.0'), '{ "half":');

    await store.putNew('a', text('1'));
    await store.putNew('a', text('2'));
    await store.replaceIf('a', text('3'), (await store.read('a'))?.tag ?? '');

    expect(readdirSync(folder).toSorted()).toEqual(['.lock', '.registry.json.0', 'a']);
    expect(await store.list('')).toEqual(['a']);
  });

  it.each([
    ['ENOSPC', 'ENOSPC: no space left on device, write'],
    ['EACCES', 'EACCES: permission denied, open'],
  ])('says in one line which store fails with %s, and keeps what it had', async (code, reason) => {
    const folder = path.join(root, code);
    const store = openFileStore(folder);
    await store.putNew('a', text('1'));
    const tag = (await store.read('a'))?.tag ?? '';
    jest.spyOn(files, 'writeFile').mockRejectedValue(Object.assign(new Error(reason), { code }));

    const message = `the store file:${folder} cannot be changed: ${reason}`;
    await expect(store.putNew('b', text('2'))).rejects.toThrow(message);
    await expect(store.replaceIf('a', text('2'), tag)).rejects.toThrow(message);

    expect((await store.read('a'))?.bytes.toString()).toBe('1');
    expect(await store.list('')).toEqual(['a']);
  });

  it('says so when its folder cannot be made', async () => {
    const file = path.join(root, 'a-file');
    writeFileSync(file, '');

    await expect(openFileStore(path.join(file, 'remotes')).putNew('a', text('1'))).rejects.toThrow(
      /^the store file:.*a-file\/remotes cannot be changed: ENOTDIR/,
    );
  });
});

describe('a store in a bucket', () => {
  it.each(['s3://', 's3:/bucket', 'ftp://bucket/x', 'file:', 'remotes'])('is not named by %p', (name) => {
    expect(() => openStore({ REMOTES_STORE: name }, root)).toThrow(/^REMOTES_STORE must be /);
  });

  it('says in one line which store cannot be reached', async () => {
    Object.assign(process.env, S3_CREDENTIALS);
    const closed = await startS3Server();
    await closed.close();
    const { store } = openStore({ REMOTES_STORE: 's3://shop/remotes', S3_ENDPOINT: closed.url }, root);

    await expect(store.read('a')).rejects.toThrow(/^the store s3:\/\/shop\/remotes cannot be read: .*ECONNREFUSED.*$/);
    await expect(store.list('')).rejects.toThrow(/^the store s3:\/\/shop\/remotes cannot be read: /);
    await expect(store.putNew('a', text('1'))).rejects.toThrow(/^the store s3:\/\/shop\/remotes cannot be changed: /);
  });

  it('tells a bucket that does not exist from an object that does not', async () => {
    Object.assign(process.env, S3_CREDENTIALS);
    const { store } = openStore({ REMOTES_STORE: 's3://others/remotes', S3_ENDPOINT: s3.url }, root);

    await expect(store.read('a')).rejects.toThrow(/^the store s3:\/\/others\/remotes cannot be read: /);
  });
});
