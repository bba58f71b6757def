import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeToOthers } from './private-data';
import { removeTemporaryDirs, temporaryDir } from '@shop/publisher/testing';

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

let before: number;
beforeEach(() => {
  before = process.umask(0o022);
});
afterEach(() => void process.umask(before));
afterAll(removeTemporaryDirs);

function start(dir: string, env: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  closeToOthers({ DATA_DIR: dir, ...env }, (line) => lines.push(line));
  return lines;
}

it('makes a data folder for this user alone, and all that is written into it', () => {
  const dir = path.join(temporaryDir(), 'shop/data');

  expect(start(dir)).toEqual([]);

  mkdirSync(path.join(dir, 'outbox'));
  writeFileSync(path.join(dir, 'outbox/1.eml'), 'a live link');
  expect([dir, path.join(dir, 'outbox'), path.join(dir, 'outbox/1.eml')].map(modeOf)).toEqual(['700', '700', '600']);
  expect(modeOf(path.dirname(dir))).toBe('755');
});

it('closes an open one, and says so', () => {
  const dir = path.join(temporaryDir(), 'data');
  mkdirSync(dir);
  chmodSync(dir, 0o755);

  expect(start(dir)).toEqual([
    `DATA_DIR ${dir} was open to other users of this machine (mode 755): it is closed to them now (700)`,
  ]);

  expect(modeOf(dir)).toBe('700');
  expect(start(dir)).toEqual([]);
});

it('leaves a store that hosts of other users may read as it is', () => {
  const dir = temporaryDir();
  const store = path.join(temporaryDir(), 'store');

  start(dir, { REMOTES_STORE: `file:${store}` });

  mkdirSync(store);
  writeFileSync(path.join(store, 'registry.json'), '{}');
  expect([store, path.join(store, 'registry.json')].map(modeOf)).toEqual(['755', '644']);
});

it('leaves a folder that cannot be made to the program that needs it', () => {
  const file = path.join(temporaryDir(), 'file');
  writeFileSync(file, '');

  expect(start(path.join(file, 'data'))).toEqual([]);
});
