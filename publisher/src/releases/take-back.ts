import { deployedVersion, formerVersions, type Change, type RemoteVersion } from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';
import { findVersion, refuseUnfit, versionsOf, withVersions } from './find-version';
import { changeRegistry } from './change-registry';
import type { Releases } from './releases';
import { listHistory } from './history';
import { candidateOf, withShares, withWithdrawn } from './shares';

const versionOf = (entry: RemoteVersion | undefined) => entry?.metadata.version ?? null;

/** The version to roll back to: the named one, else the stable one, else the last that was live. */
function targetOf(versions: readonly RemoteVersion[], name: string, wanted: string | undefined): RemoteVersion {
  if (wanted) return findVersion(versions, name, wanted);
  const target = candidateOf(versions) ? deployedVersion(versions) : formerVersions(versions)[0];
  if (target) return target;
  throw new RefusedError(`${name} has no version before the live one that was not withdrawn`, 'CONFLICT');
}

/** The name in the history for changes that no person has made. */
export const JUDGE = 'judge';

/** Whoever rolls back within a minute of somebody else's publication may not have seen it. */
const UNSEEN_MS = 60_000;
/** More changes than a minute has. */
const LAST_CHANGES = 20;

/** The change by which somebody else has brought the version to visitors a moment ago. */
function unseenChange(history: readonly Change[], who: string, name: string, version: string): Change | undefined {
  return history.find(
    (change) =>
      (change.action === 'publish' || change.action === 'promote') &&
      ![who, JUDGE].includes(change.who) &&
      change.remote === name &&
      change.to === version &&
      Date.now() - Date.parse(change.at) < UNSEEN_MS,
  );
}

/** @throws RefusedError when what would be taken back is not what the person means */
function refuseOthers(
  name: string,
  left: readonly string[],
  named: string | undefined,
  unseen: Change | undefined,
): void {
  const other = left.find((version) => version !== named);
  if (named !== undefined) {
    if (left.includes(named) && other === undefined) return;
    throw new RefusedError(
      other === undefined ? `${name} ${named} has no visitors` : `${name} ${other} would be taken back, not ${named}`,
      'CONFLICT',
    );
  }
  if (!unseen) return;
  const seconds = Math.floor((Date.now() - Date.parse(unseen.at)) / 1000);
  throw new RefusedError(
    `${unseen.who} brought ${name} ${unseen.to} to visitors ${seconds} s ago: ` +
      `to take that one back, name it: rollback ${name}@${unseen.to}`,
    'CONFLICT',
  );
}

export interface RollbackOptions {
  /** The version to return to. */
  wanted?: string | undefined;
  /** The version that is taken back. Without it, one that somebody has just published is kept. */
  named?: string | undefined;
}

export interface RolledBack {
  live: string;
  /** Null when the version that is live now was the live one before. */
  takenBack: string | null;
}

/**
 * Takes back what was published last. A candidate is withdrawn, and the live version gets all
 * visitors; without one, the last version that was live is live again. The version that it replaces
 * is withdrawn, so that no later command returns to it.
 * @throws RefusedError when there is no such version, it was withdrawn, or another version would be
 *   taken back than the person means
 */
export async function rollback(
  releases: Releases,
  name: string,
  { wanted, named }: RollbackOptions = {},
): Promise<RolledBack> {
  let done: RolledBack = { live: '', takenBack: null };
  // A history that cannot be read is no reason to keep a bad version.
  const history = await listHistory(releases.store, LAST_CHANGES).catch(() => []);
  await changeRegistry(releases, (registry) => {
    const versions = versionsOf(registry, name);
    const target = targetOf(versions, name, wanted);
    refuseUnfit(registry, name, target);
    const live = target.metadata.version;
    const left = [deployedVersion(versions), candidateOf(versions)]
      .flatMap((version) => version?.metadata.version ?? [])
      .filter((version) => version !== live);
    const known = registry.change ? [registry.change, ...history] : history;
    const unseen = left.map((version) => unseenChange(known, releases.who, name, version)).find(Boolean);
    refuseOthers(name, left, named, unseen);
    const takenBack = left.at(-1) ?? null;
    const why = `rolled back to ${live}`;
    const marked = left.reduce((marks, version) => withWithdrawn(marks, version, why), versions);
    done = { live, takenBack };
    return {
      registry: withVersions(registry, name, withShares(marked, live)),
      change: { action: 'rollback', remote: name, from: takenBack, to: live },
    };
  });
  return done;
}

/**
 * Marks a version, so that it is never live again. When it is the live one, the last one that was
 * live before takes its place; a candidate loses its visitors.
 * @returns the version that is now live; undefined when none is
 * @throws RefusedError when there is no such version, or no other one that could be live
 */
export async function withdraw(
  releases: Releases,
  name: string,
  version: string,
  why: string,
): Promise<string | undefined> {
  const after = await changeRegistry(releases, (registry) => {
    const versions = versionsOf(registry, name);
    const isLive = findVersion(versions, name, version).deployment.default;
    const marked = withWithdrawn(versions, version, why);
    const target = isLive ? formerVersions(marked)[0] : deployedVersion(versions);
    if (isLive && !target)
      throw new RefusedError(
        `${name} has no other version that could be live; unpublish takes the remote off the site`,
        'CONFLICT',
      );
    if (isLive && target) refuseUnfit(registry, name, target);
    const live = versionOf(target);
    const isServed = isLive || versionOf(candidateOf(versions)) === version;
    return {
      registry: withVersions(registry, name, isServed ? withShares(marked, live) : marked),
      change: { action: 'withdraw', remote: name, from: version, to: live, why },
    };
  });
  return deployedVersion(after.microFrontends[name] ?? [])?.metadata.version;
}

/**
 * Takes a remote off the site: its pages are 404, its widgets their fall-backs. Its versions stay
 * in the store, for open pages and for the next publication.
 * @throws RefusedError when it is not live
 */
export async function unpublish(releases: Releases, name: string): Promise<void> {
  await changeRegistry(releases, (registry) => {
    const versions = versionsOf(registry, name);
    const live = versionOf(deployedVersion(versions));
    if (live === null) throw new RefusedError(`${name} is not live`, 'CONFLICT');
    return {
      registry: withVersions(registry, name, withShares(versions, null)),
      change: { action: 'unpublish', remote: name, from: live, to: null },
    };
  });
}
