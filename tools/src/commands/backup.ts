import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { RefusedError } from '@shop/node/refused-error';
import { makeBackupKey } from '../backup/make-backup-key';
import { buildIfStale } from '../build-if-stale';
import { apiAddress } from '../check-tools';
import { dataDir } from '../open-releases';
import { ROOT_DIR, TARGETS } from '../packages';

const NEW_KEY = '--new-key';
/** In MB. Nearly all that the program allocates is a buffer that is written and forgotten. */
const SMALL_NURSERY = '--max-semi-space-size=1';
const print = (line: string) => process.stdout.write(`${line}\n`);

async function backUp(file: string): Promise<void> {
  for (const target of TARGETS) if (target.name === 'api') await buildIfStale(target);
  const program = [
    SMALL_NURSERY,
    path.join(ROOT_DIR, 'api/dist/server/backup.cjs'),
    file,
    apiAddress(process.env) ?? '',
  ];
  const env = { ...process.env, DATA_DIR: dataDir(process.env) };
  const { status } = spawnSync(process.execPath, program, { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/**
 * `npm run backup -- <file>`: writes the shop into one archive, whether it runs or not.
 * `npm run backup -- --new-key <file>`: makes the key that encrypts backups.
 */
export async function run(args: readonly string[]): Promise<void> {
  const isKeyWanted = args[0] === NEW_KEY;
  const [name, ...more] = isKeyWanted ? args.slice(1) : args;
  if (!name || name.startsWith('-') || more.length > 0)
    throw new RefusedError(`usage: npm run backup -- shop.tar.gz, or npm run backup -- ${NEW_KEY} <file>`);
  if (isKeyWanted) print(await makeBackupKey(path.resolve(name)));
  else await backUp(path.resolve(name));
}

/** For the built command. */
export { printRefusal } from '../print-refusal';
