import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import type { Logger } from 'pino';
import { ERASURES_FILE, type BackupBucket } from '@shop/node/backup';
import { makeFolder, writeDurably } from '@shop/node/durable-files';
import { accountTransaction } from '../account-services';
import type { Database, Queryable } from '../db/database';
import { createErasureRepository } from '../modules/account/erasure-repository';
import { eraseUser } from '../modules/account/erase-user';
import { reportHourly } from './report-hourly';

// Who deletes the account is in every backup from before. So hashes of them lie beside the backups,
// and what is restored forgets these people again.

const EACH_MS = 30_000;

/** @returns the hashes that a folder of backups has; none where it has no such file */
async function readErasures(folder: string): Promise<string[]> {
  try {
    const text = await readFile(path.join(folder, ERASURES_FILE), 'utf8');
    return text.split('\n').filter(Boolean);
  } catch (error) {
    if (isNativeError(error) && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

interface ErasuresOptions {
  db: Queryable;
  /** BACKUP_TO. */
  folder: string;
  /** Gets a copy. */
  bucket: BackupBucket | null;
  log: Logger;
}

/**
 * Keeps who was deleted beside the backups, twice a minute.
 * @returns a function that does so once more, and ends
 */
export function keepErasures({ db, folder, bucket, log }: ErasuresOptions): () => Promise<void> {
  const report = reportHourly(log, 'deleted accounts not kept', folder);
  const known = new Set<string>();
  const keep = async () => {
    const found = await createErasureRepository(db).list();
    if (found.every((hash) => known.has(hash))) return;
    const all = new Set([...(await readErasures(folder)), ...found]);
    await makeFolder(folder, 0o700);
    await writeDurably(path.join(folder, ERASURES_FILE), [...all, ''].join('\n'));
    await bucket?.send(folder, ERASURES_FILE);
    for (const hash of all) known.add(hash);
    report.worked();
  };
  let work = Promise.resolve();
  const run = () => (work = work.then(keep).catch(report.failed));
  const timer = setInterval(() => void run(), EACH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await run();
  };
}

/**
 * Deletes again from a restored database who had been deleted since.
 * @param folders that may hold what `keepErasures` has kept
 * @returns how many accounts
 */
export async function repeatErasures(db: Database, folders: readonly string[]): Promise<number> {
  const hashes = (await Promise.all(folders.map(readErasures))).flat();
  return db.transaction(async (queryable) => {
    await createErasureRepository(queryable).add(hashes);
    const tx = accountTransaction(queryable, false);
    const erased = await tx.users.findErased();
    for (const user of erased) await eraseUser(tx, user);
    return erased.length;
  });
}
