import { useEffect, useState } from 'react';

/** Short waits show no bar at all (specification, section 9). */
export const LOADING_THROTTLE_MS = 200;
/** How long the bar runs before it stands near its end (specification, section 9). */
export const LOADING_DURATION_MS = 5000;
/** The last stretch and the fade. */
export const LOADING_FADE_MS = 400;

export type LoadingPhase = 'idle' | 'running' | 'done';

/** From work under way to what the bar shows. */
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
