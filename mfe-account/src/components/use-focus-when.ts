import { useEffect, useRef } from 'react';

/** Gives its button the focus when `isDue` turns true: what had the focus has left the page by that. */
export function useFocusWhen(isDue: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasDue = useRef(isDue);

  useEffect(() => {
    if (isDue && !wasDue.current) button.current?.focus();
    wasDue.current = isDue;
  }, [isDue]);

  return button;
}
