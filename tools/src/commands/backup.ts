import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { RefusedError } from '@shop/shared/refused-error';
import { buildStale } from '../build';
import { apiAddress } from '../check-tools';
import { dataDir } from '../open-releases';
import { ROOT_DIR } from '../packages';

/** `npm run backup -- <file>`: writes the shop into one archive, whether it runs or not. */
export async function run([name, ...more]: readonly string[]): Promise<void> {
  if (!name || name.startsWith('-') || more.length > 0) throw new RefusedError('usage: npm run backup -- shop.tar.gz');
  await buildStale({ only: ['api'], log: (line) => void process.stdout.write(`${line}\n`) });
  const program = [
    path.join(ROOT_DIR, 'api/dist/server/backup.cjs'),
    path.resolve(name),
    apiAddress(process.env) ?? '',
  ];
  const env = { ...process.env, DATA_DIR: dataDir(process.env) };
  const { status } = spawnSync(process.execPath, program, { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
