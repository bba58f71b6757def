import { readFileSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, writeFiles } from '@shop/publisher/testing';
import { installNewPackage } from '../../lib/install.mjs';
import { startKitSite, TEST_INDEX, type KitSite } from './testing/kit-site';
import { isKitOf, siteOfRepository, updateKit } from './update-kit';

jest.mock('../../lib/install.mjs', () => ({ installNewPackage: jest.fn() }));

// A temporary folder replaces the repository.
jest.mock('../packages', () => {
  const { temporaryDir } = jest.requireActual<{ temporaryDir: () => string }>('@shop/publisher/testing');
  return { ROOT_DIR: temporaryDir(), REMOTES: ['mfe-warranty'] };
});

const { ROOT_DIR } = jest.requireMock<{ ROOT_DIR: string }>('../packages');

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT_DIR, file), 'utf8')) as object;

let site: KitSite;

beforeEach(async () => {
  site = await startKitSite();
  const [shared, tools] = ['shared', 'tools'].map((name) => `https://shop.example/delivery/kit/shop-${name}-0.tgz`);
  writeFiles(ROOT_DIR, {
    'package.json': JSON.stringify({
      shop: { site: site.url },
      devDependencies: { '@shop/shared': shared, '@shop/tools': tools },
    }),
    'mfe-warranty/package.json': JSON.stringify({
      version: '1.2.0',
      dependencies: { '@shop/shared': shared, react: '19.2.0', 'date-fns': '4.1.0' },
    }),
  });
});

afterEach(() => site.close());
afterAll(removeTemporaryDirs);

it("takes the site's packages, in the repository and in each remote, and leaves all others alone", async () => {
  expect(siteOfRepository()).toBe(site.url);
  expect(await isKitOf(site.url)).toBe(false);

  await updateKit(site.url);

  const shared = `${site.url}/delivery/kit/shop-shared-1.tgz`;
  expect(read('package.json')).toEqual({
    shop: { site: site.url },
    devDependencies: { '@shop/shared': shared, '@shop/tools': `${site.url}/delivery/kit/shop-tools-1.tgz` },
    overrides: TEST_INDEX.overrides,
  });
  expect(read('mfe-warranty/package.json')).toEqual({
    version: '1.2.0',
    dependencies: { '@shop/shared': shared, react: '19.3.1', 'date-fns': '4.1.0' },
  });
  expect(readFileSync(path.join(ROOT_DIR, 'schema.graphql'), 'utf8')).toBe('type Query');
  expect(await isKitOf(site.url)).toBe(true);
  expect(installNewPackage).toHaveBeenCalledTimes(1);
});

it('changes nothing when the site has no kit', async () => {
  site.files = {};
  const before = read('package.json');

  await expect(updateKit(site.url)).rejects.toThrow(/ has no kit: /);

  expect(read('package.json')).toEqual(before);
});
