import { useLayoutEffect, useState, type RefObject } from 'react';

/** The height of an element that is in the page while `isShown`; measured again when the window changes. */
export function useHeight(element: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [height, setHeight] = useState(0);

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const measure = () => setHeight(element.current?.offsetHeight ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element, isShown]);

  return height;
}
