import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = '[aria-current], a[href], button:not(:disabled), input, textarea, select, [contenteditable]';

const isShown = (element: Element) => element.getClientRects().length > 0;

/** Where the cursor goes in a region: the selected block, or the first that can be used. */
function entranceOf(region: Element): HTMLElement | undefined {
  const all = [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  return all.find((element) => element.hasAttribute('aria-current')) ?? all[0];
}

/**
 * F6 leads to the next part of the screen (`data-region`), Shift + F6 back, as between the panes of
 * a window. The page in the frame tells its own.
 */
export function useRegionKeys(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !screen.current) return;
      event.preventDefault(); // the browser would go to its own bars
      const regions = [...screen.current.querySelectorAll('[data-region]')].filter(isShown);
      const at = regions.findIndex((region) => region.contains(document.activeElement));
      const step = event.shiftKey ? -1 : 1;
      const next = regions[at === -1 ? 0 : (at + step + regions.length) % regions.length];
      if (next) entranceOf(next)?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return screen;
}
