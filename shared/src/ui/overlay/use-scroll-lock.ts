import { useEffect } from 'react';

/** The page behind stands still; the room of its scrollbar is kept, so that nothing jumps. */
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
