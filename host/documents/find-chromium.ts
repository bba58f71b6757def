import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_PROGRAM = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the program of the browser that prints: CHROME_PATH, else an installed one.
 * @throws Error when there is none
 */
export function findChromium({ CHROME_PATH: given, PATH = '' }: NodeJS.ProcessEnv): string {
  const folders = ['/usr/bin', ...PATH.split(path.delimiter).filter(Boolean)];
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = (given ? [given] : [...installed, MAC_PROGRAM]).find(isExecutable);
  if (!found) throw new Error('No browser to print with: install Chromium or set CHROME_PATH to its program.');
  return found;
}
