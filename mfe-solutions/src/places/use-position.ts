import { useState } from 'react';
import type { Position } from './distance';

export type PositionState =
  { kind: 'unknown' | 'asking' | 'denied' | 'failed' } | { kind: 'known'; position: Position };

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** Where the visitor is, asked only when he wants it. It stays in the page: no address and no server learns it. */
export function usePosition() {
  const [state, setState] = useState<PositionState>({ kind: 'unknown' });

  const ask = () => {
    if (!('geolocation' in navigator)) {
      setState({ kind: 'failed' });
      return;
    }
    setState({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setState({ kind: 'known', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => setState({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      OPTIONS,
    );
  };

  return { state, ask, forget: () => setState({ kind: 'unknown' }) };
}
