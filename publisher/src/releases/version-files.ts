import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '@shop/node/bundles';
import { RefusedError } from '@shop/node/refused-error';
import type { Store } from '@shop/node/store';

/** In the folder of a version: a digest of each of its files. The registry has the list's own. */
const LIST_FILE = 'files.json';

const AT_ONCE = 8;

/** Source maps with all sources are for the people who build; packed copies have none. */
const LEFT_OUT = /\.map$/;

/** Copies that other versions of Node compress differently. What they hold is listed. */
const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/** The files of a version, by path. */
export type VersionFiles = ReadonlyMap<string, Buffer>;

/**
 * Reads the files of a finished build.
 * @throws RefusedError when one cannot be read
 */
export function readVersionFiles(dir: string): VersionFiles {
  try {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((name) => !LEFT_OUT.test(name) && name !== LIST_FILE)
      .toSorted();
    return new Map(names.map((name) => [name, readFileSync(path.join(dir, name))]));
  } catch (error) {
    throw new RefusedError(`the build cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function listOf(files: VersionFiles): Buffer {
  const listed = [...files].filter(([name]) => !isCompressed(name));
  return Buffer.from(`${JSON.stringify(Object.fromEntries(listed.map(([name, bytes]) => [name, digestOf(bytes)])))}\n`);
}

/** Adds a file, or mends one that is not what it was. */
async function putFile(store: Store, key: string, bytes: Buffer): Promise<void> {
  if (await store.putNew(key, bytes)) return;
  const stored = await store.read(key);
  if (stored && (isCompressed(key) || stored.bytes.equals(bytes))) return;
  await store.replaceIf(key, bytes, stored?.tag ?? null);
}

/**
 * Puts a version into the store, its list of files last: a folder with a list is complete. Files
 * that were damaged are mended.
 * @param known the digest of the list in the registry; undefined when it does not have the version
 * @returns the digest of the list
 * @throws RefusedError with the code CONFLICT when the version exists with different contents
 */
export async function putVersion(store: Store, folder: string, files: VersionFiles, known?: string): Promise<string> {
  const list = listOf(files);
  const digest = digestOf(list);
  const listKey = `${folder}/${LIST_FILE}`;
  const stored = await store.read(listKey);
  const before = known ?? (stored && digestOf(stored.bytes));
  if (before && before !== digest)
    throw new RefusedError(`${folder.replace('/', ' ')} exists already, with different contents`, 'CONFLICT');
  const entries = [...files];
  for (let start = 0; start < entries.length; start += AT_ONCE)
    await Promise.all(
      entries.slice(start, start + AT_ONCE).map(([name, bytes]) => putFile(store, `${folder}/${name}`, bytes)),
    );
  await putFile(store, listKey, list);
  return digest;
}
