import { useSyncExternalStore } from 'react';
import { useLocation } from '@shop/shared/runtime';

/** Kept with a history entry: the steps before it, so that «назад» also walks back in the path. */
export interface TrailState {
  before: readonly string[];
}

const noChanges = () => () => {};

function isTrailState(state: unknown): state is TrailState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'before' in state &&
    Array.isArray(state.before) &&
    state.before.every((step) => typeof step === 'string')
  );
}

/** The steps walked so far, this one last. A reload keeps them; the server knows the address alone, and so does hydration. */
export function useTrail(step: string): string[] {
  const location = useLocation();
  const kept = useSyncExternalStore<unknown>(
    noChanges,
    () => location.state,
    () => null,
  );
  return [...(isTrailState(kept) ? kept.before : []), step];
}
