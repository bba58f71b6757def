import type { Position } from '../position';

/** About a metre. */
const PLACES = 5;

const rounded = (degrees: number) => Number(degrees.toFixed(PLACES));

/** The place of a press on the map, which goes on beyond the date line. */
export function pressedPosition({ lat, lng }: { lat: number; lng: number }): Position {
  return { latitude: rounded(lat), longitude: rounded(((((lng + 180) % 360) + 360) % 360) - 180) };
}
