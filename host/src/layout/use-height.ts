import { useEffect, useState, type RefObject } from 'react';

/** The height of an element that is in the page while `isShown`; measured again when the window changes. */
export function useHeight(element: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!isShown) return undefined;
    const measure = () => setHeight(element.current?.offsetHeight ?? 0);
    const frame = window.setTimeout(measure, 150);
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(frame);
      window.removeEventListener('resize', measure);
    };
  }, [element, isShown]);

  return height;
}
