import type { RateLimits } from './rate-limit-repository';

/** Used with `RATE_LIMITS=off`: counts nothing and refuses nobody. */
export const NO_RATE_LIMITS: RateLimits = {
  count: () => Promise.resolve(0),
  peek: () => Promise.resolve(0),
  clear: () => Promise.resolve(),
};
