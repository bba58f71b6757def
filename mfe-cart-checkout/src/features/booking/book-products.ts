import type { BookingInput, DayHalf, OrderProductInput } from '../../generated/graphql';
import type { BookedDevice } from './booked-devices';
import type { BookingValues } from './booking-draft';

/** A line of the cart as far as its booking goes. */
interface BookableLine {
  productId: number;
  booking: { devices: readonly BookedDevice[] } | null;
}

const HALVES: readonly DayHalf[] = ['morning', 'afternoon'];

/**
 * The wish as the API takes it.
 * @param isVisit the fitter comes to the address; otherwise the car comes to the centre
 */
export function toBookingInput(values: BookingValues, isVisit: boolean): BookingInput {
  const text = (value: string) => value.trim() || null;
  return {
    ...(isVisit ? { address: text(values.address) } : { placeId: Number(values.placeId) || null }),
    carMake: text(values.carMake),
    carModel: text(values.carModel),
    carYear: Number(values.carYear) || null,
    voltage: Number(values.voltage) || null,
    date: text(values.date),
    half: HALVES.find((half) => half === values.half) ?? null,
  };
}

/**
 * The products of an order with their bookings: one line of a service for each device.
 * @param wish empty for a fast order, where a manager asks for place and day
 */
export function bookProducts(
  products: readonly OrderProductInput[],
  lines: readonly BookableLine[],
  wish: BookingInput,
): OrderProductInput[] {
  return products.flatMap((product): OrderProductInput[] => {
    const line = lines.find(({ productId }) => productId === product.productId);
    if (!line?.booking) return [product];
    const { devices } = line.booking;
    if (devices.length === 0) return Object.keys(wish).length > 0 ? [{ ...product, booking: wish }] : [product];
    return devices.map(({ productId, count }) => ({
      ...product,
      productCount: count,
      booking: { ...wish, forProductId: productId },
    }));
  });
}
