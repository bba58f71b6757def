import path from 'node:path';
import { counted } from '@shop/shared/counted';
import { RefusedError } from '@shop/shared/refused-error';
import { readSettings } from '../settings';
import { listBackups } from '@shop/shared/backup';
import { prove } from './prove';

async function findNewest(folder: string | null): Promise<string> {
  if (folder === null) throw new RefusedError('name a backup, or set BACKUP_TO');
  const [newest] = await listBackups(folder).catch(() => []); // a missing folder has none
  if (!newest) throw new RefusedError(`there is no backup in ${folder}`);
  return path.join(folder, newest.name);
}

/** `rehearse.cjs [file]`: restores a backup beside the shop with this version. */
async function rehearse([name]: readonly string[]): Promise<void> {
  const { folder, keyFile } = readSettings().backups;
  const file = name || (await findNewest(folder));
  const { counts } = await prove(file, path.dirname(file), keyFile, async () => undefined);
  process.stdout.write(`${file}: this version can use it, ${counted(counts.orders ?? 0, 'order')}\n`);
}

process.umask(0o077);
rehearse(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
