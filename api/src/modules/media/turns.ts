import { AppError } from '../../errors/app-error';

const BUSY = 'Сейчас обрабатываются другие картинки. Повторите через минуту';
const RETRY_S = 60;

/** Says nothing of the picture: it was not its turn, or there was no time for it. */
export const tryAgain = (reason: string) =>
  new AppError('TOO_MANY_REQUESTS', reason, { retryAfter: RETRY_S, text: BUSY });

/**
 * Lets work happen a few at a time; the rest waits in order.
 * @param most how much may happen at once
 * @param mostWaiting how much may wait; more is refused
 */
export function createTurns(most: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let active = 0;

  return {
    /** @throws AppError TOO_MANY_REQUESTS when too much waits, and what the work throws */
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (active < most) active += 1;
      else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => void waiting.push(resolve));
      else throw tryAgain('too many pictures wait');
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The turn goes on to the next one.
        if (next) next();
        else active -= 1;
      }
    },
  };
}
