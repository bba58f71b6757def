import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';

// A power cut takes what no fsync has sent to the disk: the bytes of a file, and its name, which
// belongs to the folder. So a file is written beside its place, synced and named, and then its
// folder is synced. Who reads finds the old file or the new one, whole, and what a caller has been
// told to be there stays.

/** How many files are synced at once: a disk writes several for the price of one. */
const SYNCS_AT_ONCE = 8;

type Content = Parameters<typeof writeFile>[1];

/** Windows can open no folder, and writes names by itself. */
const hasFolderSync = process.platform !== 'win32';

const isExisting = (error: unknown) => isNativeError(error) && 'code' in error && error.code === 'EEXIST';

/** Begins with a dot, as everything that is not finished. */
const draftOf = (file: string) => path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID().slice(0, 8)}`);

/** Fails where `rename` would replace. */
async function linkNew(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (!isExisting(error)) throw error;
    return false;
  }
}

/** The folders whose content a call of `mkdir` has changed, the innermost first. */
function changedBy(folder: string, firstMade: string | undefined): string[] {
  const changed: string[] = [];
  for (let made = path.resolve(folder); firstMade !== undefined; made = path.dirname(made)) {
    changed.push(path.dirname(made));
    if (made === path.resolve(firstMade)) break;
  }
  return changed;
}

/** Sends a file to the disk, or a folder: the names in it. */
async function syncPath(file: string): Promise<void> {
  if (!hasFolderSync) return;
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Sends the names in a folder to the disk, for callers that cannot await it. */
export function syncFolderNow(folder: string): void {
  if (!hasFolderSync) return;
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/**
 * Makes a folder and those above it, where they are missing, durably.
 * @param mode who may look into them, within the umask
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode });
  for (const changed of changedBy(folder, firstMade)) await syncPath(changed);
}

/** `makeFolder` for what a start has to wait for. */
export function makeFolderNow(folder: string, mode?: number): void {
  const firstMade = mkdirSync(folder, { recursive: true, mode });
  for (const changed of changedBy(folder, firstMade)) syncFolderNow(changed);
}

/** Sends a folder with all that is in it to the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const wanted = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const queue = [folder, ...wanted].values();
  const worker = async () => {
    for (const next of queue) await syncPath(next);
  };
  await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, worker));
}

/** Renames a synced file or folder within its disk, durably. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncPath(path.dirname(to));
  if (path.dirname(from) !== path.dirname(to)) await syncPath(path.dirname(from));
}

/** Removes a file, if it is there, durably. */
export async function removeDurably(file: string): Promise<void> {
  try {
    await unlink(file);
    await syncPath(path.dirname(file));
  } catch (error) {
    if (!(isNativeError(error) && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** Writes a file durably, and replaces the one of its name in one step. */
export async function writeDurably(file: string, content: Content): Promise<void> {
  await makeFolder(path.dirname(file));
  const draft = draftOf(file);
  try {
    await writeFile(draft, content, { flush: true });
    await renameDurably(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Writes a file durably, unless it exists. Of two processes, one makes it.
 * @returns whether it was made by this call
 */
export async function createDurably(file: string, content: Content): Promise<boolean> {
  await makeFolder(path.dirname(file));
  const draft = draftOf(file);
  try {
    await writeFile(draft, content, { flush: true });
    const isMade = await linkNew(draft, file);
    await syncPath(path.dirname(file)); // also when another process has made it a moment ago
    return isMade;
  } finally {
    await rm(draft, { force: true });
  }
}

/** `createDurably` for what a start has to wait for. */
export function createDurablyNow(file: string, content: string, mode: number): void {
  const folder = path.dirname(file);
  makeFolderNow(folder, 0o700);
  const draft = draftOf(file);
  try {
    writeFileSync(draft, content, { mode, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!isExisting(error)) throw error;
    }
    syncFolderNow(folder);
  } finally {
    rmSync(draft, { force: true });
  }
}
