import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@shop/node/bundles';
import { publish, publishHost, rollback, type Releases } from '../releases';
import { removeTemporaryDirs, temporaryDir, testBuild, testRelease, testReleases, writeFiles } from '../testing';
import { explainStack } from './explain-stack';

afterAll(removeTemporaryDirs);

/** One segment: the first place of the file is line 7, column 2 of the source, and is called so. */
const MAP = {
  version: 3,
  sources: [
    'webpack://mfe_catalog/mfe-catalog/src/components/price.tsx',
    'webpack://mfe_catalog/shared/src/rules/format/price.ts',
  ],
  names: ['formatPrice'],
  mappings: 'AAMEA,UCAA',
};
const SERVER = ['(() => {', ';// ./src/components/card.tsx', 'function Card() {', '}', '})()'].join('\n');

const pack = (map: object) => gzipSync(JSON.stringify(map));

async function publishWithMap(releases: Releases, version: string, map: object = MAP): Promise<void> {
  const dir = testBuild(version);
  writeFiles(dir, { 'server.cjs': SERVER, 'maps/products.js.map': JSON.stringify({ secret: 'sources' }) });
  writeFileSync(path.join(dir, 'maps/products.js.map.gz'), pack(map));
  const release = testRelease({ version, owner: 'Каталог', serverIntegrity: integrityOf(Buffer.from(SERVER)) });
  await publish(releases, { release, dir, provides: { react: '19.2.0' }, source: undefined });
}

const frame = (version: string, place = '1:1') =>
  `at f (https://shop.example/remotes/mfe-catalog/${version}/browser/products.js:${place})`;

it('names file and line, version, team and publication of what has thrown', async () => {
  const releases = testReleases();
  await publishWithMap(releases, '1.0.0-a');
  await publishWithMap(releases, '1.0.0-b');

  const explained = await explainStack(releases, `TypeError: x\n${frame('1.0.0-b')}\n${frame('1.0.0-b', '1:11')}`);

  expect(explained.frames.map(({ source }) => source)).toEqual([
    { source: 'mfe-catalog/src/components/price.tsx', line: 7, name: 'formatPrice' },
    { source: 'shared/src/rules/format/price.ts', line: 7, name: null },
  ]);
  expect(explained.version).toMatchObject({
    remote: 'mfe-catalog',
    version: '1.0.0-b',
    owner: 'Каталог',
    isLive: true,
  });
  expect(explained.publication).toMatchObject({ action: 'publish', who: 'anna', from: '1.0.0-a', to: '1.0.0-b' });
});

it('names the publication that began it, not one that came back to the version', async () => {
  const releases = testReleases();
  for (const version of ['1.0.0-a', '1.0.0-b']) await publishWithMap(releases, version);
  await rollback(releases, 'mfe-catalog');

  expect((await explainStack(releases, frame('1.0.0-a'))).publication).toMatchObject({ action: 'publish', from: null });
});

it('names the source file of a call in the bundle that renderers run', async () => {
  const releases = testReleases();
  await publishWithMap(releases, '1.0.0-a');

  const { frames } = await explainStack(releases, 'at Card (mfe-catalog@1.0.0-a.cjs:3:9)');

  expect(frames[0]?.source).toEqual({ source: 'mfe-catalog/src/components/card.tsx', line: 0, name: null });
});

it('finds the version of the host by the name of its file, and blames the remote that it called', async () => {
  const releases = testReleases();
  const staticDir = temporaryDir();
  const mapsDir = temporaryDir();
  writeFiles(staticDir, { 'main.1.js': 'main()' });
  writeFileSync(
    path.join(mapsDir, 'main.1.js.map.gz'),
    pack({ ...MAP, sources: ['webpack://host/host/src/app/main.ts', 'webpack://host/a.ts'] }),
  );
  const integrity = { 'main.1.js': integrityOf(Buffer.from('main()')) };
  const release = { version: '1.0.0-host', entry: 'main.1.js', provides: { react: '19.2.0' }, integrity };
  await publishHost(releases, {
    release,
    staticDir,
    mapsDir,
    source: () => ({ tree: 'one', builtAt: '2026-11-20T12:00:00.000Z' }),
  });
  await publishWithMap(releases, '1.0.0-a');

  const explained = await explainStack(releases, `main@https://shop.example/static/main.1.js:1:1\n${frame('1.0.0-a')}`);

  expect(explained.frames[0]).toMatchObject({
    remote: 'host',
    version: '1.0.0-host',
    source: { source: 'host/src/app/main.ts' },
  });
  expect(explained.version?.remote).toBe('mfe-catalog');
});

it('says what it does not know: a version without maps, a place without a source, a version of nobody', async () => {
  const releases = testReleases();
  await publishWithMap(releases, '1.0.0-a', { ...MAP, mappings: '' });

  const sources = await Promise.all(
    [frame('1.0.0-a'), frame('1.0.0-z'), frame('..')].map(async (stack) => {
      const { frames, version } = await explainStack(releases, stack);
      return [frames[0]?.source, version?.version];
    }),
  );

  expect(sources).toEqual([
    [null, '1.0.0-a'],
    [null, undefined],
    [null, undefined],
  ]);
  await expect(explainStack(releases, 'TypeError: x')).rejects.toThrow('no file of this site is in the stack');
});

it('publishes maps without their sources, and again without a conflict', async () => {
  const releases = testReleases();
  await publishWithMap(releases, '1.0.0-a');

  await publishWithMap(releases, '1.0.0-a', { ...MAP, names: ['other'] });

  const kept = (await releases.store.list('mfe-catalog/')).filter((key) => key.includes('/maps/'));
  expect(kept).toEqual(['mfe-catalog/1.0.0-a/maps/products.js.map.gz']);
});
