import { useLayoutEffect, useRef } from 'react';

const FIELDS = 'input:not([type="file"]), select';

/** The last button of a row; where it cannot be pressed, of the next row that has one. */
function findButton(rows: readonly Element[], index: number): HTMLElement | undefined {
  const nearest = [...rows.slice(index), ...rows.slice(0, index).reverse()];
  const lasts = nearest.flatMap((row) => [...row.querySelectorAll('button')].at(-1) ?? []);
  return lasts.find((button) => !button.disabled);
}

/** The control next below a list; where there is none, the one next above it. */
function findBeside(list: Element): HTMLElement | undefined {
  const controls = [...(list.parentElement?.querySelectorAll<HTMLElement>(`${FIELDS}, button:not(:disabled)`) ?? [])];
  const outside = controls.filter((one) => !list.contains(one));
  const isBelow = (one: Element) => (list.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return outside.find(isBelow) ?? outside.at(-1);
}

/**
 * Keeps the focus in a list whose rows come and go: it goes into the first field of a row that was
 * added at the end, and from a removed row to the one that takes its place, else to what stands
 * beside the list. Who has gone elsewhere meanwhile stays there.
 * @param count the number of rows
 */
export function useRowFocus<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const change = useRef<'added' | { removed: number } | null>(null);
  useLayoutEffect(() => {
    const expected = change.current;
    change.current = null;
    if (expected === null || !list.current) return;
    const rows = [...list.current.children];
    if (expected === 'added') rows.at(-1)?.querySelector<HTMLElement>(FIELDS)?.focus();
    else if (document.activeElement === document.body)
      (findButton(rows, expected.removed) ?? findBeside(list.current))?.focus();
  }, [count]);
  return {
    list,
    willAdd: () => {
      change.current = 'added';
    },
    willRemove: (index: number) => {
      change.current = { removed: index };
    },
  };
}
