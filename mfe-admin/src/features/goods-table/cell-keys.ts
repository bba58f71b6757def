import type { KeyboardEvent } from 'react';

const ORDER = ['name', 'price', 'active'];

const rowOf = (cell: HTMLElement) => cell.closest('[role="row"]');
const cellIn = (row: Element | null | undefined, field: string | undefined) =>
  row?.querySelector<HTMLInputElement>(`[data-field="${field}"]`);

/** Arrows leave a text whose letters are all chosen, or that has its caret at the edge. */
function leavesBy(key: string, cell: HTMLInputElement): boolean {
  if (cell.type === 'checkbox') return true;
  const { selectionStart: start, selectionEnd: end, value } = cell;
  const isWhole = start === 0 && end === value.length;
  return isWhole || (start === end && start === (key === 'ArrowLeft' ? 0 : value.length));
}

/** The row before or after, also in the part of the table before or after. */
function rowBeside(cell: HTMLElement, isUp: boolean): Element | null | undefined {
  const row = rowOf(cell);
  const part = row?.parentElement;
  if (isUp) return row?.previousElementSibling ?? part?.previousElementSibling?.lastElementChild;
  return row?.nextElementSibling ?? part?.nextElementSibling?.firstElementChild;
}

function neighbour(key: string, isBackwards: boolean, cell: HTMLInputElement): HTMLInputElement | null | undefined {
  const { field } = cell.dataset;
  if (key === 'ArrowUp' || (key === 'Enter' && isBackwards)) return cellIn(rowBeside(cell, true), field);
  if (key === 'ArrowDown' || key === 'Enter') return cellIn(rowBeside(cell, false), field);
  if (!leavesBy(key, cell)) return null;
  const place = ORDER.indexOf(field ?? '') + (key === 'ArrowRight' ? 1 : -1);
  return cellIn(rowOf(cell), ORDER[place]);
}

const KEYS = new Set(['Enter', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** Moves between the fields of a table as in one: Enter and arrows; Tab is the browser's own. */
export function moveByKeys(event: KeyboardEvent): void {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLInputElement) || !KEYS.has(key) || ctrlKey || metaKey || altKey) return;
  if (key.startsWith('Arrow') && shiftKey) return;
  const next = neighbour(key, shiftKey, target);
  if (key === 'Enter') event.preventDefault();
  if (!next) return;
  event.preventDefault();
  next.focus();
}
