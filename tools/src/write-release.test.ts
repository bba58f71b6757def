import { existsSync, mkdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@shop/node/bundles';
import { checkBudgets, firstViewScripts, measureWeights } from './budgets';
import { isWantedAtStart, publishBuilt } from './publish-built';
import { builtDir, readRelease } from './release';
import { buildOf } from './source';
import { writeRelease } from './write-release';
import {
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testRelease,
  testReleases,
  writeFiles,
} from '@shop/publisher/testing';
import { listVersions, publish, rollback, unpublish, type Releases } from '@shop/publisher/releases';

// A temporary tree replaces the repository.
jest.mock('./packages', () => {
  const { temporaryDir: makeDir } = jest.requireActual<{ temporaryDir: () => string }>('@shop/publisher/testing');
  const root = makeDir();
  return { ...jest.requireActual<object>('./packages'), ROOT_DIR: root, CACHE_DIR: `${root}/.cache` };
});

const { ROOT_DIR } = jest.requireMock<{ ROOT_DIR: string }>('./packages');

interface Build {
  name?: string;
  exposedName?: string;
  routes?: string[];
  widgets?: string[];
  assets?: Record<string, string[]>;
  files?: Record<string, string>;
  /** Code that runs while the bundle loads. */
  atLoad?: string;
}

/** Writes the files that webpack produces for a remote. */
function layBuild({
  name = 'mfe-catalog',
  exposedName = name,
  routes = ['products', 'product'],
  widgets = [],
  assets,
  files = {},
  atLoad = '',
}: Build = {}) {
  const dir = path.join(ROOT_DIR, name);
  rmSync(dir, { recursive: true, force: true });
  const server = `
;// ./src/expose/goods.ts
    ${atLoad}
    const styled = require('styled-components');
    const { createGraphqlClient } = require('@shop/shared/runtime');
    exports.remote = {
      name: '${exposedName}',
      routes: ${JSON.stringify(routes)}.map((id) => ({ id, path: '/' + id, access: 'public', load() {} })),
      widgets: Object.fromEntries(${JSON.stringify(widgets)}.map((id) => [id, () => null])),
      searchPages: () => Promise.resolve([{ path: '/products', title: 'Каталог', text: '' }]),
    };`;
  const chunks = assets ?? Object.fromEntries([...routes, ...widgets].map((id) => [id, [`${id}.js`]]));
  writeFiles(dir, {
    'package.json': '{ "version": "1.2.3" }',
    'dist/remote/server.cjs': server,
    'dist/remote/browser/assets.json': JSON.stringify({ __federation_expose_remote: ['expose.js'], ...chunks }),
    'dist/remote/browser/remoteEntry.abc.js': 'entry',
    'dist/remote/browser/expose.js': 'expose',
    'dist/remote/browser/products.js': 'products',
    'dist/remote/browser/product.js': 'product',
    ...files,
  });
}

function layHost(files: Record<string, string> = {}) {
  rmSync(path.join(ROOT_DIR, 'host'), { recursive: true, force: true });
  writeFiles(path.join(ROOT_DIR, 'host/dist'), {
    'browser/assets.json': '{ "main": ["main.js"] }',
    'starter/assets.json': '{ "starter": ["starter.js"] }',
    'static/main.js': 'x'.repeat(50_000),
    'starter/starter.js': 'x'.repeat(1000),
    'static/font.woff2': 'x'.repeat(10_000),
    ...files,
  });
}

afterAll(removeTemporaryDirs);

describe('writeRelease', () => {
  it('describes a finished build: version, files, routes, packages, pages to find', async () => {
    layBuild({ widgets: ['strip'] });

    const release = await writeRelease('mfe-catalog');

    expect(release).toMatchObject({
      name: 'mfe-catalog',
      entry: 'browser/remoteEntry.abc.js',
      server: 'server.cjs',
      routes: [
        { id: 'products', path: '/products', access: 'public' },
        { id: 'product', path: '/product', access: 'public' },
      ],
      searchPages: [{ path: '/products', title: 'Каталог', text: '' }],
      chunks: { remote: ['expose.js'], products: ['products.js'], product: ['product.js'], strip: ['strip.js'] },
    });
    expect(release.version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
    const exact = expect.stringMatching(/^\d+\.\d+\.\d+$/);
    expect(release.requires).toMatchObject({ react: exact, '@shop/shared': exact });
    expect(release.integrity['products.js']).toBe(integrityOf(Buffer.from('products')));
    expect(release.routes[0]).not.toHaveProperty('load');
    expect(readRelease('mfe-catalog')).toEqual(release);
  });

  it('gives a build with another description another version: a store refuses two of one', async () => {
    layBuild();
    const first = await writeRelease('mfe-catalog');
    layBuild({ files: { 'package.json': '{ "version": "1.2.3", "owner": "team catalog" }' } });

    const second = await writeRelease('mfe-catalog');

    expect(second).toEqual({ ...first, owner: 'team catalog', version: expect.not.stringMatching(first.version) });
  });

  it('gives equal builds the same version and others a new one, whatever the compressed copies', async () => {
    layBuild();
    const first = (await writeRelease('mfe-catalog')).version;
    layBuild({ files: { 'dist/remote/browser/products.js.br': 'compressed' } });
    const same = (await writeRelease('mfe-catalog')).version;
    layBuild({ files: { 'dist/remote/browser/products.js': 'changed' } });
    const other = (await writeRelease('mfe-catalog')).version;

    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    ['needs a browser', 'window.shop = 1;', 'goods.ts: window is not defined'],
    ['never ends', 'for (;;);', 'remote.ts: Script execution timed out after 3000ms'],
    ['ends the process', 'process.exit(1);', 'goods.ts: process.exit is not there for remotes'],
  ])('refuses code that %s while the remote loads, in one line with its file', async (_what, atLoad, reason) => {
    layBuild({ atLoad });

    const message = `mfe-catalog/src/expose/${reason}, while the remote loads on the server`;
    await expect(writeRelease('mfe-catalog')).rejects.toMatchObject({ name: 'RefusedError', message });
  });

  it.each([
    ['calls itself otherwise', { exposedName: 'mfe-other' }, 'the exposed remote calls itself "mfe-other"'],
    ['has a route without a chunk', { assets: { products: ['products.js'] } }, 'no chunk is named "product"'],
  ])('refuses a build that %s', async (_what, build, message) => {
    layBuild(build);

    await expect(writeRelease('mfe-catalog')).rejects.toMatchObject({
      name: 'RefusedError', // one line, without the stack of the tool
      message: expect.stringContaining(`mfe-catalog: ${message}`),
    });
  });

  it('refuses a build without a federation entry', async () => {
    layBuild();
    rmSync(path.join(ROOT_DIR, 'mfe-catalog/dist/remote/browser/remoteEntry.abc.js'));

    await expect(writeRelease('mfe-catalog')).rejects.toThrow('the build has no federation entry');
  });
});

describe('a start', () => {
  let dataDir: string;
  let releases: Releases;
  let seconds = 0;

  /** A build of this tree, a second later than the last one. */
  const build = async (mark: string) => {
    layBuild({ files: { 'dist/remote/browser/products.js': mark } });
    await writeRelease('mfe-catalog');
    seconds += 1;
    utimesSync(path.join(builtDir('mfe-catalog'), 'release.json'), seconds, seconds);
  };

  const isWanted = async () => isWantedAtStart(await listVersions(releases), 'mfe-catalog');

  beforeEach(async () => {
    dataDir = temporaryDir();
    releases = testReleases(dataDir);
    mkdirSync(path.join(ROOT_DIR, '.cache'), { recursive: true });
    await build('first');
  });

  it('publishes a build when the store has no version of the remote', async () => {
    expect(await isWanted()).toBe(true);
    const version = await publishBuilt(releases, 'mfe-catalog');

    expect(await isWanted()).toBe(false);
    expect(existsSync(path.join(dataDir, 'remotes/mfe-catalog', version, 'browser/products.js'))).toBe(true);
  });

  it('replaces an older build of the same tree, but not a newer one', async () => {
    await publishBuilt(releases, 'mfe-catalog');
    await build('second');
    expect(await isWanted()).toBe(true);

    seconds -= 2;
    await build('older');
    expect(await isWanted()).toBe(false);
  });

  it('returns to sources that were live before, when this tree has gone back to them', async () => {
    await publishBuilt(releases, 'mfe-catalog');
    await build('second');
    await publishBuilt(releases, 'mfe-catalog');

    await build('first');

    expect(await isWanted()).toBe(true);
  });

  it('undoes no rollback, and brings no remote back that was taken off the site', async () => {
    const first = await publishBuilt(releases, 'mfe-catalog');
    await build('second');
    await publishBuilt(releases, 'mfe-catalog');

    expect(await rollback(releases, 'mfe-catalog')).toMatchObject({ live: first });
    expect(await isWanted()).toBe(false);
    await unpublish(releases, 'mfe-catalog');
    expect(await isWanted()).toBe(false);
  });

  it('replaces an older build of the same tree, whose commit was amended since', async () => {
    const { tree } = buildOf('mfe-catalog');
    const source = { tree, builtAt: '1970-01-01T00:00:00.000Z', commit: 'c'.repeat(40) };
    const release = testRelease({ version: '9' });
    await publish(releases, { release, dir: testBuild(), provides: { react: '19.2.0' }, source });

    expect(await isWanted()).toBe(true);
    const version = await publishBuilt(releases, 'mfe-catalog');

    expect((await listVersions(releases)).filter(({ isLive }) => isLive)).toMatchObject([{ version }]);
  });

  it('keeps what another tree has published', async () => {
    const source = { tree: 'other', builtAt: '1970-01-01T00:00:00.000Z' };
    const release = testRelease({ version: '9' });
    await publish(releases, { release, dir: testBuild(), provides: { react: '19.2.0' }, source });

    await build('second');

    expect(await isWanted()).toBe(false);
  });
});

describe('budgets', () => {
  beforeEach(async () => {
    for (const [name, routes] of [
      ['mfe-catalog', ['products', 'product']],
      ['mfe-solutions', ['home']],
    ] as const) {
      layBuild({ name, routes: [...routes] });
      writeFiles(path.join(ROOT_DIR, name, 'dist/remote/browser'), {
        'home.js': 'x'.repeat(2000),
        'products.js.br': 'x'.repeat(40),
      });
      await writeRelease(name);
    }
    layHost();
  });

  it('count the scripts of host and remote in a first view', () => {
    const scripts = firstViewScripts({ path: '/', remote: 'mfe-solutions', route: 'home' });

    expect(scripts.map((file) => path.basename(file))).toEqual([
      'main.js',
      'starter.js',
      'remoteEntry.abc.js',
      'expose.js',
      'home.js',
    ]);
  });

  it('measure the compressed copy if there is one', () => {
    const weights = Object.fromEntries(measureWeights().map(({ name, bytes }) => [name, bytes]));

    const ofHost = 51_000 + 'entry'.length + 'expose'.length;
    expect(weights).toEqual({
      'scripts of /': ofHost + 2000,
      'scripts of /products': ofHost + 40,
      'scripts of /invis_duos': ofHost + 'product'.length,
      fonts: 10_000,
    });
  });

  it('report nothing while they hold', () => {
    expect(() => checkBudgets()).not.toThrow();
  });

  it('name each exceeded one in one line, and by how much', () => {
    layHost({ 'static/main.js': 'x'.repeat(130_500), 'static/font.woff2': 'x'.repeat(80_100) });

    expect(() => checkBudgets()).toThrow(
      /^over budget: scripts of \/: 133\.5 KB of 132\.3 KB; fonts: 80\.1 KB of 80 KB$/,
    );
  });
});
