import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { RefusedError } from './refused-error';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, ...USUAL_PLACES].find(isExecutable);
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function installDebianPackage(): void {
  process.stdout.write('No Chromium or Chrome found: installing the package "chromium"\n');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  // A failed update may not matter: the existing package lists may be enough.
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
}

/**
 * Finds a browser for tests, benchmarks and printing: CHROME_PATH, else an installed one, else
 * Debian's package if it can be installed.
 * @throws RefusedError that explains what to do when there is none
 */
export function findChromium(): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new RefusedError(`CHROME_PATH is not a program that can be run: ${given}`);
  }
  if (!findInstalled() && mayInstall()) installDebianPackage();
  const found = findInstalled();
  if (found) return found;
  throw new RefusedError('No browser found: install Chromium or Google Chrome, or set CHROME_PATH to its program.');
}
