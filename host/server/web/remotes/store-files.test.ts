import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { emptyRegistry, type RemoteVersion } from '@shop/shared/federation/registry';
import { openFileStore, type Store } from '@shop/node/store';
import { removeTemporaryDirs, temporaryDir } from '../../testing/temporary-store';
import { createStoreFiles } from './store-files';

const digestOf = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const ENTRY = 'mfe-test/1/browser/entry.js';
const LIST = `${JSON.stringify({ 'browser/entry.js': digestOf('entry()') })}\n`;

let store: Store;
let dataDir: string;

/** As of a bucket: its files are not on this host's disk. */
const mirror = (files = digestOf(LIST)) => {
  const version = { metadata: { version: '1' }, extras: { files } } as unknown as RemoteVersion; // all that is read
  const registry = () => ({ ...emptyRegistry(), microFrontends: { 'mfe-test': [version] } });
  return createStoreFiles({ store, folder: null }, dataDir, registry);
};

const put = (key: string, text: string | Buffer) => store.putNew(key, Buffer.from(text));

beforeEach(async () => {
  store = openFileStore(temporaryDir());
  dataDir = temporaryDir();
  await put('mfe-test/1/files.json', LIST);
});

afterAll(removeTemporaryDirs);

it('brings a file with its first request, and keeps it while the store is away', async () => {
  await put(ENTRY, 'entry()');
  const files = mirror();

  await files.fetch(ENTRY);
  jest.spyOn(store, 'read').mockRejectedValue(new Error('the store is away'));
  await files.fetch(ENTRY);

  expect(readFileSync(path.join(files.dir, ENTRY), 'utf8')).toBe('entry()');
});

it('refuses a file, a compressed copy and a list that are not what was published', async () => {
  await put(ENTRY, 'stolen()');
  await put(`${ENTRY}.br`, brotliCompressSync(Buffer.from('stolen()')));

  await expect(mirror().fetch(ENTRY)).rejects.toThrow(`${ENTRY} is not what was published`);
  await expect(mirror().fetch(`${ENTRY}.br`)).rejects.toThrow(`${ENTRY}.br is not what was published`);
  await expect(mirror(digestOf('another list')).fetch(ENTRY)).rejects.toThrow('files.json is not what was published');
});

it('brings a compressed copy of the same content', async () => {
  const compressed = brotliCompressSync(Buffer.from('entry()'));
  await put(`${ENTRY}.br`, compressed);
  const files = mirror();

  await files.fetch(`${ENTRY}.br`);

  expect(readFileSync(path.join(files.dir, `${ENTRY}.br`)).equals(compressed)).toBe(true);
});

it('asks the store for what was published only', async () => {
  const read = jest.spyOn(store, 'read');
  const files = mirror();

  for (const key of ['registry.json', 'mfe-test/2/browser/entry.js', 'mfe-test/1/browser/other.js', '../secret'])
    await files.fetch(key);
  await files.fetch(`${ENTRY}.gz`);
  await files.fetch(`${ENTRY}.gz`);

  expect(read.mock.calls.map(([key]) => key)).toEqual(['mfe-test/1/files.json', `${ENTRY}.gz`]);
});
