import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { listBackups } from '@shop/shared/backup';
import { RefusedError } from '@shop/shared/refused-error';
import { ROOT_DIR } from '../packages';
import { dataDir } from '../open-releases';
import { printRefusal } from '../print-refusal';
import { restore } from './restore';
import { readRestoreArguments } from './restore-arguments';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Lets the API do it, because only it knows which schemas it can use. */
function restoreDatabase(folder: string, backup: readonly string[]): void {
  const env = { ...process.env, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['api/dist/server/restore.cjs', ...backup], {
    cwd: ROOT_DIR,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new RefusedError(stderr.trim() || 'the database cannot be opened');
  print(stdout.trim());
}

/** The backups of BACKUP_TO that were begun before a time, the newest first. */
async function findBackups(to: Date): Promise<string[]> {
  const folder = process.env.BACKUP_TO?.replace(/^file:/, '');
  if (!folder) throw new RefusedError('name a backup, or set BACKUP_TO');
  const found = (await listBackups(folder).catch(() => [])).filter(({ madeAt }) => madeAt <= to);
  if (found.length === 0) throw new RefusedError(`there is no backup of that time in ${folder}`);
  return found.map(({ name }) => path.join(folder, name));
}

/** `restore.cjs [<file>] [--to <time>] [--accept-older]`: what `npm run restore` does. */
async function run(args: readonly string[]): Promise<void> {
  const { file, to, isOlderAccepted } = readRestoreArguments(args, new Date());
  const options = {
    dataDir: dataDir(process.env),
    files: file === null ? await findBackups(to ?? new Date()) : [path.resolve(file)],
    isEmbedded: !process.env.DATABASE_URL,
    keyFile: process.env.BACKUP_KEY_FILE || null,
  };
  const { parts, registry } = await restore({
    ...{ ...options, to, isOlderAccepted, env: process.env },
    restoreDatabase: (folder, backup) => restoreDatabase(folder, to ? [backup, to.toISOString()] : [backup]),
  });
  print(`${options.dataDir}: ${parts.join(', ')}`);
  if (!registry) return;
  print(`the registry is of ${registry.of}: what was changed since is taken back`);
  for (const { where, what } of registry.lost) print(`  ${where}: ${what}`);
  if (!isOlderAccepted) print('hosts that know a newer one follow it after npm run remotes -- restore --accept-older');
}

run(process.argv.slice(2)).catch(printRefusal);
