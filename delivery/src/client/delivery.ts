import type { Change } from '@shop/shared/federation/registry';
import {
  listHistory,
  listVersions,
  preview,
  promote,
  publish,
  rollback,
  unpublish,
  withdraw,
  type ListedVersion,
  type PreviewVersions,
  type PromoteOptions,
  type PublishOptions,
  type Releases,
} from '../releases';

/** What teams do with versions: on a store of this machine, or on a site. */
export interface Delivery {
  /** The store or the site, for people. */
  readonly address: string;
  list: () => Promise<ListedVersion[]>;
  publish: (options: PublishOptions) => Promise<void>;
  /** @returns the share of the visitors, in per cent */
  promote: (name: string, version: string, options: PromoteOptions) => Promise<number>;
  /** @returns the path of the link */
  preview: (versions: PreviewVersions, hours: number) => Promise<string>;
  /** @returns the version that is now live */
  rollback: (name: string, wanted?: string) => Promise<string>;
  /** @returns the version that is now live; undefined when none is */
  withdraw: (name: string, version: string, why: string) => Promise<string | undefined>;
  unpublish: (name: string) => Promise<void>;
  /** @returns the last change first */
  history: (limit?: number) => Promise<Change[]>;
}

/** Works on a store itself, so it also works while no program of the site runs. */
export function localDelivery(releases: Releases): Delivery {
  return {
    address: releases.store.address,
    list: () => listVersions(releases),
    publish: (options) => publish(releases, options),
    promote: (name, version, options) => promote(releases, name, version, options),
    preview: (versions, hours) => preview(releases, versions, hours),
    rollback: (name, wanted) => rollback(releases, name, wanted),
    withdraw: (name, version, why) => withdraw(releases, name, version, why),
    unpublish: (name) => unpublish(releases, name),
    history: (limit) => listHistory(releases.store, limit),
  };
}
