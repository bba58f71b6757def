import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchPage } from '@shop/shared/federation';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import { ROOT_DIR, type RemoteName } from './packages';

/** What publishing needs to know about a finished build, stored in `dist/remote/release.json`. */
export interface Release {
  name: string;
  version: string;
  /** The team that answers for the remote: `owner` in its `package.json`. */
  owner?: string;
  /** The federation entry and the server bundle, relative to `dist/remote`. */
  entry: string;
  server: string;
  serverIntegrity: string;
  routes: RegistryRoute[];
  searchPages: SearchPage[];
  requires: Record<string, string>;
  chunks: Record<string, string[]>;
  integrity: Record<string, string>;
  /**
   * The URL of a development build's files for browsers;
   * those of all other builds are in the store.
   */
  browserUrl?: string;
}

/** The folder of a remote's production build. */
export const builtDir = (name: RemoteName) => path.join(ROOT_DIR, name, 'dist/remote');

/** Reads the description of a remote's last build. */
export function readRelease(name: RemoteName): Release {
  const file = path.join(builtDir(name), 'release.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Release; // written by `writeRelease`
}
