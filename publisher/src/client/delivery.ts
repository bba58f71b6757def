import type { Change, Versions } from '@shop/shared/federation/registry';
import type { Fault } from '@shop/node/refused-error';
import { checkApi, openVersions, type Checked, type CheckTools } from '../checks';
import { readFigures, statusOf, type VersionStatus } from '../figures';
import { explain, type Explanation } from '../explain';
import type { Following, FollowingHost } from '../hosts';
import type { Right } from '../tokens';
import {
  checkBuild,
  findDisagreements,
  listHistory,
  listVersions,
  preview,
  promote,
  publish,
  readRegistry,
  rollback,
  unpublish,
  withdraw,
  type FinishedRelease,
  type ListedVersion,
  type PromoteOptions,
  type Published,
  type PublishOptions,
  type Releases,
  type RollbackOptions,
  type RolledBack,
} from '../releases';

/** What teams can do with versions, in a store of this machine or on a site. */
export interface Delivery {
  /** The store or the site, for people. */
  readonly address: string;
  /** @throws RefusedError when whoever asks may not do this with a remote */
  requireRight: (right: Right, name: string) => Promise<void>;
  list: () => Promise<ListedVersion[]>;
  /** Says why a finished build may not go live. */
  check: (finished: FinishedRelease) => Promise<Checked>;
  /** Looks for operations of open pages that the API does not answer. */
  checkApi: () => Promise<{ versions: number; faults: Fault[] }>;
  /** Checks the build first. */
  publish: (options: Omit<PublishOptions, 'checks'>) => Promise<Published>;
  /** @returns the share of the visitors, in per cent */
  promote: (name: string, version: string, options: PromoteOptions) => Promise<number>;
  /** @returns the path of the link */
  preview: (versions: Versions, hours: number) => Promise<string>;
  rollback: (name: string, options?: RollbackOptions) => Promise<RolledBack>;
  /** @returns the version that is now live; undefined when none is */
  withdraw: (name: string, version: string, why: string) => Promise<string | undefined>;
  unpublish: (name: string) => Promise<void>;
  /** @returns the last change first */
  history: (limit?: number) => Promise<Change[]>;
  status: () => Promise<VersionStatus[]>;
  /** Says from which sources the calls of a stack were built, or of each fault of a request. */
  explain: (stackOrRequestId: string) => Promise<Explanation[]>;
  /** The hosts that have reported a moment ago. */
  hosts: () => Promise<FollowingHost[]>;
  /** How far hosts are with the last change. */
  following: () => Promise<Following>;
  /** Names those that follow another registry than the one written last, a line for each. */
  disagreements: () => Promise<string[]>;
}

export interface LocalOptions {
  /** Absolute; has the figures that the publisher has written. */
  dataDir: string;
  checks: CheckTools;
}

/** Works in a store directly, so no program of the site has to run. */
export function localDelivery(releases: Releases, { dataDir, checks }: LocalOptions): Delivery {
  return {
    address: releases.store.address,
    requireRight: async () => undefined, // whoever has the store may do all of it
    list: () => listVersions(releases),
    check: (finished) => checkBuild(releases, finished, checks),
    async checkApi() {
      const versions = openVersions(await readRegistry(releases), Date.now());
      const faults = await checkApi(versions, releases.store, await checks.schema());
      return { versions: versions.length, faults };
    },
    publish: (options) => publish(releases, { ...options, checks }),
    promote: (name, version, options) => promote(releases, name, version, options),
    preview: (versions, hours) => preview(releases, versions, hours),
    rollback: (name, options) => rollback(releases, name, options),
    withdraw: (name, version, why) => withdraw(releases, name, version, why),
    unpublish: (name) => unpublish(releases, name),
    history: (limit) => listHistory(releases.store, limit),
    status: async () => statusOf(await listVersions(releases), await readFigures(dataDir)),
    explain: (what) => explain(releases, dataDir, what),
    hosts: () => releases.hosts({ isPatient: false }),
    async following() {
      const { revision } = await readRegistry(releases);
      return { revision, hosts: await releases.hosts({ isPatient: false }) };
    },
    disagreements: () => findDisagreements(releases),
  };
}
