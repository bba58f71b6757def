import { startTransition, useEffect, useState } from 'react';
import { useShop } from '@shop/shared/runtime';

/**
 * Fetches a part of the layout when it is wanted for the first time; null until it is here.
 * @param onFailure told when it did not load; wanting it again tries again
 */
export function useOnDemand<Part>(isWanted: boolean, load: () => Promise<Part>, onFailure: () => void): Part | null {
  const shop = useShop();
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const isMissing = isWanted && !part;

  useEffect(() => {
    if (!isMissing) return;
    // In slices: a part that comes with many styles is not shown in one long task.
    const show = (loaded: Part) => startTransition(() => setPart({ loaded }));
    shop.track(load()).then(show, onFailure);
    // The callbacks may be new with each render; what counts is that the part is wanted and missing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, shop]);

  return part?.loaded ?? null;
}
