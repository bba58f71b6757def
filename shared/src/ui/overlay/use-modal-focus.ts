import { useLayoutEffect } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.closest('[hidden], [inert]')) return false;
  // jsdom has no layout and no `checkVisibility`.
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

function reachableIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}

/** A part of the dialog that goes takes the focus along, and where nothing has it no key is heard: the box takes it then. */
function holdFocus(box: HTMLElement): () => void {
  const takeIfLost = () => {
    if (document.activeElement === document.body) box.focus();
  };
  // In a task of its own: what goes on blur, as a tooltip does, goes while the focus is on its way to the next control.
  const observer = new MutationObserver(() => setTimeout(takeIfLost));
  observer.observe(box, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Takes focus into the box when it opens (to `[data-autofocus]`, else to the box), holds it there, and gives it back after. */
export function useModalFocus(box: RefObject<HTMLElement | null>): void {
  // Before the paint: a key pressed at the sight of the dialog is its own. It is never rendered on the server.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = box.current;
    if (!element) return undefined;
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element;
    if (!element.contains(opener)) first.focus();
    const letGo = holdFocus(element);
    return () => {
      letGo();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [box]);
}

/** Keeps the Tab key inside the box. */
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
