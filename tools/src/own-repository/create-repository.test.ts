import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir, writeFiles } from '@shop/delivery/testing';
import { createRepository } from './create-repository';
import type { KitIndex } from './kit-index';

// npm takes minutes; the journey of a remote outside of the workspace runs it.
jest.mock('node:child_process', () => ({ execFileSync: jest.fn() }));

const INDEX: KitIndex = {
  node: '>=20.19',
  packages: { '@shop/shared': 'shop-shared-1.tgz', '@shop/tools': 'shop-tools-1.tgz' },
  provides: { react: '19.3.1' },
  overrides: { cookie: '^1.1.1' },
  remotes: ['mfe-catalog'],
};

let files: Record<string, string>;
let server: Server;
let site: string;
let cwd: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const text = files[url.replace('/delivery/kit/', '')];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

beforeEach(() => {
  files = { 'index.json': JSON.stringify(INDEX), 'schema.graphql': 'type Query', 'widgets.d.ts': '// none' };
  cwd = temporaryDir();
  jest.mocked(execFileSync).mockReset();
});

afterAll(() => {
  server.close();
  removeTemporaryDirs();
});

const read = (file: string) => readFileSync(path.join(cwd, 'warranty', file), 'utf8');

it("writes a repository whose packages are those of the site's kit, and makes the remote with them", async () => {
  await createRepository(['warranty', '--site', `${site}/some/page`], cwd);

  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'warranty',
    workspaces: ['mfe-*'],
    shop: { site },
    devDependencies: { '@shop/shared': `${site}/delivery/kit/shop-shared-1.tgz` },
    overrides: { cookie: '^1.1.1' },
  });
  expect(read('schema.graphql')).toBe('type Query');
  expect(read('.gitignore')).toContain('node_modules/');
  expect(jest.mocked(execFileSync).mock.calls.map(([, args]) => args?.slice(0, 3))).toEqual([
    ['install', '--loglevel=error', '--prefer-offline'],
    ['node_modules/@shop/tools/run.mjs', 'create-remote', 'warranty'],
  ]);
});

it('leaves nothing behind when npm fails', async () => {
  jest.mocked(execFileSync).mockImplementation(() => {
    throw new Error('npm');
  });

  await expect(createRepository(['warranty', '--site', site], cwd)).rejects.toThrow(/^npm install .+ has failed in /);

  expect(readdirSync(cwd)).toEqual([]);
});

it.each([
  [[], {}, /^create-remote needs a name/],
  [['Warranty'], {}, /is no name of a remote/],
  [['../warranty'], {}, /is no name of a remote/],
  [['warranty', '--sit'], {}, /Unknown option '--sit'/],
  [['warranty'], {}, /^which site\? create-remote warranty --site https:\/\/shop\.example$/],
  [['warranty', '--site', 'shop'], {}, /^--site is an address/],
  [['warranty', '--site', 'http://127.0.0.1:1'], {}, /^http:\/\/127\.0\.0\.1:1 does not answer$/],
  [
    ['warranty', '--site', 'SITE'],
    { 'index.json': undefined },
    /has no kit: \/delivery\/kit\/index\.json answers 404$/,
  ],
  [['warranty', '--site', 'SITE'], { 'index.json': '<html>' }, /has no kit: .+ does not list packages$/],
  [['catalog', '--site', 'SITE'], {}, /^the site has a remote mfe-catalog already: choose another name$/],
])('refuses %j and writes nothing', async (args, changes, message) => {
  files = Object.fromEntries(
    Object.entries({ ...files, ...changes }).filter(([, text]) => text !== undefined),
  ) as typeof files; // no undefined is left

  await expect(
    createRepository(
      args.map((arg) => (arg === 'SITE' ? site : arg)),
      cwd,
    ),
  ).rejects.toThrow(message);

  expect(readdirSync(cwd)).toEqual([]);
});

it('refuses a folder with files in it, and leaves them alone', async () => {
  writeFiles(cwd, { 'warranty/notes.txt': 'mine' });

  await expect(createRepository(['warranty', '--site', site], cwd)).rejects.toThrow(/warranty is not empty$/);

  expect(read('notes.txt')).toBe('mine');
  expect(existsSync(path.join(cwd, 'warranty/package.json'))).toBe(false);
});
