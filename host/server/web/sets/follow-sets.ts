import type { VersionSet } from './version-set';

export interface SetFollowerOptions {
  /** Loads the sets that visitors get from now on. */
  current: () => Promise<readonly VersionSet[]>;
  /** Called when these have loaded. */
  onSets: () => void;
}

/**
 * Returns a function to call after each change of what is live. Sets that load more slowly than
 * those that have replaced them are passed over.
 */
export function createSetFollower({ current, onSets }: SetFollowerOptions): () => Promise<void> {
  let changes = 0;
  return async () => {
    changes += 1;
    const change = changes;
    await current();
    if (change === changes) onSets();
  };
}
