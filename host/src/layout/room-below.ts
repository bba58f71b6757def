/** The custom property that keeps the room: `LayoutStyle` says what it does to the page. */
export const ROOM_BELOW = '--room-below';

/**
 * Keeps as much room below the page as an element fixed at the foot of the window covers, if it is shown.
 * The property reaches every element by inheritance, and each is styled anew when it changes: what `LayoutStyle` says already is not said again.
 */
export function keepRoomBelow(element: HTMLElement | null): void {
  const root = document.documentElement;
  const room = element?.offsetHeight ? `${element.offsetHeight}px` : '';
  if (getComputedStyle(root).getPropertyValue(ROOM_BELOW) !== room) root.style.setProperty(ROOM_BELOW, room);
}
