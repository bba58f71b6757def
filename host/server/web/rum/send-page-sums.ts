import type { PagesApi } from '../documents/pages-api';
import type { PageSums } from './page-sums';
import type { TestSums } from './test-sums';

const EVERY_MS = 5000;

export interface PageSumSenderOptions {
  sums: Pick<PageSums, 'take' | 'giveBack'>;
  tests: Pick<TestSums, 'take' | 'giveBack'>;
  api: Pick<PagesApi, 'sendFigures'>;
  everyMs?: number;
  /** Called when the API stops answering, and once only. */
  onFailure: (error: unknown) => void;
}

/**
 * Sends the API every few seconds what visitors have done on pages. While it is away, sums add up
 * here. An answer that is lost makes them count twice, which is better than not at all.
 * @returns a function that sends the last ones
 */
export function startPageSumSender({ sums, tests, api, everyMs = EVERY_MS, onFailure }: PageSumSenderOptions) {
  let isAway = false;

  const send = async () => {
    const taken = sums.take();
    const takenTests = tests.take();
    if (taken.length + takenTests.length === 0) return;
    try {
      await api.sendFigures(taken, takenTests);
      isAway = false;
    } catch (error) {
      sums.giveBack(taken);
      tests.giveBack(takenTests);
      if (!isAway) onFailure(error);
      isAway = true;
    }
  };

  const timer = setInterval(() => void send(), everyMs);
  timer.unref();
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await send();
  };
}
