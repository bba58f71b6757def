import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './packages';

const read = (file: string) => readFileSync(path.join(ROOT_DIR, file), 'utf8');

/** Rows of the tables that name a test: case, what shoppers see, test, run. */
const ROWS = [...read('docs/federation.md').matchAll(/^\| (.+?) +\| .+ \| `([\w./-]+)` +\| (gate|full) +\|$/gm)].map(
  ([, what = '', file = '', run = '']) => ({ what, file, run }),
);

test('each case of docs/federation.md names a test that exists, and says when it runs', () => {
  expect(ROWS.length).toBeGreaterThan(40);
  expect(ROWS.filter(({ file }) => !existsSync(path.join(ROOT_DIR, file)))).toEqual([]);
  const isFull = (file: string) => file.includes('.full.test.') || /tag: '@full'/.test(read(file));
  expect(ROWS.filter(({ file, run }) => isFull(file) !== (run === 'full'))).toEqual([]);
});
