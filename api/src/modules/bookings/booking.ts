import type { BookingInput, OrderBooking } from '../../generated/resolvers-types';

/** What a service costs and takes for the product of a booking. */
export interface ServicePrice {
  priceKopecks: number;
  minHours: number | null;
  maxHours: number | null;
}

type AgreedBooking = Pick<OrderBooking, 'agreedDay' | 'agreedTime' | 'agreedPlace'>;

/** A booking that has been checked, with the names of its product and its place. */
export interface Booking extends Required<Omit<OrderBooking, 'minHours' | 'maxHours' | keyof AgreedBooking>> {
  /** The service is done in a centre, so that each piece of the product needs its own. */
  isPerPiece: boolean;
  /** Null: the service keeps its own price. */
  price: ServicePrice | null;
}

/** What the buyer has sent, trimmed; null for a missing part. */
export function readBooking(input: BookingInput) {
  const text = (value: string | null | undefined) => value?.trim() || null;
  return {
    forProductId: input.forProductId ?? null,
    placeId: input.placeId ?? null,
    address: text(input.address),
    carMake: text(input.carMake),
    carModel: text(input.carModel),
    carYear: input.carYear ?? null,
    voltage: input.voltage ?? null,
    date: input.date ?? null,
    half: input.half ?? null,
  };
}

export type SentBooking = ReturnType<typeof readBooking>;
