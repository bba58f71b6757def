import { useEffect } from 'react';

/** The API forgets a window that has been silent for 40 s. */
const EVERY_MS = 15_000;

/**
 * Runs `work` every 15 s as long as the window is seen, and at once when it is seen again.
 * @param work the same function at each render
 */
export function useWhileSeen(work: () => Promise<void>): void {
  useEffect(() => {
    const run = () => {
      if (document.visibilityState === 'visible') void work();
    };
    const timer = setInterval(run, EVERY_MS);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [work]);
}
