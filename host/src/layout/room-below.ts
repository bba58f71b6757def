/** The custom property that keeps the room: `LayoutStyle` says what it does to the page. */
export const ROOM_BELOW = '--room-below';

/**
 * Keeps as much room below the page as an element fixed at the foot of the window covers, if it is shown.
 * The property reaches every element by inheritance, and each is styled anew when it changes.
 */
export function keepRoomBelow(element: HTMLElement | null): void {
  const { style } = document.documentElement;
  const room = element?.offsetHeight ? `${element.offsetHeight}px` : '';
  if (style.getPropertyValue(ROOM_BELOW) !== room) style.setProperty(ROOM_BELOW, room);
}
