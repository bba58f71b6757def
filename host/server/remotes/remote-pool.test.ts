import { emptyRegistry, type Registry, type RemoteVersion } from '@shop/shared/federation/registry';
import type { Bundle } from '../rendering/messages';
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
      publishedAt: '2026-01-01T00:00:00.000Z',
    },
  };
}

const live = (version: string, requires?: Record<string, string>) =>
  versionOf(version, { isDeployed: true, ...(requires && { requires }) });

function setup(versions: RemoteVersion[]) {
  const clock = { nowMs: 1_000_000 };
  const registry: Registry = { ...emptyRegistry(), microFrontends: { 'mfe-test': versions } };
  const broken = new Set<string>();
  const onFailure = jest.fn();
  const onRecovery = jest.fn();
  const loadBundle = jest.fn(async (name: string, { metadata }: RemoteVersion): Promise<Bundle> => {
    if (broken.has(metadata.version)) throw new Error(`${metadata.version} is broken`);
    return { remote: name, version: metadata.version, code: '', base: '' };
  });
  const pool = createRemotePool({
    registry: () => registry,
    loadBundle,
    hostVersion: '1',
    provides: { react: '19.2.0' },
    onFailure,
    onRecovery,
    now: () => clock.nowMs,
  });
  return {
    pool,
    clock,
    broken,
    onFailure,
    onRecovery,
    loads: () => loadBundle.mock.calls.map(([, { metadata }]) => metadata.version),
    publish(next: RemoteVersion[]) {
      registry.microFrontends['mfe-test'] = next;
      pool.refresh();
    },
    liveVersions: async () => (await pool.live()).remotes.map(({ version }) => version),
  };
}

describe('createRemotePool', () => {
  it('returns the deployed version and loads it once', async () => {
    const { liveVersions, loads } = setup([versionOf('1'), live('2'), versionOf('3')]);

    expect(await liveVersions()).toEqual(['2']);
    expect(await liveVersions()).toEqual(['2']);

    expect(loads()).toEqual(['2']);
  });

  it('loads a version once for two calls at the same time', async () => {
    const { pool, loads } = setup([live('1')]);

    await Promise.all([pool.live(), pool.live()]);

    expect(loads()).toEqual(['1']);
  });

  it('falls back to the newest older version that loads', async () => {
    const { liveVersions, broken, onFailure } = setup([versionOf('1'), versionOf('2'), live('3')]);
    broken.add('3');

    expect(await liveVersions()).toEqual(['2']);

    expect(onFailure).toHaveBeenCalledWith('mfe-test', '3', expect.objectContaining({ message: '3 is broken' }));
  });

  it('returns the deployed version when none loads, to keep its routes', async () => {
    const { liveVersions, broken } = setup([versionOf('1'), live('2')]);
    broken.add('1').add('2');

    expect(await liveVersions()).toEqual(['2']);
  });

  it('leaves out a remote without a deployed version', async () => {
    const { liveVersions } = setup([versionOf('1')]);

    expect(await liveVersions()).toEqual([]);
  });

  it('tries a broken version again after 5 s and uses the older one meanwhile', async () => {
    const { liveVersions, broken, loads, clock, onFailure, onRecovery } = setup([versionOf('1'), live('2')]);
    broken.add('2');
    await liveVersions();
    broken.clear();

    clock.nowMs += 4999;
    expect(await liveVersions()).toEqual(['1']);
    expect(loads()).toEqual(['2', '1']);

    clock.nowMs += 1;
    expect(await liveVersions()).toEqual(['1']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(await liveVersions()).toEqual(['2']);
    expect(onRecovery).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('tries a version that stays broken every 5 s', async () => {
    const { liveVersions, broken, loads, clock, onRecovery } = setup([versionOf('1'), live('2')]);
    broken.add('2');
    await liveVersions();

    for (let round = 0; round < 2; round += 1) {
      clock.nowMs += 5000;
      await liveVersions();
      await new Promise((resolve) => setTimeout(resolve));
      await liveVersions();
    }

    expect(loads()).toEqual(['2', '1', '2', '2']);
    expect(onRecovery).not.toHaveBeenCalled();
  });

  it('rejects a version that has just failed', async () => {
    const { pool, broken } = setup([live('1')]);
    broken.add('1');
    const [remote] = (await pool.live()).remotes;
    if (!remote) throw new Error('no remote');

    await expect(pool.load(remote)).rejects.toThrow('failed a moment ago');
  });

  it.each([
    ['another major', { react: '18' }, 'it needs react 18, the host has 19.2.0'],
    ['a library the host lacks', { vue: '3' }, 'it needs vue 3, the host has none'],
  ])('refuses a version built for %s before it runs', async (_what, requires, message) => {
    const { liveVersions, loads, onFailure } = setup([versionOf('1'), live('2', requires)]);

    expect(await liveVersions()).toEqual(['1']);

    expect(loads()).toEqual(['1']);
    expect(onFailure).toHaveBeenCalledWith('mfe-test', '2', expect.objectContaining({ message }));
  });

  it('holds two versions of a remote and drops older ones', async () => {
    const { pool, liveVersions, loads, publish } = setup([live('1')]);
    await liveVersions();
    publish([versionOf('1'), live('2')]);
    await liveVersions();
    publish([versionOf('1'), versionOf('2'), live('3')]);
    const [third] = (await pool.live()).remotes;
    const second = third && pool.previous(third);
    const first = second && pool.previous(second);
    if (!first) throw new Error('no first version');

    await pool.load(second);
    expect(loads()).toEqual(['1', '2', '3']);

    await pool.load(first);
    expect(loads()).toEqual(['1', '2', '3', '1']);
    expect(pool.previous(first)).toBeNull();
  });

  it('loads a version again when its bundle has changed', async () => {
    const { liveVersions, loads, publish } = setup([live('1')]);
    await liveVersions();
    const other = live('1');
    other.extras.server.integrity = 'sha256-other';

    publish([other]);
    await liveVersions();

    expect(loads()).toEqual(['1', '1']);
  });

  it('does not load a version that the registry no longer lists', async () => {
    const { pool, publish } = setup([live('1')]);
    const [remote] = (await pool.live()).remotes;
    if (!remote) throw new Error('no remote');

    publish([live('2')]);

    await expect(pool.load(remote)).rejects.toThrow('no longer lists');
  });
});
