import { useEffect, useState } from 'react';

/** Shorter waits show no bar (docs/rules.md, Layout). */
export const LOADING_THROTTLE_MS = 200;
/** How long the bar runs until it stops near its end (docs/rules.md, Layout). */
export const LOADING_DURATION_MS = 5000;
/** How long the bar takes to reach its end and fade. */
export const LOADING_FADE_MS = 400;

export type LoadingPhase = 'idle' | 'running' | 'done';

/** Returns what the loading bar shows. */
export function useLoadingPhase(isBusy: boolean): LoadingPhase {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (isBusy === isShown) return undefined;
    const timer = setTimeout(() => setIsShown(isBusy), isBusy ? LOADING_THROTTLE_MS : LOADING_FADE_MS);
    return () => clearTimeout(timer);
  }, [isBusy, isShown]);

  if (!isShown) return 'idle';
  return isBusy ? 'running' : 'done';
}
