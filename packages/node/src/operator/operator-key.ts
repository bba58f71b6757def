import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the API takes what is asked for at its machine; the host forwards none of it. */
export const RESET_FACTOR_PATH = '/operator/reset-factor';
export const DOCTOR_PATH = '/operator/doctor';
/** Where a copy of the embedded database begins: it may be copied while the answer lasts. */
export const BACKUP_PATH = '/operator/backup';
export const BACKUP_END_PATH = '/operator/backup-end';

const OWNER_ONLY = 0o600;
const keyFile = (dataDir: string) => path.join(dataDir, 'operator-key.txt');
const digest = (key: string) => createHash('sha256').update(key).digest();

/**
 * Puts a new key into the data folder, which is closed to other users: only somebody at the machine
 * of the API can do that.
 */
export function writeOperatorKey(dataDir: string): string {
  const key = randomBytes(32).toString('base64url');
  removeOperatorKey(dataDir);
  // `wx`: what somebody has put there meanwhile is not followed.
  writeFileSync(keyFile(dataDir), key, { mode: OWNER_ONLY, flag: 'wx' });
  return key;
}

/** Ends the key, used or not. */
export function removeOperatorKey(dataDir: string): void {
  rmSync(keyFile(dataDir), { force: true });
}

/**
 * Whether this is the key of the data folder. The right key is used up; a wrong one changes
 * nothing.
 */
export function useOperatorKey(dataDir: string, key: string): boolean {
  let known: string;
  try {
    known = readFileSync(keyFile(dataDir), 'utf8');
  } catch {
    return false; // nobody at the machine asks for anything
  }
  if (!timingSafeEqual(digest(known), digest(key))) return false;
  removeOperatorKey(dataDir);
  return true;
}
