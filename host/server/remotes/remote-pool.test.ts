import type { RemoteModule } from '@shop/shared/federation';
import type { Registry, RemoteVersion } from '@shop/shared/federation/registry';
import { createRemotePool } from './remote-pool';

function versionOf(version: string, { isDeployed = false, requires = {} } = {}): RemoteVersion {
  return {
    url: `/remotes/mfe-test/${version}/remoteEntry.js`,
    metadata: { version, integrity: 'sha256-A' },
    deployment: { traffic: isDeployed ? 100 : 0, default: isDeployed },
    extras: {
      routes: [],
      server: { url: `/remotes/mfe-test/${version}/server.cjs`, integrity: `sha256-${version}` },
      requires,
      chunks: {},
      integrity: {},
      publishedAt: '',
    },
  };
}

const live = (version: string, requires?: Record<string, string>) =>
  versionOf(version, { isDeployed: true, ...(requires && { requires }) });

function setup(versions: RemoteVersion[]) {
  const clock = { nowMs: 1_000_000 };
  const registry: Registry = { schema: 'v1', microFrontends: { 'mfe-test': versions } };
  const broken = new Set<string>();
  const onFailure = jest.fn();
  const loadBundle = jest.fn(async (name: string, { metadata }: RemoteVersion): Promise<RemoteModule> => {
    if (broken.has(metadata.version)) throw new Error(`${metadata.version} is broken`);
    return { name, routes: [] };
  });
  const pool = createRemotePool({
    registry: () => registry,
    loadBundle,
    majors: { react: '19' },
    onFailure,
    now: () => clock.nowMs,
  });
  return {
    pool,
    clock,
    broken,
    onFailure,
    loads: () => loadBundle.mock.calls.map(([, { metadata }]) => metadata.version),
    publish: (next: RemoteVersion[]) => (registry.microFrontends['mfe-test'] = next),
    liveVersions: async () => (await pool.live()).map(({ version }) => version.metadata.version),
  };
}

describe('createRemotePool', () => {
  it('gives the deployed version and loads it once', async () => {
    const { liveVersions, loads } = setup([versionOf('1'), live('2'), versionOf('3')]);

    expect(await liveVersions()).toEqual(['2']);
    expect(await liveVersions()).toEqual(['2']);

    expect(loads()).toEqual(['2']);
  });

  it('loads a version once for two who ask at the same time', async () => {
    const { pool, loads } = setup([live('1')]);

    await Promise.all([pool.live(), pool.live()]);

    expect(loads()).toEqual(['1']);
  });

  it('falls back on the newest older version that loads', async () => {
    const { liveVersions, broken, onFailure } = setup([versionOf('1'), versionOf('2'), live('3')]);
    broken.add('3');

    expect(await liveVersions()).toEqual(['2']);

    expect(onFailure).toHaveBeenCalledWith('mfe-test', '3', expect.objectContaining({ message: '3 is broken' }));
  });

  it('gives the deployed version where none loads, so that its routes stand', async () => {
    const { liveVersions, broken } = setup([versionOf('1'), live('2')]);
    broken.add('1').add('2');

    expect(await liveVersions()).toEqual(['2']);
  });

  it('leaves out a remote of which nothing is deployed', async () => {
    const { liveVersions } = setup([versionOf('1')]);

    expect(await liveVersions()).toEqual([]);
  });

  it('does not ask a broken version again for 5 s, then does', async () => {
    const { liveVersions, broken, loads, clock, onFailure } = setup([versionOf('1'), live('2')]);
    broken.add('2');
    await liveVersions();
    broken.clear();

    clock.nowMs += 4999;
    expect(await liveVersions()).toEqual(['1']);
    expect(loads()).toEqual(['2', '1']);

    clock.nowMs += 1;
    expect(await liveVersions()).toEqual(['2']);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('says so to whoever loads a version that has just failed', async () => {
    const { pool, broken } = setup([live('1')]);
    broken.add('1');
    const [remote] = await pool.live();
    if (!remote) throw new Error('no remote');

    await expect(pool.load(remote)).rejects.toThrow('failed a moment ago');
  });

  it.each([
    ['another major', { react: '18' }, 'needs react 18, the host has 19'],
    ['a library the host lacks', { vue: '3' }, 'needs vue 3, the host has none'],
  ])('refuses a version made for %s before it is run', async (_what, requires, message) => {
    const { liveVersions, loads, onFailure } = setup([versionOf('1'), live('2', requires)]);

    expect(await liveVersions()).toEqual(['1']);

    expect(loads()).toEqual(['1']);
    expect(onFailure).toHaveBeenCalledWith('mfe-test', '2', expect.objectContaining({ message }));
  });

  it('keeps two versions of a remote and lets older ones go', async () => {
    const { pool, liveVersions, loads, publish } = setup([live('1')]);
    const [first, second, third] = [live('1'), live('2'), live('3')];
    for (const version of [first, second, third]) {
      publish([version]);
      await liveVersions();
    }

    await pool.load({ name: 'mfe-test', version: second });
    await pool.load({ name: 'mfe-test', version: third });
    expect(loads()).toEqual(['1', '2', '3']);

    await pool.load({ name: 'mfe-test', version: first });
    expect(loads()).toEqual(['1', '2', '3', '1']);
  });

  it('loads anew a version of the same name whose bundle differs', async () => {
    const { liveVersions, loads, publish } = setup([live('1')]);
    await liveVersions();
    const other = live('1');
    other.extras.server.integrity = 'sha256-other';

    publish([other]);
    await liveVersions();

    expect(loads()).toEqual(['1', '1']);
  });

  it('names the versions to fall back on, best first', () => {
    const { pool } = setup([versionOf('1'), versionOf('2'), live('3'), versionOf('4')]);

    expect(pool.fallbacks('mfe-test').map(({ version }) => version.metadata.version)).toEqual(['3', '2', '1']);
    expect(pool.fallbacks('mfe-unknown')).toEqual([]);
  });
});
