import type { VersionSet } from './version-set';

export interface SetFollowerOptions {
  /** The set of all visitors: the same promise until another set takes its place. */
  live: () => Promise<VersionSet>;
  /** Called with the set that visitors get from now on. */
  onSet: (set: VersionSet) => void;
}

/**
 * Returns a function to call after each change of what is live. A set that loads more slowly than
 * the one that has replaced it is passed over.
 */
export function createSetFollower({ live, onSet }: SetFollowerOptions): () => Promise<void> {
  return async () => {
    const following = live();
    const set = await following;
    if (live() === following) onSet(set);
  };
}
