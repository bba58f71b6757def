import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

/** Whole seconds that are still to come; the last one is 1. */
const secondsUntil = (endMs: number) => Math.max(0, Math.ceil((endMs - Date.now()) / SECOND_MS));

/**
 * Calls back at each second before an end while the window is seen. The clock is read anew each
 * time: it may have been put right, and a sleeping phone misses seconds.
 */
function tick(endMs: number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    const leftMs = endMs - Date.now();
    if (document.hidden || leftMs <= 0) return;
    timer = setTimeout(next, leftMs % SECOND_MS || SECOND_MS);
  };
  function next() {
    clearTimeout(timer);
    onTick();
    plan();
  }
  plan();
  document.addEventListener('visibilitychange', next);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', next);
  };
}

/** Seconds until an instant; null on the server and until the browser has taken over its page. */
export function useSecondsLeft(endsAt: string): number | null {
  const endMs = Date.parse(endsAt);
  const subscribe = useCallback((onTick: () => void) => tick(endMs, onTick), [endMs]);
  return useSyncExternalStore(
    subscribe,
    () => secondsUntil(endMs),
    () => null,
  );
}
