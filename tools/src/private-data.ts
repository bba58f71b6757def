import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeFolderNow } from '@shop/node/durable-files';
import { openStore } from '@shop/node/store';
import { dataDir } from './open-releases';

const OWNER_ONLY = 0o700;
const ANYONE_ELSE = 0o077;

const modeOf = (dir: string) => statSync(dir).mode & 0o777;

/** @returns whether it is closed now; only its owner can close a folder */
function close(dir: string): boolean {
  try {
    chmodSync(dir, OWNER_ONLY);
  } catch {
    return false;
  }
  return (modeOf(dir) & ANYONE_ELSE) === 0;
}

function makeAndClose(dir: string, log: (line: string) => void): void {
  makeFolderNow(path.dirname(dir));
  // Two programs may start at a time.
  makeFolderNow(dir, OWNER_ONLY);
  const mode = modeOf(dir);
  // Windows has no such rights.
  if (process.platform === 'win32' || (mode & ANYONE_ELSE) === 0) return;
  const was = `DATA_DIR ${dir} was open to other users of this machine (mode ${mode.toString(8)})`;
  log(close(dir) ? `${was}: it is closed to them now (700)` : `${was}, and still is: its owner can chmod 700 it`);
}

/** Whether the versions lie in a folder of their own, which hosts of other users may read. */
function isStoreElsewhere(env: NodeJS.ProcessEnv, dir: string): boolean {
  const { folder } = openStore(env, dir);
  return folder !== null && path.relative(dir, folder).startsWith('..');
}

/**
 * Closes DATA_DIR to other users of the machine: its mails and orders hold names, addresses and
 * live links. What this process and those that it starts write from now on is their user's alone.
 * @throws SettingsError for an invalid setting of the store
 */
export function closeToOthers(env: NodeJS.ProcessEnv, log: (line: string) => void): void {
  const dir = dataDir(env);
  try {
    makeAndClose(dir, log);
  } catch {
    // The program that needs the folder says why it cannot be used.
  }
  if (!isStoreElsewhere(env, dir)) process.umask(ANYONE_ELSE);
}
