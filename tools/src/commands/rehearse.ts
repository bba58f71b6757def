import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { RefusedError } from '@shop/node/refused-error';
import { buildStale } from '../build';
import { dataDir } from '../open-releases';
import { ROOT_DIR } from '../packages';

/**
 * `npm run rehearse [-- <file>]`: restores the newest backup of BACKUP_TO, or the named one, beside
 * the shop with this version. Ends with 1 when its migrations fail, or pages of it.
 */
export async function run([name, ...more]: readonly string[]): Promise<void> {
  if (name?.startsWith('-') || more.length > 0) throw new RefusedError('usage: npm run rehearse [-- shop.tar.gz]');
  await buildStale({ only: ['api', 'host'], log: (line) => void process.stdout.write(`${line}\n`) });
  const program = [path.join(ROOT_DIR, 'api/dist/server/rehearse.cjs'), ...(name ? [path.resolve(name)] : [])];
  const env = { ...process.env, DATA_DIR: dataDir(process.env) };
  const { status } = spawnSync(process.execPath, program, { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
