import { useEffect, useRef, useState } from 'react';

/** Shorter waits show no bar (docs/rules.md, Layout). */
export const LOADING_THROTTLE_MS = 200;
/** How long the bar runs until it stops near its end (docs/rules.md, Layout). */
export const LOADING_DURATION_MS = 5000;
/** How long the bar takes to reach its end and fade. */
export const LOADING_FADE_MS = 400;

/** A press does not cause what begins later than this. */
const PRESS_MS = 1000;

export type LoadingPhase = 'idle' | 'running' | 'done';

/** Returns a function: how long ago the visitor pressed what is loading, or 0 for no press. */
function useWaited(): () => number {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const handlePress = () => (pressedAt.current = performance.now());
    addEventListener('click', handlePress, true);
    return () => removeEventListener('click', handlePress, true);
  }, []);

  return () => {
    const waited = performance.now() - pressedAt.current;
    return waited < PRESS_MS ? waited : 0;
  };
}

/**
 * Returns what the loading bar shows. The wait counts from the press: on a slow phone, what the
 * press starts begins a good while after it.
 */
export function useLoadingPhase(isBusy: boolean): LoadingPhase {
  const [isShown, setIsShown] = useState(false);
  const waited = useWaited();

  useEffect(() => {
    if (isBusy === isShown) return undefined;
    const timer = setTimeout(() => setIsShown(isBusy), isBusy ? LOADING_THROTTLE_MS - waited() : LOADING_FADE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `waited` only reads the clock
  }, [isBusy, isShown]);

  if (!isShown) return 'idle';
  return isBusy ? 'running' : 'done';
}
