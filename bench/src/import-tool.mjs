import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const CHROME_PATH = process.env['CHROME_PATH'] ?? '';

export const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Imports a package that only the benchmark installs.
 * @param {string} name
 */
export function importTool(name) {
  const require = createRequire(path.join(process.env['TOOLS_DIR'] ?? '', 'package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
}
