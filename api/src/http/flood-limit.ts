import { createRequestLimit } from '@shop/node/server';
import type { RateLimit, RateLimitRepository } from '../rate-limit/rate-limit-repository';

const FLOOD: RateLimit = { name: 'requests', hits: 600, windowSeconds: 60 };
const SHARE_MS = 1000;

export interface FloodLimitOptions {
  limits: Pick<RateLimitRepository, 'countAll'>;
  /** Called when the counts cannot be shared. Each process then limits by its own. */
  onFailure: (error: unknown) => void;
  /** How often the counts are shared. */
  shareMs?: number;
}

export type FloodLimit = ReturnType<typeof createFloodLimit>;

/**
 * A generous limit against floods. A request is counted in memory; once a second, the processes add
 * their counts up in the database.
 */
export function createFloodLimit({ limits, onFailure, shareMs = SHARE_MS }: FloodLimitOptions) {
  const countOwn = createRequestLimit({ max: FLOOD.hits });
  const refusedUntil = new Map<string, number>();
  let unshared = new Map<string, number>();
  let sharing = Promise.resolve();

  const share = async () => {
    const now = performance.now();
    for (const [visitor, until] of refusedUntil) if (until <= now) refusedUntil.delete(visitor);
    if (unshared.size === 0) return;
    const uses = unshared;
    unshared = new Map();
    const passed = await limits.countAll(FLOOD, uses);
    for (const [visitor, seconds] of passed) refusedUntil.set(visitor, now + seconds * 1000);
  };
  const timer = setInterval(() => {
    sharing = sharing.then(share).catch(onFailure);
  }, shareMs);
  timer.unref();

  return {
    /**
     * Counts a request of a visitor.
     * @returns the seconds to wait, 0 when the request may go on
     */
    count(visitor: string): number {
      unshared.set(visitor, (unshared.get(visitor) ?? 0) + 1);
      const left = Math.ceil(((refusedUntil.get(visitor) ?? 0) - performance.now()) / 1000);
      return Math.max(countOwn(visitor), left, 0);
    },
    /** Resolves when nothing is being shared. */
    async stop() {
      clearInterval(timer);
      await sharing;
    },
  };
}
