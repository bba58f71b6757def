import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Notice } from '@shop/shared/runtime';
import { MAIN_ID } from './skip-link';

const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null;

/** The place that the visitor came from, or the page when that is gone. */
function goBack(origin: Element | null): void {
  const isThere = origin instanceof HTMLElement && origin.isConnected && origin !== document.body;
  const place = isThere ? origin : document.getElementById(MAIN_ID);
  place?.focus({ preventScroll: true });
}

/**
 * A toast with an action is the next stop of Tab: it is there for 5 s only. Tab then goes on from
 * where the visitor was, and so does the focus when the toast closes.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, notices: readonly Notice[]): void {
  const origin = useRef<Element | null>(null);
  /** What has the focus among the toasts, or had it last. */
  const held = useRef<Element | null>(null);
  const offeredId = useRef(0);
  /** False when the visitor came by the order of the page: the way on is that order too. */
  const hasJumped = useRef(false);
  const newest = notices.findLast(({ action }) => action)?.id ?? 0;

  useEffect(() => {
    const handleFocus = ({ target, relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof Element ? relatedTarget : null;
      held.current = target instanceof Element && region.current?.contains(target) ? target : null;
      if (!held.current) hasJumped.current = false;
      else if (!region.current?.contains(from)) origin.current = from;
    };
    const handleTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
      const active = document.activeElement;
      const last = buttons.at(-1);
      if (!region.current?.contains(active)) {
        if (event.shiftKey || newest <= offeredId.current || hasDialog()) return;
        offeredId.current = newest;
        event.preventDefault();
        hasJumped.current = true;
        buttons.findLast((button) => button.matches('[data-action]'))?.focus();
      } else if (!hasJumped.current) {
        return;
      } else if (event.shiftKey && active === buttons[0]) {
        event.preventDefault();
        goBack(origin.current);
      } else if (!event.shiftKey && active === last) {
        goBack(origin.current); // and Tab goes on from there
      }
    };
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('keydown', handleTab, { capture: true });
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('keydown', handleTab, { capture: true });
    };
  }, [newest, region]);

  useLayoutEffect(() => {
    // A focus that a press on plain text has taken stays with the visitor.
    const isLost = held.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    held.current = null;
    goBack(origin.current);
  }, [notices]);
}
