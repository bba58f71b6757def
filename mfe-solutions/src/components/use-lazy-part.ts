import { useEffect, useState, type RefObject } from 'react';

/** A part starts to load at this distance below the window. */
const NEAR = '600px';

/** True from the first time that the element is near the window. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!ref.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear]);

  return isNear;
}

interface Loading<Part> {
  /** The result of `load`, or null before it has arrived. */
  part: Part | 'failed' | null;
  retry: () => void;
}

/**
 * Loads a part of a page when its place comes near the window, because most visits never reach it.
 * @param load the same function at each render
 */
export function useLazyPart<Part extends object>(
  place: RefObject<Element | null>,
  load: () => Promise<Part>,
): Loading<Part> {
  const isNear = useNear(place);
  const [attempt, setAttempt] = useState(0);
  const [part, setPart] = useState<Part | 'failed' | null>(null);

  useEffect(() => {
    if (!isNear) return;
    load().then(setPart, () => setPart('failed'));
  }, [isNear, attempt, load]);

  const retry = () => {
    setPart(null);
    setAttempt(attempt + 1);
  };

  return { part, retry };
}
