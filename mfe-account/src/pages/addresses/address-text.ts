import type { DeliveryUserAddress } from '@shop/shared/runtime';

const named = (name: string, value: string | null | undefined) => (value ? `${name}\u00A0${value}` : null);

/** All but the city: «ул. Ленина, д. 5, подъезд 2, этаж 3, кв. 18». */
export function streetOf({ street, home, entrance, floor, apartment }: DeliveryUserAddress): string {
  const parts = [street, named('д.', home), named('подъезд', entrance), named('этаж', floor), named('кв.', apartment)];
  return parts.filter(Boolean).join(', ');
}

/** The whole address in one line, by which controls of different addresses are told apart. */
export function addressOf(address: DeliveryUserAddress): string {
  return `${address.city}, ${streetOf(address)}`;
}
