import { testVersion } from '../../testing/test-version';
import { stableVersions, deployedVersion, formerVersions } from './live-versions';
import type { RemoteVersion } from './types';

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
const source = { tree: 'tree', builtAt: day(1) };
const withdrawn = { at: day(9), why: 'broken' };
const names = (list: readonly RemoteVersion[]) => list.map(({ metadata }) => metadata.version);

const version = (name: string, extras: Partial<RemoteVersion['extras']>, isDeployed = false) =>
  testVersion({ version: name, isDeployed, extras: { source, ...extras } });

describe('the versions of a remote that may be live', () => {
  it('are the deployed one, then the former ones, from the last that was live to the first', () => {
    const versions = [
      version('1', { liveAt: day(5) }, true),
      version('2', { liveAt: day(2) }),
      version('3', { liveAt: day(4) }),
    ];

    expect(deployedVersion(versions)?.metadata.version).toBe('1');
    expect(names(stableVersions(versions))).toEqual(['1', '3', '2']);
  });

  it('are none that was withdrawn, and none that was never live', () => {
    const versions = [
      version('1', { liveAt: day(1) }),
      version('2', { liveAt: day(2), withdrawn }),
      version('3', { liveAt: day(3) }, true),
      version('4', {}),
    ];

    expect(names(formerVersions(versions))).toEqual(['1']);
  });

  it('include those of stores that did not record when a version was live', () => {
    const old = ['1', '2', '3'].map((name) => testVersion({ version: name, isDeployed: name === '3' }));

    expect(names(stableVersions(old))).toEqual(['3', '2', '1']);
  });

  it('are none when nothing is deployed', () => {
    expect(stableVersions([testVersion({ isDeployed: false })])).toEqual([]);
    expect(deployedVersion([])).toBeUndefined();
  });
});
