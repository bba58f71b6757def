import type { Map as LeafletMap } from 'leaflet';

/** How long the hint stays after the finger has left. */
const HINT_MS = 1500;

/**
 * One finger scrolls the page, two move and zoom the map; a mouse drags it as usual.
 * @param onHint called with true when one finger moves over the map, later with false
 * @returns removes the handlers
 */
export function leaveOneFingerToPage(map: LeafletMap, onHint: (isShown: boolean) => void): () => void {
  const container = map.getContainer();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const handlePointerDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') map.dragging.disable();
    else map.dragging.enable();
  };
  const handleTouchMove = (event: TouchEvent) => {
    clearTimeout(timer);
    // eslint-disable-next-line browsers/supported-apis -- only a touch screen has the event
    onHint(event.touches.length === 1);
    timer = setTimeout(() => onHint(false), HINT_MS);
  };

  // Before Leaflet's own handler of the same press.
  container.addEventListener('pointerdown', handlePointerDown, { capture: true });
  container.addEventListener('touchmove', handleTouchMove, { passive: true });
  return () => {
    clearTimeout(timer);
    container.removeEventListener('pointerdown', handlePointerDown, { capture: true });
    container.removeEventListener('touchmove', handleTouchMove);
  };
}
