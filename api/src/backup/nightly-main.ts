import { readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { makeFolder } from '@shop/shared/durable-files';
import { FileLockedError, lockFile } from '@shop/shared/file-lock';
import { readSettings } from '../settings';
import { backUp } from './back-up';
import { isDue, listBackups, nameOf, readProof, removeEnded, writeProof } from '@shop/shared/backup';
import { prove } from './prove';

const LOCK_FILE = '.lock';
const ANEW = 'anew';
/** What a process has left that died while it wrote a backup or tried one. */
const LEFT = /^\.proof-|\.draft$/;

async function lock(folder: string): Promise<(() => void) | null> {
  try {
    return await lockFile(path.join(folder, LOCK_FILE));
  } catch (error) {
    if (error instanceof FileLockedError) return null; // another API has begun
    throw error;
  }
}

async function proveNewest(folder: string, keyFile: string | null): Promise<void> {
  const [newest] = await listBackups(folder);
  if (!newest || (await readProof(folder))?.name === newest.name) return;
  try {
    await prove(path.join(folder, newest.name), folder, keyFile);
  } catch (error) {
    throw new Error(`${newest.name} is not proven: ${error instanceof Error ? error.message : String(error)}`);
  }
  await writeProof(folder, newest.name);
  process.stdout.write(`${newest.name} is made and proven\n`);
}

/**
 * `nightly.cjs [address [anew]]`: makes the backup of a night, unless it is there, and proves it.
 * With `anew` there is one whose changes are lost.
 */
async function run([address, anew]: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl, backups } = readSettings();
  const { folder, keeping, publicKey, keyFile } = backups;
  if (folder === null) return;
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // shoppers come first
  await makeFolder(folder, 0o700);
  const unlock = await lock(folder);
  if (!unlock) return;
  try {
    for (const name of (await readdir(folder)).filter((each) => LEFT.test(each)))
      await rm(path.join(folder, name), { recursive: true, force: true });
    const now = new Date();
    const [newest] = await listBackups(folder);
    if (isDue(newest, now) || anew === ANEW)
      await backUp({
        ...{ dataDir, databaseUrl, publicKey, address: address || null, isFollowed: true },
        file: path.join(folder, nameOf(now, publicKey !== null)),
      });
    await proveNewest(folder, keyFile);
    await removeEnded(folder, keeping);
  } finally {
    unlock();
  }
}

process.umask(0o077);
run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
