import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { counted } from '@shop/shared/counted';
import { RefusedError } from '@shop/node/refused-error';
import { readSettings } from '../settings';
import { listBackups } from '@shop/node/backup';
import { prove } from './prove';
import { copyRenderer } from './render-copy';

async function findNewest(folder: string | null): Promise<string> {
  if (folder === null) throw new RefusedError('name a backup, or set BACKUP_TO');
  const [newest] = await listBackups(folder).catch(() => []); // a missing folder has none
  if (!newest) throw new RefusedError(`there is no backup in ${folder}`);
  return path.join(folder, newest.name);
}

/** `rehearse.cjs [file]`: restores a backup beside the shop, and renders it, with this version. */
async function rehearse([name]: readonly string[]): Promise<void> {
  const settings = readSettings();
  const { folder, keyFile } = settings.backups;
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // shoppers come first
  const file = name || (await findNewest(folder));
  const { counts, found } = await prove(file, path.dirname(file), keyFile, copyRenderer(settings));
  const pages = found.missing === null ? counted(found.pages, 'page') : `no page was tried: ${found.missing}`;
  process.stdout.write(`${file}: this version can use it, ${counted(counts.orders ?? 0, 'order')}, ${pages}\n`);
}

process.umask(0o077);
rehearse(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
