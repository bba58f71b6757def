import { useLayoutEffect, useRef } from 'react';

/** Puts the cursor into the first field of a row that has just been added at the end of a list. */
export function useAddedRow(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const isAdding = useRef(false);
  useLayoutEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus();
  }, [count]);
  const willAdd = () => {
    isAdding.current = true;
  };
  return { list, willAdd };
}
