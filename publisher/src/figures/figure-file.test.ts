import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir } from '../testing';
import { FIGURES_FILE, readFigures, writeFigures } from './figure-file';

const HISTORY = { remote: 'mfe-catalog', version: '1', lastAt: 1, minutes: {}, hours: {} };

afterAll(removeTemporaryDirs);

it('reads what it has written, and leaves no drafts', async () => {
  const dataDir = temporaryDir();

  await writeFigures(dataDir, [HISTORY]);

  expect(await readFigures(dataDir)).toEqual([HISTORY]);
  expect(readdirSync(dataDir)).toEqual([FIGURES_FILE]);
});

it.each([
  ['is half a file', '[{"remote": '],
  ['is no list', '{}'],
  ['is empty', ''],
])('begins anew when the file %s', async (_what, text) => {
  const dataDir = temporaryDir();
  writeFileSync(path.join(dataDir, FIGURES_FILE), text);

  expect(await readFigures(dataDir)).toEqual([]);
});
