import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir, writeFiles } from '@shop/publisher/testing';
import { beginHistory } from './begin-history';
import { createRepository } from './create-repository';
import { startKitSite, type KitSite } from './testing/kit-site';

// npm takes minutes; the journey of a remote outside of the workspace runs it.
jest.mock('node:child_process', () => ({ execFileSync: jest.fn() }));

jest.mock('./begin-history', () => ({ beginHistory: jest.fn(() => null) }));

let site: KitSite;
let cwd: string;

beforeEach(async () => {
  site = await startKitSite();
  cwd = temporaryDir();
  jest.mocked(execFileSync).mockReset();
});

afterEach(() => site.close());
afterAll(removeTemporaryDirs);

const read = (file: string) => readFileSync(path.join(cwd, 'warranty', file), 'utf8');

it("writes a repository whose packages are those of the site's kit, and makes the remote with them", async () => {
  await createRepository(['warranty', '--site', `${site.url}/some/page`], cwd);

  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'warranty',
    workspaces: ['mfe-*'],
    shop: { site: site.url },
    devDependencies: { '@shop/shared': `${site.url}/delivery/kit/shop-shared-1.tgz` },
    overrides: { cookie: '^1.1.1' },
  });
  expect(read('schema.graphql')).toBe('type Query');
  expect(read('.gitignore')).toContain('node_modules/');
  expect(jest.mocked(execFileSync).mock.calls.map(([, args]) => args?.slice(0, 3))).toEqual([
    ['install', '--loglevel=error', '--prefer-offline'],
    ['node_modules/@shop/tools/run.mjs', 'create-remote', 'warranty'],
  ]);
  expect(beginHistory).toHaveBeenCalledWith(path.join(cwd, 'warranty'), 'mfe-warranty');
});

it('leaves nothing behind when npm fails', async () => {
  jest.mocked(execFileSync).mockImplementation(() => {
    throw new Error('npm');
  });

  await expect(createRepository(['warranty', '--site', site.url], cwd)).rejects.toThrow(
    /^npm install .+ has failed in /,
  );

  expect(readdirSync(cwd)).toEqual([]);
});

it.each([
  [[], /^create-remote needs a name/],
  [['Warranty'], /is no name of a remote/],
  [['../warranty'], /is no name of a remote/],
  [['warranty', '--sit'], /Unknown option '--sit'/],
  [['warranty'], /^which site\? create-remote warranty --site https:\/\/shop\.example$/],
  [['warranty', '--site', 'shop'], /^--site is an address/],
  [['warranty', '--site', 'http://127.0.0.1:1'], /^http:\/\/127\.0\.0\.1:1 does not answer$/],
  [['catalog', '--site', 'SITE'], /^the site has a remote mfe-catalog already: choose another name$/],
])('refuses %j and writes nothing', async (args, message) => {
  const given = args.map((argument) => (argument === 'SITE' ? site.url : argument));

  await expect(createRepository(given, cwd)).rejects.toThrow(message);

  expect(readdirSync(cwd)).toEqual([]);
});

it('refuses a site without a kit', async () => {
  site.files = { 'index.json': '<html>' };
  await expect(createRepository(['warranty', '--site', site.url], cwd)).rejects.toThrow(/ does not list packages$/);

  site.files = {};
  await expect(createRepository(['warranty', '--site', site.url], cwd)).rejects.toThrow(
    / has no kit: \/delivery\/kit\/index\.json answers 404$/,
  );
});

it('refuses a folder with files in it, and leaves them alone', async () => {
  writeFiles(cwd, { 'warranty/notes.txt': 'mine' });

  await expect(createRepository(['warranty', '--site', site.url], cwd)).rejects.toThrow(/warranty is not empty$/);

  expect(read('notes.txt')).toBe('mine');
  expect(existsSync(path.join(cwd, 'warranty/package.json'))).toBe(false);
});
