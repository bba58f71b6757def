import type { Location } from '@shop/shared/runtime';

const positions = new WeakMap<Window, Map<string, number>>();

function positionsOf(target: Window): Map<string, number> {
  const known = positions.get(target) ?? new Map<string, number>();
  positions.set(target, known);
  return known;
}

export function rememberScroll(key: string): void {
  positionsOf(window).set(key, window.scrollY);
}

/** Finds the element of an anchor. One that was typed by hand may have a broken escape. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // browsers go to the top of the page, too
  }
}

/**
 * Scrolls a new page to its last position, its anchor or the top. Without an anchor, the content
 * gets the focus.
 */
export function restoreScroll({ key, hash }: Location): void {
  const position = positionsOf(window).get(key);
  const anchor = anchorOf(hash);
  if (position !== undefined) window.scrollTo(0, position);
  else if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
  // A screen reader continues in the new content, as the link is gone. An open dialog keeps focus.
  const isInDialog = document.activeElement?.closest('[aria-modal]');
  if (!anchor && !isInDialog) document.getElementById('main')?.focus({ preventScroll: true });
}
