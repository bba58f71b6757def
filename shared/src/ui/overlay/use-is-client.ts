import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and in the browser's first render, so that both match. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
