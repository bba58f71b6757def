import fs, { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findMemoryFolder } from './memory-folder';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shop-memory-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** As if folder and machine had so much room, in bytes. */
function haveRoom(inFolder: number, inMemory: number): void {
  const found = fs.statfsSync(folder);
  found.bavail = inFolder / found.bsize;
  jest.spyOn(fs, 'statfsSync').mockReturnValue(found);
  jest.spyOn(os, 'freemem').mockReturnValue(inMemory);
}

it.each([
  [8e9, 8e9, true],
  [64e6, 8e9, false],
  [8e9, 1e9, false],
])('takes a folder with %d bytes of room on a machine with %d: %s', (inFolder, inMemory, isTaken) => {
  haveRoom(inFolder, inMemory);
  expect(findMemoryFolder(folder)).toBe(isTaken ? folder : undefined);
});

it('does without where there is none', () => {
  expect(findMemoryFolder(path.join(folder, 'missing'))).toBeUndefined();
});
