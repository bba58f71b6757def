import { chmodSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir, writeFiles } from '../testing';
import { findBrowser } from './find-browser';

afterAll(removeTemporaryDirs);

function folderWith(name: string, mode: number): string {
  const dir = temporaryDir();
  writeFiles(dir, { [name]: '' });
  chmodSync(path.join(dir, name), mode);
  return dir;
}

it('takes the browser of the setting, else one that is installed', () => {
  const dir = folderWith('chromium', 0o755);
  const other = path.join(folderWith('chrome', 0o755), 'chrome');
  const PATH = `/nowhere:${dir}`;

  expect(findBrowser({ PATH })).toEqual({ file: path.join(dir, 'chromium') });
  expect(findBrowser({ PATH, CHROME_PATH: other, BROWSER_TRIAL: '' })).toEqual({ file: other });
});

it('says why there is none', () => {
  const PATH = folderWith('chromium', 0o644);

  expect(findBrowser({ PATH })).toEqual({ missing: 'no Chromium is installed here' });
  expect(findBrowser({ PATH, BROWSER_TRIAL: 'off' })).toEqual({ missing: 'BROWSER_TRIAL is off' });
  expect(() => findBrowser({ CHROME_PATH: path.join(PATH, 'chromium') })).toThrow('CHROME_PATH is not a program');
});
