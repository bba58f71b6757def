import {
  HOST,
  type Change,
  type HostVersion,
  type Registry,
  type RemoteVersion,
} from '@shop/shared/federation/registry';
import { listHistory } from './history';
import { changeRegistry } from './change-registry';
import { readRegistry } from './current-registry';
import type { Releases } from './releases';

const KEPT_VERSIONS = 20;
/** A page may be open for days, and a rollback may be wanted later. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

type Version = RemoteVersion | HostVersion;

const versionOf = ({ metadata }: Version) => metadata.version;

/** The versions whose changes are younger than 30 days, as `remote/version`. */
function recentFolders(history: readonly Change[], since: number): Set<string> {
  const recent = history.filter(({ at }) => Date.parse(at) >= since);
  return new Set(recent.flatMap(({ remote, from, to }) => [from, to].map((version) => `${remote}/${version}`)));
}

/** Live versions, candidates, those that were served in the last 30 days, and the last 20. */
function keptOf<T extends Version>(versions: readonly T[], since: number): T[] {
  return versions.filter((version, index) => {
    const { deployment, extras } = version;
    const servedAt = 'servedUntil' in extras ? extras.servedUntil : extras.publishedAt;
    const isRecent = Date.parse(servedAt ?? '') >= since;
    return deployment.traffic > 0 || isRecent || index >= versions.length - KEPT_VERSIONS;
  });
}

/** A registry without the versions that nobody needs any more. */
function prunedOf(registry: Registry, since: number): Registry {
  const kept = Object.entries(registry.microFrontends).map(([name, versions]) => [name, keptOf(versions, since)]);
  return {
    ...registry,
    host: keptOf(registry.host, since),
    microFrontends: Object.fromEntries(kept) as Registry['microFrontends'], // of its own entries
  };
}

const foldersOf = ({ host, microFrontends }: Registry): string[] =>
  [[HOST, host] as const, ...Object.entries(microFrontends)].flatMap(([name, versions]) =>
    versions.map((version) => `${name}/${versionOf(version)}`),
  );

const countOf = (registry: Registry) => foldersOf(registry).length;

/**
 * Removes versions that nobody needs any more from the registry, and their files from the store.
 * Live versions, candidates, what was served in the last 30 days and the last 20 versions of each
 * remote stay. A folder that the history does not know stays, too: it may belong to a publication
 * that still runs.
 * @returns the removed folders, as `remote/version`
 */
export async function prune(releases: Releases, now = Date.now()): Promise<string[]> {
  const since = now - KEPT_MS;
  await changeRegistry(releases, (registry) => {
    const pruned = prunedOf(registry, since);
    if (countOf(pruned) === countOf(registry)) return null;
    return { registry: pruned, change: { action: 'prune', remote: '*', from: null, to: null } };
  });
  const history = await listHistory(releases.store);
  const kept = new Set([...foldersOf(await readRegistry(releases)), ...recentFolders(history, since)]);
  const published = new Set(history.map(({ remote, to }) => `${remote}/${to}`));
  const removed = new Set<string>();
  for (const key of await releases.store.list('')) {
    const folder = key.split('/', 2).join('/');
    if (kept.has(folder) || !published.has(folder)) continue;
    await releases.store.remove(key);
    removed.add(folder);
  }
  return [...removed];
}
