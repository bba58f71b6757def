import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { Notice } from '@shop/shared/runtime';
import { areaOf, controlsInWindow, findToastPlace, isFree } from './toast-place';

/** The page goes on changing after the press that a toast reports, and after a scroll. */
const SETTLED_MS = 200;

/** Moves the toasts where they cover no control; not while the visitor is using one of them. */
function place(toasts: HTMLElement, isNew: boolean): void {
  const isInUse = toasts.matches(':hover') || toasts.contains(document.activeElement);
  if (isInUse && !isNew) return;
  const controls = controlsInWindow(toasts);
  if (!isNew && isFree(areaOf(toasts), controls)) return;
  toasts.style.translate = '';
  const home = areaOf(toasts);
  const { left, top } = findToastPlace(home, controls, { width: innerWidth, height: innerHeight });
  toasts.style.translate = `${left - home.left}px ${top - home.top}px`;
}

/** Keeps the toasts off the controls of the page, which scroll and change under them. */
export function useToastPlace(region: RefObject<HTMLElement | null>, notices: readonly Notice[]): void {
  useLayoutEffect(() => {
    if (region.current) place(region.current, true);
  }, [notices, region]);

  useEffect(() => {
    if (notices.length === 0) return undefined;
    const settle = () => region.current && place(region.current, false);
    let timer = setTimeout(settle, SETTLED_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    addEventListener('scroll', wait, { passive: true });
    addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
      removeEventListener('resize', wait);
    };
  }, [notices, region]);
}
