import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openReleases, readRegistry } from '@shop/delivery/releases';
import { makeFolder, renameDurably, syncTree } from '@shop/shared/durable-files';
import { RefusedError } from '@shop/shared/refused-error';
import { lockData, partsIn, runTar, type DataOptions, type Part } from './data-parts';

const DRAFT = '.restore-draft';

/** The host keeps the last registry here. It would refuse the older one of a backup. */
const KEPT_BY_HOST = 'host';

export interface RestoreOptions extends DataOptions {
  /**
   * Opens the database in a data folder.
   * @throws RefusedError when this version of the shop cannot use it
   */
  checkDatabase: (dataDir: string) => void;
}

function unpack(file: string, draft: string): void {
  rmSync(draft, { recursive: true, force: true }); // a process may have died while restoring
  mkdirSync(draft, { recursive: true });
  try {
    runTar(['-x', '-z', '-f', file, '-C', draft], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    if (error instanceof RefusedError) throw new RefusedError(`${file} is no complete backup: ${error.message}`);
    throw error;
  }
}

function refuseUnfit(file: string, parts: readonly Part[], isEmbedded: boolean): void {
  if (parts.length === 0) throw new RefusedError(`${file} is no backup of the shop`);
  const hasDatabase = parts.includes('database');
  if (isEmbedded && !hasDatabase)
    throw new RefusedError(`${file} has no database: set DATABASE_URL to the PostgreSQL database of this shop`);
  if (!isEmbedded && hasDatabase)
    throw new RefusedError(`${file} has an embedded database: restore it without DATABASE_URL`);
}

/**
 * Restores a backup into a data folder without data. Everything is checked beside its place first,
 * so that a bad backup leaves nothing behind.
 * @returns what was restored
 * @throws RefusedError when the folder has data, or the backup cannot be used
 */
export async function restore({ dataDir, file, isEmbedded, checkDatabase }: RestoreOptions): Promise<Part[]> {
  if (!existsSync(file)) throw new RefusedError(`there is no file ${file}`);
  const [existing] = partsIn(dataDir);
  if (existing) throw new RefusedError(`${path.join(dataDir, existing)} exists: move it away first`);
  await makeFolder(dataDir);
  const unlock = await lockData(dataDir);
  // Inside DATA_DIR, which may be a disk of its own: a rename cannot leave a disk.
  const draft = path.join(dataDir, DRAFT);
  try {
    unpack(file, draft);
    const parts = partsIn(draft);
    refuseUnfit(file, parts, isEmbedded);
    await readRegistry(openReleases({}, draft, ''));
    if (isEmbedded) checkDatabase(draft);
    rmSync(path.join(dataDir, KEPT_BY_HOST), { recursive: true, force: true });
    await syncTree(draft); // tar has synced nothing
    for (const part of parts) await renameDurably(path.join(draft, part), path.join(dataDir, part));
    return parts;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}
