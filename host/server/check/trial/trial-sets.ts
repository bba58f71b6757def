import type { LiveRemote } from '@shop/shared/federation/page-data';
import { type Registry, findVersion } from '@shop/shared/federation/registry';
import { toLiveRemote } from '../../../src/remotes/live-remote';
import { createVersionSet, type VersionSet } from '../../web/sets/version-set';

interface TrialVersions {
  remote: string;
  /** The live versions of all remotes, and the one to try. */
  registry: Registry;
}

/** The set of the live versions, with another one of the remote. */
export function setWith({ registry, remote }: TrialVersions, version: string): VersionSet {
  const remotes = Object.keys(registry.microFrontends).map((name): LiveRemote => {
    const all = registry.microFrontends[name] ?? [];
    const found = name === remote ? findVersion(registry, name, version) : all[0];
    if (!found) throw new Error(`the version ${version} of ${name} to try is missing`);
    return toLiveRemote(name, found);
  });
  return createVersionSet('', remotes);
}

/** The pages of the remote, and those that show its widgets, before or after. */
export function concerns(sets: readonly VersionSet[], remote: string, address: string): boolean {
  const [pathname = ''] = address.split('?');
  return sets.some((set) => {
    const match = set.match(pathname);
    if (!match || match.route.access !== 'public') return false;
    return match.remote.name === remote || (match.route.widgets ?? []).some((id) => id.startsWith(`${remote}/`));
  });
}
