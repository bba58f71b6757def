import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDurably, createDurablyNow, removeDurably, writeDurably } from '.';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-durable-'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = (name: string) => readFile(path.join(folder, name), 'utf8');

it('replaces a file, makes its folders, and leaves nothing beside it', async () => {
  await writeDurably(path.join(folder, 'a/b/file'), 'first');
  await writeDurably(path.join(folder, 'a/b/file'), 'second');

  expect(await text('a/b/file')).toBe('second');
  expect(await readdir(path.join(folder, 'a/b'))).toEqual(['file']);
});

it('makes a file once, whoever is first', async () => {
  const made = await Promise.all(['1', '2', '3'].map((content) => createDurably(path.join(folder, 'a/file'), content)));

  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await readdir(path.join(folder, 'a'))).toEqual(['file']);
});

it('makes a file with its rights before a start goes on, and leaves an earlier one', async () => {
  const file = path.join(folder, 'keys/private');
  createDurablyNow(file, 'first', 0o600);
  createDurablyNow(file, 'second', 0o600);

  expect(await text('keys/private')).toBe('first');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

it('removes a file, if it is there', async () => {
  await writeDurably(path.join(folder, 'file'), 'text');

  await removeDurably(path.join(folder, 'file'));
  await removeDurably(path.join(folder, 'file'));

  expect(await readdir(folder)).toEqual([]);
});

it('leaves the old file when the new one cannot be written', async () => {
  await writeDurably(path.join(folder, 'file/inner'), 'text');

  await expect(writeDurably(path.join(folder, 'file'), 'text')).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual(['file']);
});
