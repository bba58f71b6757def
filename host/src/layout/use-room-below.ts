import { useLayoutEffect, type RefObject } from 'react';

/** The custom property that keeps the room: `LayoutStyle` says what it does to the page. */
export const ROOM_BELOW = '--room-below';

/** Keeps as much room below the page as an element fixed at the foot of the window covers. */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    const keep = () => style.setProperty(ROOM_BELOW, `${element.current?.offsetHeight ?? 0}px`);
    keep();
    window.addEventListener('resize', keep);
    return () => {
      window.removeEventListener('resize', keep);
      style.removeProperty(ROOM_BELOW);
    };
  }, [element, isShown]);
}
