import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { FileLockedError, lockFile } from '../file-lock';
import { requireKey } from './keys';
import { StoreError, type Store, type StoredObject } from './store';

/** Begins with a dot, as everything that is no object. */
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

/** Writes beside the target, to the disk itself, and gives the draft its name in one step. */
async function writeWhole(file: string, bytes: Uint8Array, name: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID().slice(0, 8)}`);
  try {
    await writeFile(draft, bytes, { flush: true });
    await name(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Lets one process at a time change objects of a folder.
 * @throws StoreError while another process does
 */
export async function lockStoreFolder(folder: string): Promise<() => void> {
  try {
    await mkdir(folder, { recursive: true });
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
    return guarded('changed', async () => {
      let isNew = true;
      await writeWhole(file, bytes, async (draft) => {
        try {
          await link(draft, file); // fails where `rename` would replace
        } catch (error) {
          if (!hasCode(error, 'EEXIST')) throw error;
          isNew = false;
        }
      });
      return isNew;
    });
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
          await writeWhole(file, bytes, (draft) => rename(draft, file));
          return true;
        } finally {
          unlock();
        }
      });
    },
    async remove(key) {
      const file = fileOf(key);
      await guarded('changed', () => rm(file, { force: true }));
    },
  };
}
