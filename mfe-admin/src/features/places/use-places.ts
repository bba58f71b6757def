import { useCallback, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffPlacesDocument } from '../../generated/graphql';
import { useLoaded } from '../../hooks';
import { NEW_PLACE, type Place } from './place-fields';

/** The places of the shop, and the one that is open. */
export function usePlaces() {
  const { client } = useShop();
  const ask = useCallback(async () => (await query(client, StaffPlacesDocument, {})).staffPlaces, [client]);
  const { value, hasFailed, loadAgain } = useLoaded(ask);
  const [saved, setSaved] = useState<readonly Place[]>([]);
  const [openId, setOpenId] = useState<number | null>(null);
  const known = value ?? [];
  const places = value && [
    ...known.map((place) => saved.find(({ id }) => id === place.id) ?? place),
    ...saved.filter(({ id }) => known.every((place) => place.id !== id)),
  ];
  return {
    ...{ places, hasFailed, loadAgain, open: setOpenId },
    edited: openId === 0 ? NEW_PLACE : (places?.find(({ id }) => id === openId) ?? null),
    onSaved: (place: Place) => {
      setSaved((before) => [...before.filter(({ id }) => id !== place.id), place]);
      if (openId === 0) setOpenId(null);
    },
    close: () => setOpenId(null),
  };
}
