import type { RateLimits } from './rate-limit-repository';

/** Stands where `RATE_LIMITS` is off: counts nothing and refuses nobody. */
export const NO_RATE_LIMITS: RateLimits = {
  count: () => Promise.resolve(0),
  peek: () => Promise.resolve(0),
  clear: () => Promise.resolve(),
};
