import { useCallback, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffPointsDocument } from '../../generated/graphql';
import { useLoaded } from '../../hooks';
import { NEW_POINT, type Point, type PointChoices } from './point-fields';

/** Where orders are collected, what a point is chosen from, and the point that is open. */
export function usePoints() {
  const { client } = useShop();
  const ask = useCallback(() => query(client, StaffPointsDocument, {}), [client]);
  const { value, hasFailed, loadAgain } = useLoaded(ask);
  const [saved, setSaved] = useState<readonly Point[]>([]);
  const [openId, setOpenId] = useState<number | null>(null);
  const known = value?.staffPickupPoints ?? [];
  const points = value && [
    ...known.map((point) => saved.find(({ id }) => id === point.id) ?? point),
    ...saved.filter(({ id }) => known.every((point) => point.id !== id)),
  ];
  const choices: PointChoices | null = value && {
    cities: value.staffDelivery.cities,
    ways: value.staffDelivery.types.filter(({ kind }) => kind !== 'courier'),
    places: value.staffPlaces,
  };
  return {
    ...{ points, choices, hasFailed, loadAgain, open: setOpenId },
    edited: openId === 0 ? NEW_POINT : (points?.find(({ id }) => id === openId) ?? null),
    onSaved: (point: Point) => {
      setSaved((before) => [...before.filter(({ id }) => id !== point.id), point]);
      if (openId === 0) setOpenId(null);
    },
    close: () => setOpenId(null),
  };
}
