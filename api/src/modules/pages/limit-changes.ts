import type { RateLimit, RateLimits } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';

/** The studio saves every five seconds, so this is fifty of its windows at once. */
const SAVES: RateLimit = { name: 'studio-saves', hits: 600, windowSeconds: 60 };
const CHANGES: RateLimit = { name: 'studio-changes', hits: 120, windowSeconds: 10 * 60 };

/** @throws AppError TOO_MANY_REQUESTS */
export async function limitSaves(limits: RateLimits, userId: number): Promise<void> {
  refuseWhenPassed(await limits.count(SAVES, String(userId)), 'saved drafts of one user');
}

/** @throws AppError TOO_MANY_REQUESTS */
export async function limitChanges(limits: RateLimits, userId: number): Promise<void> {
  refuseWhenPassed(await limits.count(CHANGES, String(userId)), 'changes of pages by one user');
}
