import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOperatorKey, useOperatorKey, writeOperatorKey } from './operator-key';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-operator-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is read by its owner only, and works once', () => {
  const key = writeOperatorKey(folder);
  const [name = ''] = readdirSync(folder);

  expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
  expect(useOperatorKey(folder, `${key}x`)).toBe(false);
  expect(useOperatorKey(folder, '')).toBe(false);
  expect(useOperatorKey(folder, key)).toBe(true);
  expect(useOperatorKey(folder, key)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

it('ends with the next one, and when its command ends', () => {
  const first = writeOperatorKey(folder);
  const second = writeOperatorKey(folder);
  expect(useOperatorKey(folder, first)).toBe(false);

  removeOperatorKey(folder);
  expect(useOperatorKey(folder, second)).toBe(false);
});

it('follows no link that lies in its place', () => {
  const other = path.join(folder, 'other.txt');
  writeFileSync(other, 'kept');
  symlinkSync(other, path.join(folder, 'operator-key.txt'));

  const key = writeOperatorKey(folder);

  expect(useOperatorKey(folder, key)).toBe(true);
  expect(readdirSync(folder)).toEqual(['other.txt']);
});
