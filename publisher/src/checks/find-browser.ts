import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { oneOf, readEnvironment, SettingsError, text, type Environment } from '@shop/node/settings';

export const browserSettings = {
  BROWSER_TRIAL: oneOf('on', 'off').default('on').meta({
    meaning: '`off`: versions are not opened in a browser before they go live ([for teams](for-teams.md#in-a-browser))',
  }),
  CHROME_PATH: text('').meta({ meaning: 'Chromium or Chrome for that, and for tests; by default one in `PATH`' }),
  PATH: text(''),
};

const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser for trials, or why there is none. */
export type FoundBrowser = { file: string } | { missing: string };

/**
 * The browser that `CHROME_PATH` names, else an installed one. Nothing is installed for it.
 * @throws SettingsError for an invalid setting
 */
export function findBrowser(env: Environment): FoundBrowser {
  const settings = readEnvironment(browserSettings, env);
  if (settings.BROWSER_TRIAL === 'off') return { missing: 'BROWSER_TRIAL is off' };
  const given = settings.CHROME_PATH;
  if (given && !isProgram(given)) throw new SettingsError(`CHROME_PATH is not a program that can be run: ${given}`);
  const folders = settings.PATH.split(path.delimiter).filter(Boolean);
  const found = given || NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
  return found ? { file: found } : { missing: 'no Chromium is installed here' };
}
