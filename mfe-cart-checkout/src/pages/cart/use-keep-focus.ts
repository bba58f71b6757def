import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

const ROWS = '[data-row]';

function rowsOf(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
}

/**
 * Keeps the focus in the cart when the focused row is removed; otherwise the next Tab would start
 * at the top of the page. The row that takes its place gets the focus, or the whole cart when no
 * row remains.
 * @param isDialogOpen while true, the dialog manages the focus
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
    // Runs only when the focus moves on: removing the focused element fires no blur event.
    onBlur: () => {
      focusedRow.current = null;
    },
  };
}
