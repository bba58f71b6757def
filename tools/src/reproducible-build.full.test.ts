import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from './fingerprint';

const repository = path.resolve(__dirname, '../..');
const REMOTE = 'mfe-catalog';
const BUILD = `require('webpack')(require('./${REMOTE}/webpack.config.cjs')({}), (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});`;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reproducible-build-'));
});
// The other build may still write when one has failed.
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

/** Builds a copy of the remote in a tree of its own, where no cache helps. */
async function buildIn(name: string): Promise<Record<string, string>> {
  const root = path.join(folder, name);
  await mkdir(path.join(root, 'node_modules/@shop'), { recursive: true });
  for (const installed of await readdir(path.join(repository, 'node_modules'))) {
    if (installed.startsWith('.') || installed === '@shop') continue;
    await symlink(path.join(repository, 'node_modules', installed), path.join(root, 'node_modules', installed));
  }
  const isSource = (file: string) => !/[\\/](node_modules|dist)$/.test(file);
  for (const workspace of ['shared', 'tools', REMOTE]) {
    await cp(path.join(repository, workspace), path.join(root, workspace), { recursive: true, filter: isSource });
    await symlink(path.join(root, workspace), path.join(root, 'node_modules/@shop', workspace));
    const ownPackages = path.join(repository, workspace, 'node_modules');
    if (existsSync(ownPackages)) await symlink(ownPackages, path.join(root, workspace, 'node_modules'));
  }
  await cp(path.join(repository, 'package.json'), path.join(root, 'package.json'));
  await writeFile(path.join(root, 'build.cjs'), BUILD);
  await promisify(execFile)(process.execPath, ['build.cjs'], { cwd: root });
  const dist = path.join(root, REMOTE, 'dist/remote');
  const files = [path.join(dist, 'server.cjs'), ...filesBelow(path.join(dist, 'browser'))];
  const texts = files.map(async (file) => [path.relative(dist, file), await readFile(file, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

// The version of a remote is a hash of these files (docs/federation.md).
it('two builds of the same sources, in two folders, are equal byte for byte', async () => {
  const [one, other] = await Promise.all([buildIn('one'), buildIn('another')]);

  expect(Object.keys(other)).toEqual(Object.keys(one));
  expect(Object.keys(one).filter((file) => one[file] !== other[file])).toEqual([]);
  expect(Object.keys(one).length).toBeGreaterThan(5);
}, 120_000);
