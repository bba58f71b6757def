import type { RateLimit, RateLimits } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import type { Requester } from './account-services';

const WINDOW_SECONDS = 15 * 60;
const BY_LOGIN: RateLimit = { name: 'signin-login', hits: 5, windowSeconds: WINDOW_SECONDS };
const BY_ADDRESS: RateLimit = { name: 'signin-address', hits: 30, windowSeconds: WINDOW_SECONDS };
const WHAT = 'failed sign-ins';

/** The same key for each of an account's logins. */
export function accountKey(userId: number): string {
  return `user ${userId}`;
}

/** Clears the failures of a user who has proven to own the account. */
export function forgiveFailures(limits: RateLimits, userId: number): Promise<void> {
  return limits.clear(BY_LOGIN, accountKey(userId));
}

/**
 * Limits failed guesses at the password of one login, and from one address.
 * @param login the key under which guesses are counted together
 */
export function passwordAttempts(limits: RateLimits, login: string, { address, record }: Requester) {
  return {
    /** @throws AppError TOO_MANY_REQUESTS when too many guesses have failed */
    async refuseWhenTooMany(): Promise<void> {
      refuseWhenPassed(await limits.peek(BY_LOGIN, login), WHAT);
      refuseWhenPassed(await limits.peek(BY_ADDRESS, address), WHAT);
    },

    /**
     * @throws AppError TOO_MANY_REQUESTS when simultaneous guesses have already used up the limit
     */
    async countFailure(): Promise<void> {
      const waits = [await limits.count(BY_LOGIN, login), await limits.count(BY_ADDRESS, address)];
      if ((await limits.peek(BY_LOGIN, login)) > 0) record('account-locked');
      refuseWhenPassed(Math.max(...waits), WHAT);
    },
  };
}
