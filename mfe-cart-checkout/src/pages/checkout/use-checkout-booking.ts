import type { BookingFieldName } from '@shop/shared/booking';
import { useRef, useState, type RefObject } from 'react';
import {
  isVisit,
  toBookingInput,
  type BookingDraft,
  type BookingHandle,
  type LineBooking,
} from '../../features/booking';
import { flattenGroups, type OrderGroup } from '../../features/order-lines';
import type { BookingInput } from '../../generated/graphql';
import type { OrderType } from './checkout-schema';

/** The booking of an order while it is being made. */
export interface CheckoutBooking {
  /** The services that need a place and a day; none for a fast order, where a manager asks. */
  bookings: readonly LineBooking[];
  draft: BookingDraft;
  fields: RefObject<BookingHandle | null>;
  /** The fields that are wrong now. */
  wrong: readonly BookingFieldName[];
  setWrong: (names: readonly BookingFieldName[]) => void;
  /** As the API takes it; empty when nothing is booked here. */
  wish: BookingInput;
}

export function useCheckoutBooking(
  type: OrderType,
  groups: readonly OrderGroup[],
  draft: BookingDraft,
): CheckoutBooking {
  const fields = useRef<BookingHandle>(null);
  const [wrong, setWrong] = useState<readonly BookingFieldName[]>([]);
  const bookings = type === 'fast' ? [] : flattenGroups(groups).flatMap(({ booking }) => booking ?? []);
  const wish = bookings.length > 0 ? toBookingInput(draft.values, isVisit(bookings)) : {};
  return { bookings, draft, fields, wrong, setWrong, wish };
}

const BOOKING_ERROR = /^products\.\d+\.booking\.(\w+)$/;

/** The API's name of a field of a booking: `products.1.booking.date`. */
export type BookingErrorName = `products.${number}.booking.${BookingFieldName}`;

export const isBookingErrorName = (name: string): name is BookingErrorName => BOOKING_ERROR.test(name);

/** The field that the API's name means. */
export function bookingFieldOf(name: BookingErrorName): BookingFieldName {
  return name.replace(BOOKING_ERROR, '$1') as BookingFieldName; // by the type of the name
}
