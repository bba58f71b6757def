import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { liveHost } from '@shop/shared/federation/registry';
import { listVersions, publish, publishHost, readRegistry, rollback, type HostRelease, type Releases } from '.';
import { removeTemporaryDirs, temporaryDir, testBuild, testRelease, testReleases } from '../testing';

/** The folder of the store. */
let dir: string;
let releases: Releases;

beforeEach(() => {
  const dataDir = temporaryDir();
  dir = path.join(dataDir, 'remotes');
  releases = testReleases(dataDir);
});

afterAll(removeTemporaryDirs);

/** Starts a build of the host whose only file names its version. */
function start(version: string, provides: HostRelease['provides'] = { react: '19.2.0' }): Promise<void> {
  const staticDir = temporaryDir();
  mkdirSync(path.join(staticDir, 'assets'));
  writeFileSync(path.join(staticDir, `main.${version}.js`), version);
  const entry = `main.${version}.js`;
  const release = { version, entry, provides, integrity: { [entry]: 'sha256-AAAA' } };
  return publishHost(releases, { release, staticDir, source: () => ({ tree: 'one', builtAt: '2026-01-01' }) });
}

const publishCatalog = (version: string, react: string) => {
  const release = testRelease({ version, requires: { react } });
  return publish(releases, { release, dir: testBuild(version), provides: { react: '1.0.0' } });
};

const shown = async () =>
  (await listVersions(releases)).map(({ remote, version, isLive }) => `${isLive ? '*' : ''}${remote} ${version}`);

it('keeps the files of every host in the store; the one that started last is live', async () => {
  await start('1');
  await start('2');

  expect(await shown()).toEqual(['host 1', '*host 2']);
  expect(readFileSync(path.join(dir, 'host/1/browser/main.1.js'), 'utf8')).toBe('1');
  expect(existsSync(path.join(dir, 'host/2/browser/main.2.js'))).toBe(true);
  expect(liveHost(await readRegistry(releases))?.url).toBe('/static/main.2.js');
});

it('knows a build that starts again by its first publication', async () => {
  await start('1');
  const [first] = await listVersions(releases);
  await start('2');
  await start('1');

  expect(await shown()).toEqual(['host 2', '*host 1']);
  expect((await listVersions(releases)).find(({ version }) => version === '1')?.publishedAt).toBe(first?.publishedAt);
});

it('changes nothing when the live build starts again, so that other hosts reload nothing', async () => {
  const registryFile = path.join(dir, 'registry.json');
  await start('1');
  const before = statSync(registryFile, { bigint: true });
  await start('1');

  expect(statSync(registryFile, { bigint: true })).toMatchObject({ mtimeNs: before.mtimeNs, ino: before.ino });
});

it('compares a remote with what the running host provides, not with the tree of its publisher', async () => {
  await start('1', { react: '19.2.0' });

  await publishCatalog('1', '19.1.0');
  await expect(publishCatalog('2', '19.3.0')).rejects.toThrow(
    'mfe-catalog was not published: it needs react 19.3.0, the host has 19.2.0',
  );
});

it('does not return to a version that needs another host', async () => {
  await start('1', { react: '18.3.0' });
  await publishCatalog('1', '18.2.0');
  await start('2', { react: '19.2.0' });
  await publishCatalog('2', '19.2.0');

  await expect(rollback(releases, 'mfe-catalog')).rejects.toThrow('it needs react 18.2.0, the host has 19.2.0');
});

it('takes no command of remotes for the host', async () => {
  await start('1');

  await expect(rollback(releases, 'host')).rejects.toThrow('the host is changed by a start of another build');
});
