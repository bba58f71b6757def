import { useEffect, useState, type RefObject } from 'react';
import { useNear } from './use-near';

interface Loading<Part> {
  /** What `load` gave; null while it is on its way, or not wanted yet. */
  part: Part | 'failed' | null;
  retry: () => void;
}

/**
 * Loads a part of a page when its place comes near the window: most visits never get there.
 * @param load the same function at each render
 */
export function useLatePart<Part extends object>(
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
