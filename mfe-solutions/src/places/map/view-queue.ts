import type { Map as LeafletMap } from 'leaflet';

/**
 * Leaflet ignores a view that is asked for while a zoom moves. So the last one waits for its end.
 * @returns a function that shows a view now, or as soon as the map takes it
 */
export function createViewQueue(map: Pick<LeafletMap, 'on'>): (show: () => void) => void {
  let isZooming = false;
  let waiting: (() => void) | null = null;
  map.on('zoomstart', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
  });
  map.on('moveend', () => {
    if (isZooming) return;
    const show = waiting;
    waiting = null;
    show?.();
  });
  return (show) => {
    if (isZooming) waiting = show;
    else show();
  };
}
