import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose row goes: the button of the next row gets it, and without one
 * what adds a row. Buttons that remove have `data-remove`, what adds is an input for a search or
 * has `data-add`.
 */
export function useRowFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const index = removed.current;
    if (index === null) return;
    removed.current = null;
    const next = box.current?.querySelectorAll<HTMLElement>('[data-remove]')[index];
    const adding = box.current?.querySelector<HTMLElement>('[data-add], input[type="search"]');
    (next ?? adding)?.focus();
  });
  return {
    box,
    /** Called with the place of the row before it goes. */
    follow: (index: number) => {
      removed.current = index;
    },
  };
}
