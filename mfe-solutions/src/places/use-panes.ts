import { useCallback, useRef } from 'react';

/** Map and list, which stand side by side on a wide screen, and one below the other on a phone. */
export function usePanes() {
  const mapPane = useRef<HTMLDivElement>(null);
  const listPane = useRef<HTMLDivElement>(null);

  /** On a phone the map is far above a row. Next to it nothing needs to scroll. */
  const showMap = useCallback(() => {
    const { bottom = 0 } = mapPane.current?.getBoundingClientRect() ?? {};
    if (bottom < 0) mapPane.current?.scrollIntoView();
  }, []);

  /** The list from its beginning, with the focus. */
  const showList = () => {
    const pane = listPane.current;
    pane?.scrollTo(0, 0);
    pane?.focus({ preventScroll: true });
    // On a phone the list begins below the map. Next to it nothing needs to scroll.
    const { top = 0 } = pane?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight / 2) pane?.scrollIntoView();
  };

  const focusMap = () => mapPane.current?.focus({ preventScroll: true });

  return { mapPane, listPane, showMap, showList, focusMap };
}
