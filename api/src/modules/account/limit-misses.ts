import { AppError } from '../../errors/app-error';
import type { RateLimit, RateLimits } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';

// Enough for somebody who clicks on old links, too few for a list of e-mails.
const MISSES: RateLimit = { name: 'link-misses', hits: 30, windowSeconds: 15 * 60 };

/**
 * Uses a link of a mail. What is said about a link that does not work also tells whether its e-mail
 * has an account, so the failures of one address are limited.
 * @throws AppError of `use`; TOO_MANY_REQUESTS instead of it when too many have failed
 */
export async function limitMisses<T>(limits: RateLimits, address: string, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof AppError) refuseWhenPassed(await limits.count(MISSES, address), 'links that do not work');
    throw error;
  }
}
