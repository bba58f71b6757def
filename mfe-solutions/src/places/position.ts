import { useState } from 'react';
import type { ShownPlace } from './place';

export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in km (haversine). */
export function distanceKm(from: Position, to: Position): number {
  const latitude = radians(to.latitude - from.latitude) / 2;
  const longitude = radians(to.longitude - from.longitude) / 2;
  const square =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** `850 м`, `3,4 км`, `1 240 км`. */
export function distanceWords(km: number): string {
  if (km < 1) return `${Math.max(10, Math.round(km * 100) * 10)}\u00A0м`;
  return `${km.toLocaleString('ru-RU', { maximumFractionDigits: km < 10 ? 1 : 0 })}\u00A0км`;
}

export function nearestFirst(places: readonly ShownPlace[], from: Position): ShownPlace[] {
  const distances = new Map(places.map((place) => [place, distanceKm(from, place.location)]));
  return places.toSorted((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}

export type PositionState =
  { kind: 'unknown' | 'requesting' | 'denied' | 'failed' } | { kind: 'known'; position: Position };

const TIMEOUT_MS = 10_000;
const OPTIONS: PositionOptions = { timeout: TIMEOUT_MS, maximumAge: 300_000 };

/**
 * The visitor's position, requested only when they press the button. It is never in an address or
 * sent to a server (docs/rules.md, Places).
 */
export function usePosition() {
  const [state, setState] = useState<PositionState>({ kind: 'unknown' });

  const request = () => {
    if (!('geolocation' in navigator)) {
      setState({ kind: 'failed' });
      return;
    }
    setState({ kind: 'requesting' });
    // Firefox answers nothing while its question is open or has been waved aside: the time limit of
    // the request begins with the permission. A later answer still counts.
    const timer = setTimeout(() => setState({ kind: 'failed' }), TIMEOUT_MS);
    const answer = (next: PositionState) => {
      clearTimeout(timer);
      setState(next);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ kind: 'known', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => answer({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      OPTIONS,
    );
  };

  return { state, request, forget: () => setState({ kind: 'unknown' }) };
}
