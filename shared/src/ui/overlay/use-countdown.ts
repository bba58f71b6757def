import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `durationMs` of unpaused time; 0 never ends. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused || durationMs === 0) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(leftMs.current - (performance.now() - startedAt), 0);
    };
  }, [durationMs, isPaused]);
}
