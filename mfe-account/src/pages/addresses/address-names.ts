import { formatAddress } from '@shop/shared/format';
import type { DeliveryUserAddress } from '@shop/shared/runtime';

/** What a card is called, and the rest of its address. */
export interface AddressName {
  name: string;
  rest: string;
}

const PARTS = ['city', 'street', 'home', 'entrance', 'floor', 'apartment'] as const;

/** The first parts of an address, as many as `count`. */
function beginning(address: DeliveryUserAddress, count: number): string {
  return formatAddress(Object.fromEntries(PARTS.slice(0, count).map((part) => [part, address[part]])));
}

/** As many parts as tell the address from the others; all of them when it is saved twice. */
function partsOfName(address: DeliveryUserAddress, others: readonly DeliveryUserAddress[]): number {
  for (let count = 1; count < PARTS.length; count += 1) {
    const name = beginning(address, count);
    if (others.every((other) => beginning(other, count) !== name)) return count;
  }
  return PARTS.length;
}

/**
 * Names that differ from each other: the city, and as much of the rest as two addresses of one city
 * need. Of an address that was saved twice, the second has a number.
 */
export function nameAddresses(addresses: readonly DeliveryUserAddress[]): Map<number, AddressName> {
  const names = new Map<number, AddressName>();
  const used = new Map<string, number>();
  for (const address of addresses) {
    const others = addresses.filter((other) => other !== address);
    const count = partsOfName(address, others);
    const name = beginning(address, count);
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    const rest = formatAddress(Object.fromEntries(PARTS.slice(count).map((part) => [part, address[part]])));
    names.set(address.id, { name: times > 1 ? `${name} (${times})` : name, rest });
  }
  return names;
}
