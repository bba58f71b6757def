import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readVersionFiles } from '../releases';
import { checkBundles } from './check-bundles';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const REMOTES = readdirSync(ROOT).filter((name) => /^mfe-/.test(name));

it.each(REMOTES)('the build of %s runs no text as code, and can be published', (remote) => {
  const files = readVersionFiles(path.join(ROOT, remote, 'dist/remote'));

  expect(files.has('server.cjs')).toBe(true);
  expect(checkBundles(files, remote, 'server.cjs')).toEqual([]);
});
