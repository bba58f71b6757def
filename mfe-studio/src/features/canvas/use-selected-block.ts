import { useCallback, useRef } from 'react';

/** Marks the selected block for the style of the canvas. */
export const SELECTED = 'data-selected';

/** The block that the studio has selected, which the page in the frame shows. */
export function useSelectedBlock() {
  const selected = useRef<string | null>(null);
  /** Whether to scroll to the selected block. A new block is selected before it is drawn. */
  const mustScroll = useRef(false);

  const mark = useCallback(() => {
    for (const element of document.querySelectorAll(`[${SELECTED}]`)) element.removeAttribute(SELECTED);
    const element = selected.current === null ? null : document.getElementById(selected.current);
    if (!element) return;
    element.setAttribute(SELECTED, '');
    // At once: the page still grows while its new blocks load, which ends a smooth scroll midway.
    if (mustScroll.current) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    mustScroll.current = false;
  }, []);

  /** By the studio: the page scrolls to it. */
  const select = useCallback(
    (blockId: string | null) => {
      if (blockId === selected.current) return;
      selected.current = blockId;
      mustScroll.current = true;
      mark();
    },
    [mark],
  );

  /** By a press in the page, where it is in sight. */
  const press = useCallback(
    (blockId: string) => {
      selected.current = blockId;
      mustScroll.current = false;
      mark();
    },
    [mark],
  );

  const keepInSight = useCallback(() => {
    mustScroll.current = true;
    mark();
  }, [mark]);

  return { mark, select, press, keepInSight };
}
