import { query, useShop } from '@shop/shared/runtime';
import { useEffect, useState } from 'react';
import { PickupPointsDocument, type PickupPointsQuery } from '../../generated/graphql';
import type { DeliveryOption } from './delivery';
import type { CheckoutForm } from './use-checkout-form';

export type PickupPoint = PickupPointsQuery['sitePickupPoints'][number];

/** The points of the chosen way of delivery in the chosen city. */
export interface PickupPoints {
  points: readonly PickupPoint[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

type Loaded = readonly PickupPoint[] | 'failed';

/** The points of all ways in a city, loaded when a way that has points is chosen there. */
function useCityPoints(cityId: number | null) {
  const { client } = useShop();
  const [byCity, setByCity] = useState<ReadonlyMap<number, Loaded>>(new Map());
  const isMissing = cityId !== null && !byCity.has(cityId);

  useEffect(() => {
    if (!isMissing) return;
    const keep = (loaded: Loaded) => setByCity((before) => new Map(before).set(cityId, loaded));
    query(client, PickupPointsDocument, { cityId }).then(
      ({ sitePickupPoints }) => keep(sitePickupPoints),
      () => keep('failed'),
    );
  }, [client, cityId, isMissing]);

  const retry = () =>
    setByCity((before) => new Map([...before].filter(([id, loaded]) => id !== cityId || loaded !== 'failed')));
  return { loaded: cityId === null ? [] : (byCity.get(cityId) ?? null), retry };
}

/**
 * The pick-up points to choose from. A choice that the new city or way does not have is reset; the
 * only point is chosen at once. After a failure there are none, and the form asks for an address.
 */
export function usePickupPoints(form: CheckoutForm, option: DeliveryOption | null): PickupPoints {
  const [cityId, pointId] = form.watch(['deliveryCityId', 'deliveryPointId']);
  const { setValue } = form;
  const hasPoints = option !== null && option.kind !== 'courier';
  const { loaded, retry } = useCityPoints(hasPoints ? Number(cityId) : null);
  const isLoading = loaded === null;
  const all = Array.isArray(loaded) ? (loaded as readonly PickupPoint[]) : []; // `isArray` forgets `readonly`
  const points = all.filter(({ typeId }) => typeId === option?.typeId);
  const only = points.length === 1 ? String(points[0]?.id) : '';
  const isKnown = points.some(({ id }) => String(id) === pointId);

  useEffect(() => {
    if (!isLoading && !isKnown && pointId !== only) setValue('deliveryPointId', only);
  }, [isLoading, isKnown, only, pointId, setValue]);

  return { points, isLoading, hasFailed: loaded === 'failed', retry };
}
