import { AppError } from '../../../errors/app-error';
import type { RateLimit, RateLimits } from '../../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../../rate-limit/refuse-when-passed';
import type { RecordSecurityEvent } from '../../../security-events';

const WRONG_CODES: RateLimit = { name: 'second-factor', hits: 5, windowSeconds: 15 * 60 };
const WRONG = 'Неверный код. Код из\u00A0приложения меняется каждые полминуты и\u00A0действует один раз';

/** @throws AppError BAD_REQUEST with `fields.code` */
export function refuseCode(): never {
  throw new AppError('BAD_REQUEST', 'a wrong code', { fields: { code: WRONG } });
}

/**
 * Lets somebody try a code. It is counted before it is read, so that many at once are counted, too;
 * a right one ends the count.
 * @throws AppError of `attempt`; TOO_MANY_REQUESTS for the sixth within 15 minutes
 */
export async function limitAttempts<T>(
  attempts: RateLimits,
  userId: number,
  record: RecordSecurityEvent,
  attempt: () => Promise<T>,
): Promise<T> {
  refuseWhenPassed(await attempts.count(WRONG_CODES, String(userId)), 'wrong codes');
  try {
    const done = await attempt();
    await attempts.clear(WRONG_CODES, String(userId));
    return done;
  } catch (error) {
    if (error instanceof AppError && error.details.fields?.code) record('factor-failed', { userId });
    throw error;
  }
}
