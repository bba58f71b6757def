import { useLayoutEffect } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { makePageInert } from './inert-page';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.closest('[hidden], [inert]')) return false;
  // Safari before 17.4 and jsdom have no `checkVisibility`.
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

function reachableIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}

/**
 * Focuses the box when the focused element is removed.
 * Otherwise nothing would have the focus, and no key would work.
 */
function holdFocus(box: HTMLElement): () => void {
  const takeIfLost = () => {
    if (document.activeElement === document.body) box.focus();
  };
  // Deferred, because an element removed on blur, such as a tooltip,
  // disappears while the focus is still moving.
  const observer = new MutationObserver(() => setTimeout(takeIfLost));
  observer.observe(box, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Focuses `[data-autofocus]`, else the box, when it opens;
 * holds the focus inside, with the page behind it inert; restores it on close.
 */
export function useModalFocus(box: RefObject<HTMLElement | null>): void {
  // Before the paint, so that an early key press reaches the dialog.
  // It never renders on the server.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = box.current;
    if (!element) return undefined;
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element;
    if (!element.contains(opener)) first.focus();
    const letGo = holdFocus(element);
    const wakePage = makePageInert(element);
    return () => {
      letGo();
      wakePage(); // an inert opener takes no focus
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [box]);
}

/** Keeps Tab inside the box. */
export function trapTab(event: KeyboardEvent, box: HTMLElement | null): void {
  if (event.key !== 'Tab' || !box) return;
  const reachable = reachableIn(box);
  const first = reachable[0];
  const last = reachable.at(-1);
  const active = document.activeElement;
  const isAtStart = active === box || active === first;

  if (!first || !last) {
    event.preventDefault();
  } else if (event.shiftKey && isAtStart) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}
