import { formatHours } from '@shop/shared/booking';
import { fillTemplate, formatPrice, toRoubles } from '@shop/shared/format';
import type { CartItem, Product } from '@shop/shared/runtime';
import { bookedDevices, devicesInCart, type BookedDevice, type DeviceChoice } from './booked-devices';
import { TEXTS } from './texts';

/** What a service of the order is booked for. */
export interface LineBooking {
  place: 'centre' | 'address';
  devices: BookedDevice[];
  /** The devices of the cart that it could be for. */
  inCart: BookedDevice[];
  /** The products that it has a price for. */
  modelIds: number[];
}

interface Cart {
  rows: readonly CartItem[];
  products: readonly Product[];
}

/** The booking of a row; null for what needs none. */
export function bookLine(row: CartItem, choice: DeviceChoice, { rows, products }: Cart): LineBooking | null {
  const service = products.find(({ id }) => id === row.productId);
  const place = service?.bookingPlace ?? null;
  if (place === null || row.parentId !== null) return null;
  const prices = service?.servicePrices ?? [];
  const devices = { rows, products, prices };
  return {
    place,
    devices: bookedDevices(row, choice, devices),
    inCart: devicesInCart(devices),
    modelIds: prices.map(({ productId }) => productId),
  };
}

/** «INVIS DUOS: 2 × 6 500 ₽, 3–5 ч» for each device. */
export function deviceTexts(devices: readonly BookedDevice[]): string[] {
  return devices.map(({ name, count, unitKopecks, minHours, maxHours }) => {
    const device = fillTemplate(TEXTS.deviceText, { name, count, price: formatPrice(toRoubles(unitKopecks)) });
    const hours = formatHours(minHours, maxHours);
    return hours ? fillTemplate(TEXTS.deviceHours, { device, hours }) : device;
  });
}
