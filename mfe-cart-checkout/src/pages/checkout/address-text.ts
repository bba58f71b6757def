import type { DeliveryUserAddress } from '@shop/shared/runtime';

const named = (name: string, value: string | null | undefined) => (value ? `${name}\u00A0${value}` : null);

/** «ул. Тверская, д. 7, кв. 118»: a saved address without its city. */
export function addressText({ street, home, entrance, floor, apartment }: DeliveryUserAddress): string {
  const parts = [street, named('д.', home), named('подъезд', entrance), named('этаж', floor), named('кв.', apartment)];
  return parts.filter(Boolean).join(', ');
}
