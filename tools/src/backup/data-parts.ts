import { spawnSync, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { DATABASE_LOCK_FILE, FileLockedError, lockFile } from '@shop/shared/file-lock';
import { RefusedError } from '@shop/shared/refused-error';

/** What a backup holds. The database is restored first: without it, the shop would be a new one. */
const PARTS = ['database', 'keys', 'remotes', 'outbox'] as const;

export type Part = (typeof PARTS)[number];

export interface DataOptions {
  /** DATA_DIR. */
  dataDir: string;
  /** The archive. */
  file: string;
  /** False with DATABASE_URL: PostgreSQL has its own tools. */
  isEmbedded: boolean;
}

/** The parts that a data folder has. */
export const partsIn = (dataDir: string): Part[] => PARTS.filter((part) => existsSync(path.join(dataDir, part)));

export const messageOf = (error: unknown): string => (isNativeError(error) ? error.message : String(error));

/**
 * Keeps the site from starting on the embedded database.
 * @throws RefusedError while it runs
 */
export async function lockData(dataDir: string): Promise<() => void> {
  try {
    return await lockFile(path.join(dataDir, DATABASE_LOCK_FILE));
  } catch (error) {
    if (error instanceof FileLockedError)
      throw new RefusedError(`another process uses the database in ${dataDir}: stop the site first`);
    throw new RefusedError(`${dataDir} cannot be used: ${messageOf(error)}`);
  }
}

/**
 * Runs the system's tar.
 * @throws RefusedError with the first line that it printed
 */
export function runTar(args: readonly string[], { input, stdio }: { input?: string; stdio: StdioOptions }): void {
  const { status, error, stderr } = spawnSync('tar', args, { input, stdio, encoding: 'utf8' });
  if (status === 0) return;
  throw new RefusedError(error?.message ?? stderr.split('\n', 1)[0] ?? 'tar failed');
}
