import { useEffect, useState } from 'react';
import { formatPrice } from '@shop/shared/format';
import { query, useList, useShop } from '@shop/shared/runtime';
import { Field, Select } from '@shop/shared/ui';
import { StaffPickupPointsDocument, type StaffPickupPointsQuery } from '../generated/graphql';
import type { EditWay } from '../order';

type Point = StaffPickupPointsQuery['sitePickupPoints'][number];

/** Where orders can be collected in a city. */
function usePoints(cityId: number | null): readonly Point[] {
  const { client } = useShop();
  const [loaded, setLoaded] = useState<{ cityId: number; points: readonly Point[] } | null>(null);
  useEffect(() => {
    if (cityId === null) return;
    void query(client, StaffPickupPointsDocument, { cityId }).then(
      ({ sitePickupPoints }) => setLoaded({ cityId, points: sitePickupPoints }),
      () => setLoaded({ cityId, points: [] }),
    );
  }, [client, cityId]);
  return loaded?.cityId === cityId ? loaded.points : [];
}

/** Cities, and the ways of delivery that a city has, with the price of the lists. */
function useWays(cityId: number | null) {
  const { items: cities } = useList('deliveryCities');
  const { items: types } = useList('deliveryTypes');
  const { items: prices } = useList('deliveryPrices');
  const city = cities.find(({ id }) => id === cityId);
  const priceOf = (typeId: number) => prices.find((row) => row.cityId === cityId && row.typeId === typeId)?.price;
  const ways = types
    .filter(({ kind }) => kind === 'transport' || (kind === 'courier' ? city?.ownDelivery : city?.hasPickup))
    .map(({ id, name, kind }) => ({ id, name, price: kind === 'pickup' ? 0 : (priceOf(id) ?? null) }));
  return { cities, ways: city ? ways : [], types };
}

interface DeliveryWayProps {
  way: EditWay;
  errors: Readonly<Record<string, string>>;
  /** @param price of the lists in roubles; null where it is to be agreed */
  onChange: (way: EditWay, price: number | null) => void;
}

const toId = (value: string) => (value === '' ? null : Number(value));

/** City, way and place of delivery, from the shop's own lists. */
export function DeliveryWay({ way, errors, onChange }: DeliveryWayProps) {
  const { items: named } = useList('deliveryCities');
  const cityId = way.cityId ?? named.find(({ city }) => city === way.city)?.id ?? null;
  const { cities, ways, types } = useWays(cityId);
  const typeId = way.typeId ?? types.find(({ name }) => name === way.type)?.id ?? null;
  const points = usePoints(cityId).filter((point) => point.typeId === typeId);
  const priceOf = (id: number | null) => ways.find((one) => one.id === id)?.price ?? null;
  const pointId = way.pointId ?? points.find(({ place }) => place === way.place)?.id ?? null;

  const chooseCity = (id: number | null) => {
    const city = cities.find((one) => one.id === id)?.city ?? '';
    onChange({ cityId: id, typeId: null, pointId: null, city, type: '', place: '' }, null);
  };
  const chooseType = (id: number | null) => {
    const type = ways.find((one) => one.id === id)?.name ?? '';
    onChange({ ...way, cityId, typeId: id, pointId: null, type, place: '' }, priceOf(id));
  };
  const choosePoint = (id: number | null) => {
    const place = points.find((one) => one.id === id)?.place ?? '';
    onChange({ ...way, cityId, typeId, pointId: id, place }, priceOf(typeId));
  };

  return (
    <>
      <Field label="Город" {...(errors.deliveryCityId && { error: errors.deliveryCityId })}>
        {(control) => (
          <Select {...control} value={cityId ?? ''} onChange={({ target }) => chooseCity(toId(target.value))}>
            <option value="">{way.city || 'не выбран'}</option>
            {cities.map(({ id, city }) => (
              <option key={id} value={id}>
                {city}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Способ доставки" {...(errors.deliveryTypeId && { error: errors.deliveryTypeId })}>
        {(control) => (
          <Select {...control} value={typeId ?? ''} onChange={({ target }) => chooseType(toId(target.value))}>
            <option value="">{way.type || 'не выбран'}</option>
            {ways.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {`${name}, ${price === null ? 'по договорённости' : formatPrice(price)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {points.length > 0 && (
        <Field label="Пункт выдачи" {...(errors.deliveryPointId && { error: errors.deliveryPointId })}>
          {(control) => (
            <Select {...control} value={pointId ?? ''} onChange={({ target }) => choosePoint(toId(target.value))}>
              <option value="">{way.place || 'не выбран'}</option>
              {points.map(({ id, place }) => (
                <option key={id} value={id}>
                  {place}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}
