import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeDurably } from '@shop/node/durable-files';
import { digestOf } from '@shop/node/bundles';
import type { Registry } from '@shop/shared/federation/registry';
import type { OpenedStore, Store } from '@shop/node/store';

/** Files of published versions, as this host serves and runs them. */
export interface StoreFiles {
  /** The folder of the files that are here. */
  dir: string;
  /**
   * Brings a file into the folder. One that the store does not have stays missing.
   * @param key `<remote>/<version>/<path>`
   * @throws Error when it is not what was published
   */
  fetch: (key: string) => Promise<void>;
}

const DECOMPRESS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  '.br': (bytes) => brotliDecompressSync(bytes),
  '.gz': (bytes) => gunzipSync(bytes),
};

/** The digest of a version's list of files, which the signed registry holds. */
function listDigest({ host, microFrontends }: Registry, name: string, version: string): string | undefined {
  const versions = name === 'host' ? host : (microFrontends[name] ?? []);
  return versions.find(({ metadata }) => metadata.version === version)?.extras.files;
}

async function readList(store: Store, folder: string, digest: string): Promise<Record<string, string>> {
  const list = await store.read(`${folder}/files.json`);
  if (!list || digestOf(list.bytes) !== digest) throw new Error(`${folder}/files.json is not what was published`);
  return JSON.parse(list.bytes.toString('utf8')) as Record<string, string>; // proved by its digest
}

/** What a file holds, by the name in the list, which has no digests of compressed copies. */
function contentOf(file: string): { listed: string; decompress: (bytes: Buffer) => Buffer } {
  const ending = path.extname(file);
  const decompress = DECOMPRESS[ending];
  return decompress
    ? { listed: file.slice(0, -ending.length), decompress }
    : { listed: file, decompress: (bytes) => bytes };
}

/** Copies a file of a bucket to this host's disk with its first request, and proves it. */
function createMirror(store: Store, dir: string, registry: () => Registry): StoreFiles {
  const lists = new Map<string, Promise<Record<string, string>>>();
  const pending = new Map<string, Promise<void>>();
  /** Compressed copies that no version has. */
  const absent = new Set<string>();

  const listOf = (folder: string, digest: string) => {
    const known = lists.get(folder);
    if (known) return known;
    const reading = readList(store, folder, digest);
    lists.set(folder, reading);
    reading.catch(() => lists.delete(folder)); // the store may be away
    return reading;
  };

  const copy = async (key: string) => {
    const [name = '', version = '', ...rest] = key.split('/');
    const digest = listDigest(registry(), name, version);
    if (!digest || absent.has(key) || existsSync(path.join(dir, key))) return;
    const { listed, decompress } = contentOf(rest.join('/'));
    const list = await listOf(`${name}/${version}`, digest);
    if (!Object.hasOwn(list, listed)) return;
    const found = await store.read(key);
    if (!found) {
      absent.add(key);
      return;
    }
    if (list[listed] !== digestOf(decompress(found.bytes))) throw new Error(`${key} is not what was published`);
    await writeDurably(path.join(dir, key), found.bytes); // what is here is not proved again
  };

  return {
    dir,
    fetch(key) {
      const known = pending.get(key) ?? copy(key).finally(() => pending.delete(key));
      pending.set(key, known);
      return known;
    },
  };
}

/**
 * The files of a store: where they are when it is a folder, else on this host's disk.
 * @param dataDir absolute
 */
export function createStoreFiles(
  { store, folder }: OpenedStore,
  dataDir: string,
  registry: () => Registry,
): StoreFiles {
  if (folder !== null) return { dir: folder, fetch: async () => undefined };
  return createMirror(store, path.join(dataDir, 'host/remotes'), registry);
}
