import { useEffect, useState } from 'react';

/** Bars of a browser that come and go are lower than a keyboard, in CSS pixels. */
const KEYBOARD = 120;

/** What the keyboard of a phone leaves of the window. */
export interface KeyboardRoom {
  height: number;
  /** How far the browser has moved the window up to show the cursor. */
  top: number;
}

/** @returns null while no keyboard is on the screen */
export function useKeyboardRoom(): KeyboardRoom | null {
  const [room, setRoom] = useState<KeyboardRoom | null>(null);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const look = () => {
      const { height, offsetTop: top, scale } = seen;
      // Whoever has zoomed in sees less, too.
      const isOpen = scale === 1 && window.innerHeight - height > KEYBOARD;
      setRoom(isOpen ? { height, top } : null);
    };
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
    };
  }, []);
  return room;
}
