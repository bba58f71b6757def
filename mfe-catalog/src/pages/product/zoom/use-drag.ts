import { useRef, type PointerEvent } from 'react';

/** Up to here a press with an unsteady hand is still a click. */
const CLICK_PX = 4;

/** A mouse drags what does not fit; fingers scroll it by themselves. `onClick` is told of presses that dragged nothing. */
export function useDrag(onClick: (point: { x: number; y: number }) => void) {
  const moved = useRef<number | null>(null);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      moved.current = event.button === 0 ? 0 : null;
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ pointerType, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (moved.current === null) return;
      moved.current += Math.abs(movementX) + Math.abs(movementY);
      if (pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const wasClick = moved.current !== null && moved.current <= CLICK_PX;
      moved.current = null;
      if (wasClick) onClick({ x: clientX, y: clientY });
    },
    // The browser took the fingers over to scroll.
    onPointerCancel: () => {
      moved.current = null;
    },
  };
}
