import type { DeliveryCity, DeliveryPrice, DeliveryType } from '@shop/shared/runtime';

export type DeliveryKind = DeliveryType['kind'];

/** A way to get the order into one city. */
export interface DeliveryOption {
  typeId: number;
  name: string;
  kind: DeliveryKind;
  /** Roubles; null: by agreement. */
  price: number | null;
}

function priceOf(prices: readonly DeliveryPrice[], cityId: number, typeId: number): number | null {
  return prices.find((row) => row.cityId === cityId && row.typeId === typeId)?.price ?? null;
}

/** The ways possible in a city: the shop's courier only where the shop delivers itself; collection costs nothing. */
export function deliveryOptions(
  city: DeliveryCity,
  types: readonly DeliveryType[],
  prices: readonly DeliveryPrice[],
): DeliveryOption[] {
  return types
    .map((type) => ({ typeId: type.id, name: type.name, kind: type.kind }))
    .filter(({ kind }) => kind !== 'courier' || city.ownDelivery)
    .map((option) => ({
      ...option,
      price: option.kind === 'pickup' ? 0 : priceOf(prices, city.id, option.typeId),
    }));
}
