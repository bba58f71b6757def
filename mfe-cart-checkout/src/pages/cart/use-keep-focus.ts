import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

const ROWS = '[data-row]';

function rowsOf(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
}

/**
 * Keeps the focus in the cart when the focused row is removed; else the keyboard would start from
 * the top of the page. The row in its place gets the focus, or the whole cart when none is left.
 * @param isDialogOpen the focus is the dialog's business then
 */
export function useKeepFocus(place: RefObject<HTMLElement | null>, isDialogOpen: boolean) {
  const focusedRow = useRef<number | null>(null);
  const hadRows = useRef(false);

  useLayoutEffect(() => {
    if (isDialogOpen) return;
    const rows = rowsOf(place.current);
    const isLost = document.activeElement === document.body;
    if (isLost && rows.length === 0 && hadRows.current) place.current?.focus({ preventScroll: true });
    if (isLost && focusedRow.current !== null) rows[Math.min(focusedRow.current, rows.length - 1)]?.focus();
    hadRows.current = rows.length > 0;
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      focusedRow.current = Math.max(
        0,
        rowsOf(place.current).findIndex((row) => row.contains(target)),
      );
    },
    // Told only when the focus moves on: what is removed with the focus on it says nothing.
    onBlur: () => {
      focusedRow.current = null;
    },
  };
}
