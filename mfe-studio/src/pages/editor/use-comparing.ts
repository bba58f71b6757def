import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LOADING, type ComparisonState } from '../../features/comparison';

/**
 * What differs from the site, in the page itself, which is only read meanwhile.
 * @param isOn whether somebody looks at it
 * @param onEnd leaves it
 */
export function useComparing(isOn: boolean, onEnd: () => void) {
  const [found, setFound] = useState<ComparisonState>(LOADING);
  const [at, setAt] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn !== wasOn) {
    setWasOn(isOn);
    setFound(LOADING);
    setAt(0);
  }

  const end = useEffectEvent(() => {
    onEnd();
    button.current?.focus();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    // What was pressed may be gone with its panel.
    button.current?.focus();
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);

  const comparison = isOn && found.kind === 'ready' ? found.comparison : null;
  // A colleague may have taken back the last one.
  const shown = Math.min(at, Math.max(0, (comparison?.changes.length ?? 0) - 1));
  const blockId = comparison?.changes[shown]?.blockId;
  const lookedAt = useMemo(() => (blockId === undefined ? null : { number: shown, blockId }), [shown, blockId]);
  const step = useCallback((next: number) => setAt(next), []);
  return { isOn, found, setFound, comparison, at: shown, step, lookedAt, button };
}

export type Comparing = ReturnType<typeof useComparing>;
