import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@shop/publisher/releases';
import { ROOT_DIR, type RemoteName } from './packages';

/** The folder of a remote's production build. */
export const builtDir = (name: RemoteName) => path.join(ROOT_DIR, name, 'dist/remote');

/** Reads the description of a remote's last build. */
export function readRelease(name: RemoteName): Release {
  const file = path.join(builtDir(name), 'release.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Release; // written by `writeRelease`
}
