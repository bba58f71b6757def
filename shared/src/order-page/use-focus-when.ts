import { useEffect, useRef } from 'react';

/** Focuses its button when `isDue` turns true, because the focused element has left the page. */
export function useFocusWhen(isDue: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasDue = useRef(isDue);

  useEffect(() => {
    if (isDue && !wasDue.current) button.current?.focus();
    wasDue.current = isDue;
  }, [isDue]);

  return button;
}
