import { useRef, type PointerEvent } from 'react';

/** Shorter moves are taps, or fingers that scroll the page. */
const MIN_SWIPE_PX = 40;

/** Handlers for an element that is swiped by finger; a mouse has the thumbnails. The element wants `touch-action: pan-y`. */
export function useSwipe(onSwipe: (key: 'ArrowLeft' | 'ArrowRight') => void) {
  const startX = useRef<number | null>(null);

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      startX.current = pointerType !== 'mouse' && isPrimary ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = startX.current === null ? 0 : clientX - startX.current;
      startX.current = null;
      if (Math.abs(moved) >= MIN_SWIPE_PX) onSwipe(moved < 0 ? 'ArrowRight' : 'ArrowLeft');
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}
