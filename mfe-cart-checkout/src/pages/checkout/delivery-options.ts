import type { DeliveryCity, DeliveryPrice, DeliveryType } from '@shop/shared/runtime';

export type DeliveryKind = 'courier' | 'transport' | 'pickup';

/** A way to get the order into one city. */
export interface DeliveryOption {
  typeId: number;
  name: string;
  kind: DeliveryKind;
  /** Roubles; null: by agreement. */
  price: number | null;
}

const NAME_STARTS: Record<DeliveryKind, string> = { courier: 'курьер', pickup: 'самовывоз', transport: '' };

function kindByName(name: string): DeliveryKind {
  const start = name.toLowerCase();
  if (start.startsWith(NAME_STARTS.pickup)) return 'pickup';
  return start.startsWith(NAME_STARTS.courier) ? 'courier' : 'transport';
}

/** The lists come from the host, and an older host does not ask the API for `kind`: then the name tells. */
export function kindOf(type: DeliveryType & { kind?: DeliveryKind }): DeliveryKind {
  return type.kind ?? kindByName(type.name);
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
    .map((type) => ({ typeId: type.id, name: type.name, kind: kindOf(type) }))
    .filter(({ kind }) => kind !== 'courier' || city.ownDelivery)
    .map((option) => ({
      ...option,
      price: option.kind === 'pickup' ? 0 : priceOf(prices, city.id, option.typeId),
    }));
}
