import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readRestoreArguments } from '../backup/restore-arguments';
import { buildStale } from '../build';
import { ROOT_DIR } from '../packages';

/**
 * `npm run restore -- [<file>] [--to <time>] [--accept-older]`: fills an empty DATA_DIR from a
 * backup, and with DATABASE_URL an empty database. Without a file it is the newest of BACKUP_TO,
 * with all that has changed after it.
 */
export async function run(args: readonly string[]): Promise<void> {
  readRestoreArguments(args, new Date()); // wrong ones are told before anything is built
  await buildStale({ only: ['api', 'tools'], log: (line) => void process.stdout.write(`${line}\n`) });
  const program = [path.join(ROOT_DIR, 'tools/dist/restore.cjs'), ...args];
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
