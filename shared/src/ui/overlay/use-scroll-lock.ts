import { useEffect } from 'react';

/** Locks the page's scrolling and reserves the scrollbar's width, so that nothing jumps. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    const { documentElement, body } = document;
    const before = { overflow: documentElement.style.overflow, padding: body.style.paddingRight };
    const scrollbar = window.innerWidth - documentElement.clientWidth;
    documentElement.style.overflow = 'hidden';
    if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
    return () => {
      documentElement.style.overflow = before.overflow;
      body.style.paddingRight = before.padding;
    };
  }, [isLocked]);
}
