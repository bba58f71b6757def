import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { restore } from '../backup/restore';
import { buildStale } from '../build';
import { ROOT_DIR } from '../packages';
import { dataDir } from '../open-releases';
import { RefusedError } from '@shop/shared/refused-error';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Lets the API do it, because only it knows which schemas it can use. */
function restoreDatabase(folder: string): void {
  const env = { ...process.env, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['api/dist/server/restore.cjs'], {
    cwd: ROOT_DIR,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new RefusedError(stderr.trim() || 'the database cannot be opened');
  print(stdout.trim());
}

const ACCEPT = '--accept-older';

/**
 * `npm run restore -- <file> [--accept-older]`: fills an empty DATA_DIR from a backup, and with
 * DATABASE_URL an empty database.
 */
export async function run(args: readonly string[]): Promise<void> {
  const [name, ...more] = args.filter((arg) => arg !== ACCEPT);
  if (!name || name.startsWith('-') || more.length > 0)
    throw new RefusedError(`usage: npm run restore -- shop.tar.gz [${ACCEPT}]`);
  await buildStale({ only: ['api'], log: print });
  const options = { dataDir: dataDir(process.env), file: path.resolve(name), isEmbedded: !process.env.DATABASE_URL };
  const isOlderAccepted = args.includes(ACCEPT);
  const { parts, registry } = await restore({ ...options, restoreDatabase, isOlderAccepted, env: process.env });
  print(`${options.dataDir}: ${parts.join(', ')}`);
  if (!registry) return;
  print(`the registry is of ${registry.of}: what was changed since is taken back`);
  for (const { where, what } of registry.lost) print(`  ${where}: ${what}`);
  if (!isOlderAccepted) print(`hosts that know a newer one follow it after npm run remotes -- restore ${ACCEPT}`);
}
