import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, openCheckTools, type CheckTools } from '@shop/publisher/checks';
import { HOST_DIST_DIR } from './host-release';
import { ROOT_DIR } from './packages';
import { dataDir } from './open-releases';

/** Where in the data folder `npm start` says on which port its API listens. */
const ADDRESS_FILE = 'api-address.txt';

const addressFile = (env: NodeJS.ProcessEnv) => path.join(dataDir(env), ADDRESS_FILE);

/** Tells commands on the same data where the API listens. */
export function writeApiAddress(env: NodeJS.ProcessEnv, address: string): void {
  writeFileSync(addressFile(env), `${address}\n`);
}

/** Where the API listens; null when nothing says so. */
export function apiAddress(env: NodeJS.ProcessEnv): string | null {
  const file = addressFile(env);
  return env.API_URL?.trim() || (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
}

/** What checks compare a version with: the running API, and the host and the data of this tree. */
export function checkToolsOf(env: NodeJS.ProcessEnv, print: (line: string) => void): CheckTools {
  return openCheckTools({
    hostDir: HOST_DIST_DIR,
    apiDir: path.join(ROOT_DIR, 'api/dist'),
    dataDir: dataDir(env),
    apiUrl: apiAddress(env),
    findBrowser: () => findBrowser(env),
    onApiDown: () => print('the API does not run: operations are checked with the schema of its last build'),
  });
}
