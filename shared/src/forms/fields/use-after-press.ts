import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off what moves the page until the mouse button is up again. A field that is left by a press complains; were it
 * to do so at once, the button that was aimed at would slip away from under the pointer before its click.
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
      setTimeout(work); // the click comes right after the button is up
    };
    for (const type of ['mouseup', 'dragend']) addEventListener(type, finish, released);
  }, []);
}
