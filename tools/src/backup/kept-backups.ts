import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { changesOf, ERASURES_FILE, listBackups, openBackupBucket, type BackupBucket } from '@shop/node/backup';
import { makeFolder } from '@shop/node/durable-files';
import { RefusedError } from '@shop/node/refused-error';
import { readS3Place } from '@shop/node/store';

type Env = Readonly<Record<string, string | undefined>>;

/** Where BACKUP_TO keeps the backups of a shop. */
export interface KeptBackups {
  /** Null without BACKUP_TO. Of a bucket: what was brought from it. */
  folder: string | null;
  /**
   * The files of the backups that were begun before a time, the newest first.
   * @throws RefusedError when there is none
   */
  find: (to: Date) => Promise<string[]>;
  /** Brings a backup that lies in a bucket, and what has changed after it. */
  fetch: (file: string) => Promise<void>;
  /** Removes what was brought. */
  end: () => Promise<void>;
}

async function fetchAll(bucket: BackupBucket, folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await bucket.fetch(folder, name);
}

async function openBucket(bucket: BackupBucket, dataDir: string): Promise<KeptBackups> {
  await makeFolder(dataDir, 0o700);
  const folder = await mkdtemp(path.join(dataDir, '.brought-'));
  await fetchAll(bucket, folder, await bucket.list(ERASURES_FILE));
  return {
    folder,
    async find(to) {
      return refuseNone(await bucket.listBackups(), to, bucket.address).map((name) => path.join(folder, name));
    },
    async fetch(file) {
      const name = path.basename(file);
      await fetchAll(bucket, folder, [name, ...(await bucket.list(`${changesOf(name)}/`))]);
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

function refuseNone(all: readonly { name: string; madeAt: Date }[], to: Date, where: string): string[] {
  const found = all.filter(({ madeAt }) => madeAt <= to);
  if (found.length === 0) throw new RefusedError(`there is no backup of that time in ${where}`);
  return found.map(({ name }) => name);
}

/**
 * Opens the folder or bucket of BACKUP_TO.
 * @param dataDir has room for what is brought from a bucket
 * @throws RefusedError, or an Error that names the bucket, when it cannot be read
 */
export async function openKeptBackups(env: Env, dataDir: string): Promise<KeptBackups> {
  const place = readS3Place(env.BACKUP_TO ?? '', env);
  if (place) return openBucket(openBackupBucket(place), dataDir);
  const folder = env.BACKUP_TO?.replace(/^file:/, '') || null;
  return {
    folder,
    async find(to) {
      if (folder === null) throw new RefusedError('name a backup, or set BACKUP_TO');
      const all = await listBackups(folder).catch(() => []); // a missing folder has none
      return refuseNone(all, to, folder).map((name) => path.join(folder, name));
    },
    fetch: () => Promise.resolve(),
    end: () => Promise.resolve(),
  };
}
