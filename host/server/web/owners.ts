import { findVersion, type Registry } from '@shop/shared/federation/registry';

interface Version {
  remote: string;
  version: string;
}

/** Says for the log which team answers for a version, as soon as a registry is known. */
export interface Owners {
  readFrom: (registry: () => Registry) => void;
  of: (version: Version) => { owner?: string };
}

export function createOwners(): Owners {
  let current: (() => Registry) | null = null;
  return {
    readFrom(registry) {
      current = registry;
    },
    of({ remote, version }) {
      const owner = current && findVersion(current(), remote, version)?.extras.owner;
      return owner ? { owner } : {};
    },
  };
}
