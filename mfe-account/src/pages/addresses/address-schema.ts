import { maxLength, object, required, text, type InferType } from '@shop/shared/forms';
import type { DeliveryUserAddress, UserAddressFields } from '@shop/shared/runtime';

const MAX = { city: 128, street: 128, home: 32, detail: 16 } as const;

export const addressSchema = object({
  city: text(required(), maxLength(MAX.city)),
  street: text(required(), maxLength(MAX.street)),
  home: text(required(), maxLength(MAX.home)),
  entrance: text(maxLength(MAX.detail)),
  floor: text(maxLength(MAX.detail)),
  apartment: text(maxLength(MAX.detail)),
});

export type AddressValues = InferType<typeof addressSchema>;

export const ADDRESS_FIELDS = ['city', 'street', 'home', 'entrance', 'floor', 'apartment'] as const;

/** What the form shows at first; empty for a new address. */
export function valuesOf(address: DeliveryUserAddress | null): AddressValues {
  const { city = '', street = '', home = '', entrance, floor, apartment } = address ?? {};
  return { city, street, home, entrance: entrance ?? '', floor: floor ?? '', apartment: apartment ?? '' };
}

/** What was left empty is sent as null. */
export function toFields({ city, street, home, entrance, floor, apartment }: AddressValues): UserAddressFields {
  return { city, street, home, entrance: entrance || null, floor: floor || null, apartment: apartment || null };
}
