import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import {
  emptyRegistry,
  PREVIOUS_REGISTRY_FILE,
  readRegistry as parse,
  REGISTRY_FILE,
  toDocument,
  type Registry,
} from '@shop/shared/federation/registry';
import { FileLockedError, lockFile } from '@shop/shared/file-lock';
import { RefusedError } from '../refused-error';

const LOCK_FILE = 'registry.lock';
const LOCK_WAIT_MS = 10_000;

/** Whether a folder has a registry, and so is a store that hosts can follow. */
export const isStore = (dir: string) => existsSync(path.join(dir, REGISTRY_FILE));

function readRegistryFile(file: string, lastGood?: Registry): Registry {
  try {
    return parse(readFileSync(file, 'utf8'), lastGood).registry;
  } catch (error) {
    throw new RefusedError(`${file} is no registry: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads the registry of a store, or the previous one when the current one is corrupt. A remote with
 * a bad entry has its state of the previous one.
 * @throws RefusedError when neither is valid
 */
export function readRegistry(dir: string): Registry {
  if (!isStore(dir)) return emptyRegistry();
  const file = path.join(dir, REGISTRY_FILE);
  const previousFile = path.join(dir, PREVIOUS_REGISTRY_FILE);
  if (!existsSync(previousFile)) return readRegistryFile(file);
  try {
    return readRegistryFile(file, lastGood(previousFile));
  } catch {
    return readRegistryFile(previousFile);
  }
}

function lastGood(previousFile: string): Registry | undefined {
  try {
    return readRegistryFile(previousFile);
  } catch {
    return undefined; // the current one may be whole
  }
}

/** Writes beside the target and renames: readers never see a part, not even of a failure. */
export function writeAtomically(target: string, write: (draft: string) => void): void {
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.draft`);
  rmSync(draft, { recursive: true, force: true }); // a process may have died while writing
  try {
    write(draft);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function writeRegistry(dir: string, before: Registry, after: Registry): void {
  const replace = (name: string, registry: Registry) =>
    writeAtomically(path.join(dir, name), (draft) =>
      writeFileSync(draft, `${JSON.stringify(toDocument(registry), null, 2)}\n`, { flush: true }),
    );
  if (Object.keys(before.microFrontends).length > 0) replace(PREVIOUS_REGISTRY_FILE, before);
  replace(REGISTRY_FILE, after);
}

/** An error of the file system, such as ENOSPC; its message names the path. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'code' in error && 'syscall' in error;
}

/**
 * Teams publish at any time: only one writer at a time.
 * @throws RefusedError when the folder cannot be written, for example because its disk is full
 */
export async function withStoreLock<T>(dir: string, work: () => T): Promise<T> {
  try {
    mkdirSync(dir, { recursive: true });
    const unlock = await lockFile(path.join(dir, LOCK_FILE), LOCK_WAIT_MS);
    try {
      return work();
    } finally {
      unlock();
    }
  } catch (error) {
    if (error instanceof FileLockedError) throw new RefusedError('another process is changing the store');
    if (isSystemError(error)) throw new RefusedError(`the store in DATA_DIR cannot be changed: ${error.message}`);
    throw error;
  }
}

/** Replaces the registry by what `next` makes of it; the same object leaves it as it is. */
export function changeRegistry(dir: string, next: (registry: Registry) => Registry): Promise<void> {
  return withStoreLock(dir, () => {
    const before = readRegistry(dir);
    const after = next(before);
    if (after !== before) writeRegistry(dir, before, after);
  });
}
