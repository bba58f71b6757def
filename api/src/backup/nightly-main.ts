import { readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { counted } from '@shop/shared/counted';
import { makeFolder, renameDurably } from '@shop/node/durable-files';
import { FileLockedError, lockFile } from '@shop/node/file-lock';
import { readSettings, type Settings } from '../settings';
import { backUp } from './back-up';
import {
  isDue,
  listBackups,
  nameOf,
  openBackupBucket,
  PROOF_FILE,
  readProof,
  removeEnded,
  writeProof,
  type BackupBucket,
} from '@shop/node/backup';
import { prove } from './prove';
import { copyRenderer } from './render-copy';

const LOCK_FILE = '.lock';
const ANEW = 'anew';
/** What a process has left that died while it wrote a backup or tried one. */
const LEFT = /^\.proof-|\.draft$|^\.unsent$/;
/** Until it has reached the bucket, changes are kept with the backup before. */
const UNSENT = '.unsent';
/** In the folder, where all of them are in the bucket. */
const NEWEST = { days: 1, weeks: 0 };

interface Place {
  folder: string;
  bucket: BackupBucket | null;
}

async function lock(folder: string): Promise<(() => void) | null> {
  try {
    return await lockFile(path.join(folder, LOCK_FILE));
  } catch (error) {
    if (error instanceof FileLockedError) return null; // another API has begun
    throw error;
  }
}

async function make({ dataDir, databaseUrl, backups }: Settings, place: Place, address: string | null) {
  const { folder, bucket } = place;
  const { publicKey } = backups;
  const name = nameOf(new Date(), publicKey !== null);
  const source = { dataDir, databaseUrl, publicKey, address, isFollowed: true };
  if (!bucket) {
    await backUp({ ...source, file: path.join(folder, name) });
    return;
  }
  const unsent = path.join(folder, UNSENT);
  await makeFolder(unsent, 0o700);
  await backUp({ ...source, file: path.join(unsent, name) });
  await bucket.send(unsent, name);
  await renameDurably(path.join(unsent, name), path.join(folder, name));
  await rm(unsent, { recursive: true });
}

async function proveNewest({ folder, bucket }: Place, settings: Settings): Promise<void> {
  const [newest] = await listBackups(folder);
  if (!newest || (await readProof(folder))?.name === newest.name) return;
  const file = path.join(folder, newest.name);
  const { found } = await prove(file, folder, settings.backups.keyFile, copyRenderer(settings)).catch(
    (error: unknown) => {
      throw new Error(`${newest.name} is not proven: ${error instanceof Error ? error.message : String(error)}`);
    },
  );
  await writeProof(folder, newest.name, found);
  await bucket?.send(folder, PROOF_FILE);
  const how =
    found.missing === null
      ? `and proven by ${counted(found.pages, 'page')}`
      : `and its database proven, but no page: ${found.missing}`;
  process.stdout.write(`${newest.name} is made ${how}\n`);
}

/**
 * `nightly.cjs [address [anew]]`: makes the backup of a night, unless it is there, and proves it.
 * With `anew` there is one whose changes are lost.
 */
async function run([address, anew]: readonly string[]): Promise<void> {
  const settings = readSettings();
  const { folder, keeping } = settings.backups;
  if (folder === null) return;
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // shoppers come first
  await makeFolder(folder, 0o700);
  const unlock = await lock(folder);
  if (!unlock) return;
  try {
    for (const name of (await readdir(folder)).filter((each) => LEFT.test(each)))
      await rm(path.join(folder, name), { recursive: true, force: true });
    const bucket = settings.backups.bucket && openBackupBucket(settings.backups.bucket);
    const place = { folder, bucket };
    const [newest] = await listBackups(folder);
    if (isDue(newest, new Date()) || anew === ANEW) await make(settings, place, address || null);
    await proveNewest(place, settings);
    await removeEnded(folder, bucket ? NEWEST : keeping);
    await bucket?.removeEnded(keeping, (await readProof(folder))?.name ?? null);
  } finally {
    unlock();
  }
}

process.umask(0o077);
run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
