import type { Map as LeafletMap } from 'leaflet';
import { MARKER } from './map.styles';

/** The bar is at most as long as this. */
const MAX_PX = 120;
const STEPS = [1, 2, 5];

/** The longest round distance within `metres`: 1, 2 or 5 times a power of ten. */
export function roundDistance(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * (STEPS.findLast((step) => step * power <= metres) ?? 1);
}

/** `200 м`, `50 км`. */
export function scaleWords(metres: number): string {
  return metres >= 1000 ? `${metres / 1000}\u00A0км` : `${metres}\u00A0м`;
}

/** A bar in the corner of the map that shows how far a kilometre is. It follows the zoom. */
export function addScaleBar(map: LeafletMap): void {
  const bar = document.createElement('div');
  bar.className = MARKER.scale;
  bar.setAttribute('aria-hidden', 'true');
  map.getContainer().append(bar);

  const update = () => {
    const { x, y } = map.getSize().divideBy(2);
    const metres = map.distance(map.containerPointToLatLng([x, y]), map.containerPointToLatLng([x + MAX_PX, y]));
    if (!(metres > 0)) return;
    const round = roundDistance(metres);
    bar.style.width = `${Math.round((round / metres) * MAX_PX)}px`;
    bar.textContent = scaleWords(round);
  };
  map.on('zoomend moveend resize', update);
  update();
}
