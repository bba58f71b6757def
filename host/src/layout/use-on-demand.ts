import { startTransition, useEffect, useState } from 'react';
import { useShop } from '@shop/shared/runtime';

/**
 * Loads a part of the layout when it is needed for the first time; null until then.
 * @param onFailure called when it did not load; it loads again when the network is back, or when it
 * is needed the next time
 */
export function useOnDemand<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFailure: () => void = () => undefined,
): Part | null {
  const shop = useShop();
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const isMissing = isWanted && !part;

  useEffect(() => {
    if (!isMissing) return undefined;
    // A transition renders in slices: a part with many styles would take a long task.
    const show = (loaded: Part) => startTransition(() => setPart({ loaded }));
    shop.track(load()).then(show, onFailure);
    const loadAgain = () => void load().then(show, () => undefined);
    addEventListener('online', loadAgain);
    return () => removeEventListener('online', loadAgain);
    // The callbacks may change with each render and must not load the part again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, shop]);

  return part?.loaded ?? null;
}
