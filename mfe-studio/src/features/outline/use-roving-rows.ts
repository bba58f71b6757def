import { useRef, useState } from 'react';

/** How far each key leads: a page has 60 blocks at most. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/**
 * One row of a list is a Tab stop, the selected one or that which was reached last; arrows, Home
 * and End lead to the others (WAI-ARIA APG, roving tabindex).
 */
export function useRovingRows(count: number, selected: number | null) {
  const list = useRef<HTMLOListElement>(null);
  const [reached, setReached] = useState({ row: selected ?? 0, selected });
  const row = reached.selected === selected ? reached.row : (selected ?? 0);
  const stop = Math.min(row, count - 1);

  const reach = (next: number) => setReached({ row: next, selected });
  /** @returns false for a key that leads nowhere */
  const moveBy = (key: string, from: number): boolean => {
    const step = STEPS[key];
    if (step === undefined) return false;
    const next = Math.max(0, Math.min(count - 1, from + step));
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus();
    return true;
  };
  return { list, stop, reach, moveBy };
}
