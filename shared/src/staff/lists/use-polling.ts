import { useEffect } from 'react';

/** A window that nobody sees asks less often: only its title is read. */
const UNSEEN_FACTOR = 5;

/**
 * Runs `work` now and every so often, and at once when the window is seen again or the network is
 * back. A run begins when the one before has ended.
 * @param work the same function at each render
 */
export function usePolling(work: () => Promise<void>, everyMs: number): void {
  useEffect(() => {
    let isLeft = false;
    let isRunning = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      clearTimeout(timer);
      await work();
      isRunning = false;
      if (isLeft) return;
      const isSeen = document.visibilityState !== 'hidden';
      timer = setTimeout(() => void run(), isSeen ? everyMs : everyMs * UNSEEN_FACTOR);
    };
    const runNow = () => void run();
    runNow();
    document.addEventListener('visibilitychange', runNow);
    window.addEventListener('online', runNow);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', runNow);
      window.removeEventListener('online', runNow);
    };
  }, [work, everyMs]);
}
