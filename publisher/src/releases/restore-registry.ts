import {
  deployedVersion,
  HOST,
  REGISTRY_FILE,
  type Registry,
  type RemoteVersion,
} from '@shop/shared/federation/registry';
import { RefusedError, type Fault } from '@shop/node/refused-error';
import { followedRevision, writeNext } from './change-registry';
import { readPrevious, readRemembered, readStored, type CurrentRegistry } from './current-registry';
import type { Releases } from './releases';
import { timeOf } from './revision-time';

const liveOf = (versions: readonly RemoteVersion[]) => deployedVersion(versions)?.metadata.version ?? 'none';

/** What is lost of one remote when its versions in an older registry count again. */
function lossOf(where: string, older: readonly RemoteVersion[], newer: readonly RemoteVersion[]): Fault[] {
  const known = new Map(older.map((entry) => [entry.metadata.version, entry]));
  const [before, after] = [liveOf(newer), liveOf(older)];
  const ofVersions = newer.flatMap(({ metadata: { version }, extras: { withdrawn } }): Fault[] => {
    const entry = known.get(version);
    if (!entry) return [{ where, what: `${version} is not in the older registry` }];
    return withdrawn && !entry.extras.withdrawn
      ? [{ where, what: `${version} was withdrawn (${withdrawn.why}), and would lose its mark` }]
      : [];
  });
  return [...(before === after ? [] : [{ where, what: `${before} is live, ${after} would be` }]), ...ofVersions];
}

/** What an older registry takes back of a newer one, by remote. */
function describeLoss(older: Registry, newer: Registry): Fault[] {
  const names = new Set([...Object.keys(newer.microFrontends), ...Object.keys(older.microFrontends)]);
  const ofRemotes = [...names].flatMap((name) =>
    lossOf(name, older.microFrontends[name] ?? [], newer.microFrontends[name] ?? []),
  );
  const hosts = new Set(older.host.map(({ metadata }) => metadata.version));
  const lostHosts = newer.host.filter(({ metadata }) => !hosts.has(metadata.version));
  return [
    ...ofRemotes,
    ...lostHosts.map(({ metadata }) => ({ where: HOST, what: `${metadata.version} is not in the older registry` })),
  ];
}

/** The object in the store or, when that is damaged, the one before it. */
async function readOlder(
  releases: Releases,
): Promise<Pick<CurrentRegistry, 'registry' | 'tag'> & { isWhole: boolean }> {
  const object = await releases.store.read(REGISTRY_FILE);
  const tag = object?.tag ?? null;
  const stored = object && (await readStored(releases, object).catch(() => null)); // reported below
  if (stored) return { registry: stored.registry, tag, isWhole: true };
  const previous = await readPrevious(releases);
  if (previous) return { registry: previous, tag, isWhole: false };
  throw new RefusedError(
    `${releases.store.address} has no registry that is signed with this key: put one there first`,
    'CONFLICT',
  );
}

/** What a restored registry has taken back. */
export interface RestoredRegistry {
  /** When it was written first, for people. */
  of: string;
  /** Empty when nobody knows a newer one. */
  lost: Fault[];
}

/**
 * Makes an older registry count that a person has put into the store on purpose, as from a backup.
 * It gets a revision above all that are known, so that publishers and hosts follow it.
 * @throws RefusedError that names what would be taken back, unless the person accepts it; and when
 *   the store has no registry
 */
export async function restoreRegistry(
  releases: Releases,
  { isAccepted }: { isAccepted: boolean },
): Promise<RestoredRegistry> {
  const hosts = await releases.hosts({ isPatient: true });
  const older = await readOlder(releases);
  const of = timeOf(older.registry);
  const remembered = (await readRemembered(releases))?.registry;
  const followed = followedRevision(hosts);
  const newest = Math.max(remembered?.revision ?? 0, followed);
  const isOlder = newest > older.registry.revision || !older.isWhole;
  const unseen = followed > Math.max(remembered?.revision ?? 0, older.registry.revision);
  const lost = [
    ...(isOlder && remembered ? describeLoss(older.registry, remembered) : []),
    ...(unseen ? [{ where: 'hosts', what: `they follow a registry of ${timeOf({ revision: followed })}` }] : []),
  ];
  if (!isAccepted && isOlder)
    throw new RefusedError(
      `the registry of ${of} takes back what was changed since; --accept-older does so`,
      'CONFLICT',
      lost,
    );
  if (isAccepted) {
    const change = { action: 'restore', remote: '*', from: null, to: null, why: `the registry of ${of}` } as const;
    const written = await writeNext(releases, older, { registry: older.registry, change }, newest);
    if (!written) throw new RefusedError('the registry was changed meanwhile: try again', 'CONFLICT');
  }
  return { of, lost };
}
