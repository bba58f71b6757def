import type { Location } from '@shop/shared/runtime';

const positions = new WeakMap<Window, Map<string, number>>();

function positionsOf(target: Window): Map<string, number> {
  const known = positions.get(target) ?? new Map<string, number>();
  positions.set(target, known);
  return known;
}

/** Remembers where the page of a history entry was left. */
export function rememberScroll(key: string): void {
  positionsOf(window).set(key, window.scrollY);
}

/** The element that an anchor names; an anchor typed by hand may be no code of any text. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // as browsers do: the page begins at its top
  }
}

/** Takes a newly shown page to its place: where it was left, its anchor, or the top with the focus on the content. */
export function restoreScroll({ key, hash }: Location): void {
  const kept = positionsOf(window).get(key);
  const anchor = anchorOf(hash);
  if (kept !== undefined) window.scrollTo(0, kept);
  else if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
  // A screen reader goes on from the new content, not from the link that is gone; a dialog opened on the way keeps it.
  const isInDialog = document.activeElement?.closest('[aria-modal]');
  if (!anchor && !isInDialog) document.getElementById('main')?.focus({ preventScroll: true });
}
