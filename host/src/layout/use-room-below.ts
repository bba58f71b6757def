import { useLayoutEffect, type RefObject } from 'react';
import { keepRoomBelow } from './room-below';

/** Keeps room below the page while an element fixed at the foot of the window is shown. */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const keep = () => keepRoomBelow(element.current);
    keep();
    window.addEventListener('resize', keep);
    return () => {
      window.removeEventListener('resize', keep);
      keepRoomBelow(null);
    };
  }, [element, isShown]);
}
