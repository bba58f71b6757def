import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;
const ALL = 0o777;

const isOpen = (file: string) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;

/**
 * Takes the rights of other users from all that lies in a folder of a database. PGlite sets its own
 * when it makes one, whatever the umask; what it writes later is its user's alone.
 */
export function closeFolder(folder: string): void {
  // The first file that a database gets tells of the others.
  if (![folder, path.join(folder, 'PG_VERSION')].some(isOpen)) return;
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats) chmodSync(file, stats.mode & ALL & ~OTHERS);
  }
}
