import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { renameDurably } from '@shop/shared/durable-files';
import { RefusedError } from '@shop/shared/refused-error';
import { lockStoreFolder } from '@shop/shared/store';
import { lockData, messageOf, partsIn, runTar, type DataOptions, type Part } from './data-parts';

/** Only the owner may read a backup: it holds personal data. */
const MODE = 0o600;

export interface Backup {
  parts: Part[];
  bytes: number;
}

/** Mails are listed one by one: a site on PostgreSQL may be writing another one. */
function pathsOf(dataDir: string, parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part !== 'outbox') return part;
    const mails = readdirSync(path.join(dataDir, part)).filter((name) => name.endsWith('.eml'));
    return mails.map((name) => path.join(part, name));
  });
}

/** Writes beside the target and renames: a file with the name of a backup is complete. */
async function writeArchive(dataDir: string, file: string, parts: readonly Part[]): Promise<void> {
  const draft = `${file}.draft`;
  rmSync(draft, { force: true }); // a process may have died while writing
  try {
    const fd = openSync(draft, 'wx', MODE);
    try {
      const input = pathsOf(dataDir, parts).join('\n');
      runTar(['-c', '-z', '-f', '-', '-C', dataDir, '-T', '-'], { input, stdio: ['pipe', fd, 'pipe'] });
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    await renameDurably(draft, file);
  } catch (error) {
    throw new RefusedError(`${file} was not written: ${messageOf(error)}`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Writes the data folder into one archive: the embedded database, the published remotes, the
 * keys that sign them, and the mails of the outbox.
 * @throws RefusedError when the archive exists or cannot be written, when another process uses the
 *   embedded database, or when there is nothing to back up
 */
export async function backUp({ dataDir, file, isEmbedded }: DataOptions): Promise<Backup> {
  if (existsSync(file)) throw new RefusedError(`${file} exists already`);
  const parts = partsIn(dataDir).filter((part) => isEmbedded || part !== 'database');
  if (isEmbedded && !parts.includes('database')) throw new RefusedError(`${dataDir} has no embedded database`);
  if (parts.length === 0) throw new RefusedError(`${dataDir} has nothing to back up`);
  const unlock = isEmbedded ? await lockData(dataDir) : () => undefined;
  try {
    // Nobody may publish meanwhile: registry and versions have to fit together.
    const unlockStore = parts.includes('remotes') ? await lockStoreFolder(path.join(dataDir, 'remotes')) : null;
    try {
      await writeArchive(dataDir, file, parts);
    } finally {
      unlockStore?.();
    }
  } finally {
    unlock();
  }
  return { parts, bytes: statSync(file).size };
}
