import { AppError } from '../errors/app-error';

const TOO_MANY = 'Слишком много попыток';

/**
 * Refuses a request that exceeds a limit.
 * @param retryAfter seconds, as a limit returns them; 0 lets the request continue
 * @throws AppError TOO_MANY_REQUESTS with `retryAfter`
 */
export function refuseWhenPassed(retryAfter: number, what: string): void {
  if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', `too many ${what}`, { retryAfter, text: TOO_MANY });
}
