import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl + Enter, also while typing, unless the field has a use for it: a comment is sent by it.
 * @param act null leaves the key to others
 */
export function usePublishKey(act: (() => void) | null): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    // A key that is held down must not confirm what it has just opened.
    if (!act || event.key !== 'Enter' || !isCommand || event.repeat || event.defaultPrevented) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
