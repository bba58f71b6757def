import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeTemporaryDirs, writeFiles } from '@shop/publisher/testing';
import { dependenciesOf, isFresh } from './build-record';
import { buildTargets } from './build-targets';
import type { BuildTarget } from './packages';
import { runWebpack } from './run-webpack';

// A temporary tree replaces the repository.
jest.mock('./packages', () => {
  const { temporaryDir } = jest.requireActual<{ temporaryDir: () => string }>('@shop/publisher/testing');
  const root = temporaryDir();
  return { ...jest.requireActual<object>('./packages'), ROOT_DIR: root, CACHE_DIR: `${root}/.cache` };
});

const { ROOT_DIR } = jest.requireMock<{ ROOT_DIR: string }>('./packages');

const TARGETS: readonly BuildTarget[] = (['api', 'host'] as const).map((name) => ({
  name,
  inputs: ['lockfile', `${name}/settings`],
  output: `${name}/dist/main.js`,
}));

const FILES = {
  lockfile: '1',
  'shared/both.js': 'export const both = 1;',
  'shared/one.js': 'export const one = 1;',
  'shared/none.js': 'export const none = 1;',
  'api/src/main.js': `import { both } from '../../shared/both'; console.log(both);`,
  'host/src/main.js': `
    import { both } from '../../shared/both';
    import { one } from '../../shared/one';
    const page = (name) => import('./pages/' + name + '.js');
    console.log(both, one, page);`,
  'host/src/pages/home.js': 'export default 1;',
  'host/settings/a.json': '{}',
};

async function compile({ name }: BuildTarget) {
  const stats = await runWebpack([
    {
      mode: 'none',
      context: path.join(ROOT_DIR, name),
      entry: './src/main',
      output: { path: path.join(ROOT_DIR, name, 'dist') },
      resolve: { extensions: ['.mjs', '.js'] },
    },
  ]);
  return dependenciesOf(stats);
}

const build = (buildOne = compile) => buildTargets(TARGETS, buildOne, () => {});
const stale = () => TARGETS.filter((target) => !isFresh(target)).map(({ name }) => name);

const read = (file: string) => readFileSync(path.join(ROOT_DIR, file), 'utf8');

/**
 * Changes sources before a build: what is written in the instant in which one begins counts as
 * written while it runs.
 */
async function change(files: Record<string, string>): Promise<void> {
  writeFiles(ROOT_DIR, files);
  await sleep(25);
}

/** What is stale while the tree has another content in a file, or none. */
function staleWith(file: string, content: string | null): string[] {
  const before = existsSync(path.join(ROOT_DIR, file)) ? read(file) : null;
  const put = (text: string | null) => {
    if (text === null) rmSync(path.join(ROOT_DIR, file));
    else writeFiles(ROOT_DIR, { [file]: text });
  };
  put(content);
  const found = stale();
  put(before);
  return found;
}

beforeEach(async () => {
  await change(FILES);
  await build();
});
afterEach(() => {
  expect(stale()).toEqual([]);
});
afterAll(removeTemporaryDirs);

it.each([
  ['a module of both changes', 'shared/both.js', ['api', 'host']],
  ['a module of one changes', 'shared/one.js', ['host']],
  ['a module changes that no build has read', 'shared/none.js', []],
  ['an input of all changes that nothing imports', 'lockfile', ['api', 'host']],
  ['an input of one changes that nothing imports', 'host/settings/a.json', ['host']],
  ['a file appears before the one that was found', 'shared/one.mjs', ['host']],
  ['a file appears where the program chooses one', 'host/src/pages/new.js', ['host']],
  ['a file appears deeper where the program chooses one', 'host/src/pages/deep/new.js', ['host']],
  ['a file appears that is an input', 'api/settings/b.json', ['api']],
  ['a file appears that nobody looks for', 'shared/new.js', []],
  ['the output is another', 'api/dist/main.js', []],
  ['a record is no JSON', '.cache/inputs/host.json', ['host']],
])('what is stale when %s', (_what, file, names) => {
  expect(staleWith(file, 'changed')).toEqual(names);
});

it.each([
  ['a module', 'shared/one.js', ['host']],
  ['a module that no build has read', 'shared/none.js', []],
  ['one of those that the program chooses from', 'host/src/pages/home.js', ['host']],
  ['an input', 'host/settings/a.json', ['host']],
  ['the output', 'api/dist/main.js', ['api']],
  ['a record', '.cache/inputs/api.json', ['api']],
])('what is stale without %s', (_what, file, names) => {
  expect(staleWith(file, null)).toEqual(names);
});

it.each([
  ['has another shape', () => '{"fingerprint":"1","files":[1],"missing":[],"folders":[]}'],
  ['names other files', (text: string) => text.replace('shared/one.js', 'shared/none.js')],
  ['names fewer files', (text: string) => text.replace(/,\s*"shared\/one.js"/, '')],
  ['has another fingerprint', (text: string) => text.replace(/("fingerprint": ?")\w/, '$1x')],
])('a package is stale whose record %s', (_what, damage) => {
  const file = '.cache/inputs/host.json';

  expect(damage(read(file))).not.toBe(read(file));
  expect(staleWith(file, damage(read(file)))).toEqual(['host']);
});

it('a package whose build fails stays stale, even when the sources are again what they were', async () => {
  await change({ 'shared/both.js': 'export const both = 3;' });
  const failing = async (target: BuildTarget) => {
    await compile(target);
    throw new Error('it cannot be finished');
  };
  await expect(build(failing)).rejects.toThrow('it cannot be finished');

  await change(FILES);

  expect(stale()).toEqual(['api']);
  await build();
});

it('a package is stale when a source of it changes while it is built', async () => {
  await change({ 'shared/both.js': 'export const both = 4;' });
  await build(async (target) => {
    const dependencies = await compile(target);
    writeFiles(ROOT_DIR, { 'shared/one.js': 'export const one = 4;' });
    return dependencies;
  });

  expect(stale()).toEqual(['host']);
  await change({});
  await build();
});
