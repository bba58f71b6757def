import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the cursor in a list whose rows come and go: it goes into the first field of a row that was
 * added at the end, and from a removed row to the one that takes its place, else to the button
 * below the list.
 * @param count the number of rows
 */
export function useRowFocus<List extends HTMLElement = HTMLElement>(count: number) {
  const list = useRef<List>(null);
  /** The number of a row that is being removed. */
  const next = useRef<'added' | number | null>(null);
  useLayoutEffect(() => {
    const wanted = next.current;
    next.current = null;
    if (wanted === null || !list.current) return;
    const { children, parentElement } = list.current;
    if (wanted === 'added') {
      children[children.length - 1]?.querySelector<HTMLElement>('input, select')?.focus();
      return;
    }
    const row = children[Math.min(wanted, children.length - 1)];
    const buttons = [row, parentElement].map((place) => [
      ...(place?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
    ]);
    buttons.flatMap((found) => found.at(-1) ?? [])[0]?.focus();
  }, [count]);
  return {
    list,
    willAdd: () => {
      next.current = 'added';
    },
    willRemove: (index: number) => {
      next.current = index;
    },
  };
}
