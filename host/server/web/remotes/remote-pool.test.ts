import { emptyRegistry, type Registry, type RemoteVersion } from '@shop/shared/federation/registry';
import type { ServerBundle } from '@shop/node/bundles';
import type { VersionSet } from '../sets/version-set';
import { HeldBundles } from './held-bundles';
import { createRemotePool } from './remote-pool';

function versionOf(version: string, { isDeployed = false, requires = {}, traffic = 0 } = {}): RemoteVersion {
  return {
    url: `/remotes/mfe-test/${version}/remoteEntry.js`,
    metadata: { version, integrity: 'sha256-A' },
    deployment: { traffic: isDeployed ? 100 : traffic, default: isDeployed },
    extras: {
      routes: [],
      server: { url: `/remotes/mfe-test/${version}/server.cjs`, integrity: `sha256-${version}` },
      requires,
      chunks: {},
      integrity: {},
      publishedAt: '2026-01-01T00:00:00.000Z',
      ...(traffic > 0 && { rollout: { salt: 's', startedAt: '2026-01-01T00:00:00.000Z' } }),
    },
  };
}

const NO_TRAFFIC = { traffic: 0, default: false };

const SOURCE = { tree: 'tree', builtAt: '2026-01-01T00:00:00.000Z' };

const live = (version: string, requires?: Record<string, string>) =>
  versionOf(version, { isDeployed: true, ...(requires && { requires }) });

/** A version that a share of the visitors gets. It was never live. */
function candidateOf(version: string): RemoteVersion {
  const candidate = versionOf(version, { traffic: 10 });
  return { ...candidate, extras: { ...candidate.extras, source: SOURCE } };
}

function setup(versions: RemoteVersion[], others: Record<string, RemoteVersion[]> = {}) {
  const clock = { nowMs: 1_000_000 };
  const registry: Registry = { ...emptyRegistry(), microFrontends: { 'mfe-test': versions, ...others } };
  const broken = new Set<string>();
  const onFailure = jest.fn();
  const onRecovery = jest.fn();
  const loadBundle = jest.fn(async (name: string, { metadata }: RemoteVersion): Promise<ServerBundle> => {
    if (broken.has(metadata.version)) throw new Error(`${metadata.version} is broken`);
    return { remote: name, version: metadata.version, code: '', base: '' };
  });
  const held = new HeldBundles();
  const pool = createRemotePool({
    held,
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
    held,
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
    const [second] = third ? pool.fallbacks(third) : [];
    const first = second && pool.fallbacks(second).at(-1);
    if (!second || !first) throw new Error('no older versions');

    await pool.load(second);
    expect(loads()).toEqual(['1', '2', '3']);

    await pool.load(first);
    expect(loads()).toEqual(['1', '2', '3', '1']);
    expect(pool.fallbacks(first)).toEqual([third]);
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

  describe('with several sets', () => {
    const versionsIn = ({ remotes }: VersionSet) => remotes.map(({ version }) => version).join(' ');

    it('has a set for each combination of two candidates, and loads each version once', async () => {
      const { pool, loads } = setup([live('1'), candidateOf('2')], { 'mfe-other': [live('a'), candidateOf('b')] });

      const sets = await pool.current();

      expect(sets.map(versionsIn)).toEqual(['1 a', '2 a', '1 b', '2 b']);
      expect(new Set(sets.map(({ id }) => id)).size).toBe(4);
      expect(loads().toSorted()).toEqual(['1', '2', 'a', 'b']);
    });

    it('holds what all sets need, with their fall-backs, in whatever order it was loaded', async () => {
      const { pool, loads, publish } = setup([live('0')]);
      await pool.current();
      publish([versionOf('0'), live('1'), candidateOf('2'), { ...candidateOf('3'), deployment: NO_TRAFFIC }]);
      await pool.current();
      const previewed = await pool.choose({ 'mfe-test': '3' });

      for (const set of [...(await pool.current()), previewed])
        for (const remote of set.remotes) for (const one of [remote, ...pool.fallbacks(remote)]) await pool.load(one);

      expect(loads()).toEqual(['0', '1', '2', '3']);
    });

    it('lets a candidate fall back to the live version, and then like that one', async () => {
      const { pool } = setup([versionOf('0'), live('1'), candidateOf('2')]);
      const [candidate] = (await pool.choose({ 'mfe-test': '2' })).remotes;

      expect(candidate && pool.fallbacks(candidate).map(({ version }) => version)).toEqual(['1', '0']);
    });

    it('gives visitors of a candidate that does not load the default set, and counts it once', async () => {
      const { pool, broken, onFailure } = setup([live('1'), candidateOf('2')]);
      broken.add('2');

      const set = await pool.choose({ 'mfe-test': '2' });

      expect(set.id).toBe((await pool.live()).id);
      expect(onFailure.mock.calls.map(([, version]: unknown[]) => version)).toEqual(['2']);
    });

    it('tries a candidate again after 5 s', async () => {
      const { pool, broken, clock, onRecovery } = setup([live('1'), candidateOf('2')]);
      broken.add('2');
      await pool.choose({ 'mfe-test': '2' });
      broken.clear();

      clock.nowMs += 5000;
      await pool.choose({ 'mfe-test': '2' });
      await new Promise((resolve) => setTimeout(resolve));

      expect(versionsIn(await pool.choose({ 'mfe-test': '2' }))).toBe('2');
      expect(onRecovery).toHaveBeenCalledTimes(1);
    });

    it('lists the pages of the default set in the menus of all', async () => {
      const { pool } = setup([live('1'), candidateOf('2')]);

      const { inMenus } = await pool.choose({ 'mfe-test': '2' });

      expect(inMenus).toEqual((await pool.live()).remotes);
    });

    it('previews the first version of a remote that is not live yet', async () => {
      const { pool } = setup([live('1')], { 'mfe-new': [versionOf('n')] });

      expect(versionsIn(await pool.live())).toBe('1');
      expect(versionsIn(await pool.choose({ 'mfe-new': 'n' }))).toBe('1 n');
    });

    it('keeps four previews, and forgets the one not looked at longest', async () => {
      const names = ['a', 'b', 'c', 'd', 'e'];
      const { pool, held, publish } = setup([live('1')]);
      publish([live('1'), ...names.map((name) => ({ ...candidateOf(name), deployment: NO_TRAFFIC }))]);
      const sets = [];
      for (const name of names) sets.push(await pool.choose({ 'mfe-test': name }));
      const bundle = (version: string) => ({ remote: 'mfe-test', version, code: '', base: '' });

      expect(sets.map(({ id }) => pool.usersOf(id))).toEqual([null, ...Array.from({ length: 4 }, () => 'previews')]);
      expect(['1', ...names].filter((name) => held.has(bundle(name)))).toEqual(['1', 'b', 'c', 'd', 'e']);
    });

    it('knows who gets a set', async () => {
      const { pool, publish } = setup([live('1'), candidateOf('2')]);
      const [stable, candidate] = await pool.current();
      if (!stable || !candidate) throw new Error('no sets');
      expect([pool.usersOf(stable.id), pool.usersOf(candidate.id)]).toEqual(['visitors', 'visitors']);

      publish([live('1'), versionOf('2')]);
      await pool.current();

      expect([pool.usersOf(stable.id), pool.usersOf(candidate.id)]).toEqual(['visitors', null]);
    });
  });
});
