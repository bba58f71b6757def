import { useMemo } from 'react';
import { useList } from '@shop/shared/runtime';
import { toShownPlaces, type ShownPlace } from './place';

/** All places there are to show. */
export function useShownPlaces(): readonly ShownPlace[] {
  const { items } = useList('places');
  return useMemo(() => toShownPlaces(items), [items]);
}
