import { useEffect, useState } from 'react';
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
    shop.track(load()).then((loaded) => setPart({ loaded }), onFailure);
    // The callbacks may be new with each render; what counts is that the part is wanted and missing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, shop]);

  return part?.loaded ?? null;
}
