import { toKopecks } from '@shop/shared/format';
import type { CartItem, Product } from '@shop/shared/runtime';

/** What a service costs and takes for one product. Money is roubles. */
type ServicePrice = NonNullable<Product['servicePrices']>[number];

/** A device that a service of the order is for. */
export interface BookedDevice {
  productId: number;
  name: string;
  count: number;
  unitKopecks: number;
  minHours: number | null;
  maxHours: number | null;
  /** It is in the cart too, and gives the service its count. */
  isInCart: boolean;
}

/** Which devices the buyer wants the services for. */
export interface DeviceChoice {
  /** Ids of devices in the cart that the services leave out, with commas. */
  leftOut: string;
  /** The model of an order without devices, as text; empty for none. */
  forProductId: string;
}

interface Devices {
  rows: readonly CartItem[];
  products: readonly Pick<Product, 'id' | 'name'>[];
  /** Those of the service. */
  prices: readonly ServicePrice[];
}

const idsOf = (list: string) => list.split(',').flatMap((id) => (id === '' ? [] : [Number(id)]));

function toDevice({ price, productId, minHours, maxHours }: ServicePrice, { products }: Devices) {
  const name = products.find(({ id }) => id === productId)?.name ?? '';
  const hours = { minHours: minHours ?? null, maxHours: maxHours ?? null };
  return { productId, name, unitKopecks: toKopecks(price), ...hours };
}

/** The devices of the cart that a service has a price for, each once, in the order of the cart. */
export function devicesInCart(devices: Devices): BookedDevice[] {
  const counts = new Map<number, number>();
  for (const { productId, productCount } of devices.rows.filter(({ parentId }) => parentId === null)) {
    counts.set(productId, (counts.get(productId) ?? 0) + productCount);
  }
  return [...counts].flatMap(([productId, count]) => {
    const price = devices.prices.find((row) => row.productId === productId);
    return price ? [{ ...toDevice(price, devices), count, isInCart: true }] : [];
  });
}

/** The devices that are left; all of them when none would be. */
function withoutLeftOut(inCart: BookedDevice[], leftOut: string): BookedDevice[] {
  const left = new Set(idsOf(leftOut));
  const wanted = inCart.filter(({ productId }) => !left.has(productId));
  return wanted.length > 0 ? wanted : inCart;
}

/**
 * The devices that a service of the cart is ordered for. Each costs its own price, and those of the
 * cart give their count (docs/rules.md, Bookings). None: the service keeps its price and count.
 */
export function bookedDevices(
  service: Pick<CartItem, 'productCount'>,
  choice: DeviceChoice,
  devices: Devices,
): BookedDevice[] {
  const inCart = devicesInCart(devices);
  if (inCart.length > 0) return withoutLeftOut(inCart, choice.leftOut);
  const price = devices.prices.find(({ productId }) => String(productId) === choice.forProductId);
  return price ? [{ ...toDevice(price, devices), count: service.productCount, isInCart: false }] : [];
}

/** Leaves a device of the cart out, or takes it in again. */
export function toggleDevice(leftOut: string, productId: number): string {
  const ids = idsOf(leftOut);
  return (ids.includes(productId) ? ids.filter((id) => id !== productId) : [...ids, productId]).join(',');
}
