import { useList, useShop, type Place } from '@shop/shared/runtime';
import { useMemo } from 'react';

interface Centres {
  /** Open installation centres. */
  centres: readonly Place[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

const isCentre = ({ active, params }: Place) => active && params.some(({ type }) => type === 'installation_centre');

/** The places that install, loaded with the fields of a booking. */
export function useCentres(): Centres {
  const { lists, track } = useShop();
  const { items, revision, hasFailed } = useList('places');
  const centres = useMemo(() => items.filter(isCentre), [items]);
  return {
    centres,
    isLoading: revision === 0 && !hasFailed,
    hasFailed: hasFailed && centres.length === 0,
    retry: () => void track(lists.load(['places'], { isForced: true })),
  };
}
