import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { RefusedError } from '@shop/node/refused-error';
import { ROOT_DIR } from '../packages';
import { dataDir } from '../open-releases';
import { printRefusal } from '../print-refusal';
import { openKeptBackups, type KeptBackups } from './kept-backups';
import { restore } from './restore';
import { readRestoreArguments, type RestoreArguments } from './restore-arguments';

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Lets the API do it, because only it knows which schemas it can use.
 * @param backups a folder that may know who was deleted since
 */
function restoreDatabase(folder: string, backup: readonly string[], backups: string | null): void {
  const env = { ...process.env, DATA_DIR: folder, BACKUP_TO: backups === null ? '' : `file:${path.resolve(backups)}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['api/dist/server/restore.cjs', ...backup], {
    cwd: ROOT_DIR,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new RefusedError(stderr.trim() || 'the database cannot be opened');
  print(stdout.trim());
}

async function restoreFrom(kept: KeptBackups, dataDir: string, args: RestoreArguments): Promise<void> {
  const { file, to, isOlderAccepted } = args;
  const { parts, registry } = await restore({
    dataDir,
    ...(file === null
      ? { files: await kept.find(to ?? new Date()), fetch: kept.fetch }
      : { files: [path.resolve(file)] }),
    ...{ to, isOlderAccepted, env: process.env },
    isEmbedded: !process.env.DATABASE_URL,
    keyFile: process.env.BACKUP_KEY_FILE || null,
    restoreDatabase: (draft, backup) => restoreDatabase(draft, to ? [backup, to.toISOString()] : [backup], kept.folder),
  });
  print(`${dataDir}: ${parts.join(', ')}`);
  if (!registry) return;
  print(`the registry is of ${registry.of}: what was changed since is taken back`);
  for (const { where, what } of registry.lost) print(`  ${where}: ${what}`);
  if (!isOlderAccepted) print('hosts that know a newer one follow it after npm run remotes -- restore --accept-older');
}

/** `restore.cjs [<file>] [--to <time>] [--accept-older]`: what `npm run restore` does. */
async function run(args: readonly string[]): Promise<void> {
  const read = readRestoreArguments(args, new Date());
  const folder = dataDir(process.env);
  const kept = await openKeptBackups(process.env, folder);
  try {
    await restoreFrom(kept, folder, read);
  } finally {
    await kept.end();
  }
}

run(process.argv.slice(2)).catch(printRefusal);
