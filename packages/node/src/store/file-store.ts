import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { createDurably, makeFolder, removeDurably, writeDurably } from '../durable-files';
import { FileLockedError, lockFile } from '../file-lock';
import { requireKey } from './keys';
import { StoreError, type Store, type StoredObject } from './store';

/**
 * The lock of a store's folder. Its name begins with a dot, like everything that is not an object.
 */
export const STORE_LOCK_FILE = '.lock';
const LOCK_WAIT_MS = 10_000;

interface FileStats {
  ino: bigint;
  size: bigint;
  mtimeNs: bigint;
}

/** A write gives a new file the name of the old one, so that its number and time differ. */
const tagOf = ({ ino, size, mtimeNs }: FileStats) => `${ino}-${size}-${mtimeNs}`;

const hasCode = (error: unknown, ...codes: string[]) =>
  isNativeError(error) && 'code' in error && codes.includes(String(error.code));

const isMissing = (error: unknown) => hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR');

/** Names of files below a folder, relative to it. Those with a dot are drafts, and the lock. */
async function namesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Lets one process at a time change objects of a folder.
 * @throws StoreError while another process does
 */
export async function lockStoreFolder(folder: string): Promise<() => void> {
  try {
    await makeFolder(folder);
    return await lockFile(path.join(folder, STORE_LOCK_FILE), LOCK_WAIT_MS);
  } catch (error) {
    if (error instanceof FileLockedError) throw new StoreError('another process is changing the store');
    throw error;
  }
}

/** A store in a folder, which several processes of a machine may use. */
export function openFileStore(folder: string): Store {
  const address = `file:${folder}`;
  const fileOf = (key: string) => {
    requireKey(key);
    return path.join(folder, key);
  };
  const guarded = async <T>(what: 'read' | 'changed', work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreError || !isNativeError(error)) throw error;
      throw new StoreError(`the store ${address} cannot be ${what}: ${error.message}`, { cause: error });
    }
  };

  const readFileOf = async (file: string): Promise<StoredObject | null> => {
    try {
      const handle = await open(file);
      try {
        const tag = tagOf(await handle.stat({ bigint: true }));
        return { bytes: await handle.readFile(), tag };
      } finally {
        await handle.close();
      }
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  const currentTag = async (file: string): Promise<string | null> => {
    try {
      return tagOf(await stat(file, { bigint: true }));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  async function read(key: string): Promise<StoredObject | null>;
  async function read(key: string, knownTag?: string): Promise<StoredObject | 'unchanged' | null>;
  async function read(key: string, knownTag?: string): Promise<StoredObject | 'unchanged' | null> {
    const file = fileOf(key);
    return guarded('read', async () => {
      if (knownTag !== undefined && (await currentTag(file)) === knownTag) return 'unchanged';
      return readFileOf(file);
    });
  }

  const putNew = (key: string, bytes: Uint8Array): Promise<boolean> => {
    const file = fileOf(key);
    return guarded('changed', () => createDurably(file, bytes));
  };

  return {
    address,
    read,
    async list(prefix) {
      const below = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      if (below) requireKey(below.slice(0, -1));
      const names = await guarded('read', () => namesBelow(path.join(folder, below)));
      return names
        .map((name) => below + name)
        .filter((key) => key.startsWith(prefix))
        .toSorted();
    },
    putNew: async (key, bytes) => putNew(key, bytes), // rejects, where a bad key would throw
    async replaceIf(key, bytes, tag) {
      if (tag === null) return putNew(key, bytes);
      const file = fileOf(key);
      return guarded('changed', async () => {
        const unlock = await lockStoreFolder(folder);
        try {
          if ((await currentTag(file)) !== tag) return false;
          await writeDurably(file, bytes);
          return true;
        } finally {
          unlock();
        }
      });
    },
    async remove(key) {
      const file = fileOf(key);
      await guarded('changed', () => removeDurably(file));
    },
  };
}
