import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays work that moves the page until the mouse button is up. A field left by a press shows its
 * error; without the delay, the pressed button would move away from the pointer before its click.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const note = ({ type }: Event) => {
      isPressed.current = type === 'mousedown';
    };
    for (const type of ['mousedown', 'mouseup', 'dragend']) addEventListener(type, note, options);
    return () => listeners.abort();
  }, []);

  return useCallback((work) => {
    if (!isPressed.current) {
      work();
      return;
    }
    const released = new AbortController();
    const finish = () => {
      released.abort();
      setTimeout(work); // after the click, which follows the release
    };
    for (const type of ['mouseup', 'dragend']) addEventListener(type, finish, released);
  }, []);
}
