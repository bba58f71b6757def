import { useEffect } from 'react';

/** The API forgets a window that has been silent for 40 s. */
const EVERY_MS = 15_000;

/**
 * Runs `work` again and again as long as the window is seen, and at once when it is seen again.
 * @param work the same function at each render
 * @param everyMs null: not now
 */
export function useWhileSeen(work: () => Promise<void>, everyMs: number | null = EVERY_MS): void {
  useEffect(() => {
    if (everyMs === null) return undefined;
    const run = () => {
      if (document.visibilityState === 'visible') void work();
    };
    const timer = setInterval(run, everyMs);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [work, everyMs]);
}
