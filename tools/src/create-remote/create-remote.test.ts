import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, writeFiles } from '@shop/publisher/testing';
import { createRemote } from '.';

const TREE = path.resolve(__dirname, '../../..');

// A temporary tree replaces the repository.
jest.mock('../packages', () => {
  const { temporaryDir } = jest.requireActual<{ temporaryDir: () => string }>('@shop/publisher/testing');
  return { ...jest.requireActual<object>('../packages'), ROOT_DIR: temporaryDir() };
});

const { ROOT_DIR } = jest.requireMock<{ ROOT_DIR: string }>('../packages');

const read = (file: string) => readFileSync(path.join(ROOT_DIR, file), 'utf8');

beforeAll(() => {
  for (const file of ['tsconfig.json', 'Dockerfile', '.prettierrc.json'])
    cpSync(path.join(TREE, file), path.join(ROOT_DIR, file));
  writeFiles(ROOT_DIR, { 'mfe-taken/package.json': '{}' });
});

afterAll(removeTemporaryDirs);

it('writes a page, a widget, a GraphQL document and their tests', () => {
  expect(createRemote('night-watch')).toBe('mfe-night-watch');

  const files = readdirSync(path.join(ROOT_DIR, 'mfe-night-watch'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'src/expose/hint/hint.tsx',
      'src/expose/remote.test.ts',
      'src/pages/start/goods-search.graphql',
      'src/pages/start/start-page.test.tsx',
    ]),
  );
  expect(JSON.parse(read('mfe-night-watch/package.json'))).toMatchObject({
    name: '@shop/mfe-night-watch',
    scripts: { dev: 'node ../tools/run.mjs dev mfe-night-watch' },
    dependencies: { react: '*' },
  });
  expect(read('mfe-night-watch/src/pages/start/goods-search.graphql')).toMatch(/^query NightWatchGoods\(/);
  expect(read('mfe-night-watch/src/expose/remote.ts')).toContain("path: '/night-watch'");
  const texts = files.filter((file) => path.extname(file)).map((file) => read(`mfe-night-watch/${file}`));
  expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
});

it('enters it in the lists that name every package', () => {
  expect(createRemote('mfe-entered')).toBe('mfe-entered');

  const { references } = JSON.parse(read('tsconfig.json')) as { references: object[] };
  expect(references).toContainEqual({ path: 'mfe-entered' });
  expect(read('Dockerfile')).toContain(
    '\nCOPY mfe-entered/package.json mfe-entered/\nCOPY tools/package.json tools/\n',
  );
});

it.each(['a', 'twenty-letters-of-it'])('is formatted, however long its name: %s', (name) => {
  const remote = createRemote(name);

  const prettier = path.join(TREE, 'node_modules/prettier/bin/prettier.cjs');
  const check = () => execFileSync(process.execPath, [prettier, '--check', remote], { cwd: ROOT_DIR, stdio: 'pipe' });
  expect(check).not.toThrow();
});

it.each([
  [undefined, /^create-remote needs a name, as in create-remote warranty$/],
  ['Warranty', /^"Warranty" is no name of a remote: /],
  ['../api', /is no name of a remote: /],
  ['a--b', /is no name of a remote: /],
  ['гарантия', /is no name of a remote: /],
  ['x'.repeat(21), /at most 20$/],
  ['taken', /^mfe-taken is there already$/],
])('refuses the name %s and writes nothing', (name, message) => {
  const before = readdirSync(ROOT_DIR);

  expect(() => createRemote(name)).toThrow(message);

  expect(readdirSync(ROOT_DIR)).toEqual(before);
  expect(existsSync(path.join(ROOT_DIR, 'api'))).toBe(false);
});
