import type { InputMaybe, StaffBooking, StaffBookings } from '../../generated/resolvers-types';
import { cutPage, readPage, type PageArguments } from '../staff/staff-page';
import type { StaffBookingRepository, StaffBookingRow } from './staff-booking-repository';

/** A booking as the contract has it. */
export function toStaffBooking(row: StaffBookingRow): StaffBooking {
  const { order_id: orderId, order_status: orderStatus, has_email: hasEmail, phone_extension, ...same } = row;
  return { ...same, orderId, orderStatus, hasEmail, phoneExtension: phone_extension };
}

/**
 * A page of the bookings of open orders, by day.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function listBookings(
  booked: Pick<StaffBookingRepository, 'find'>,
  { from, ...page }: PageArguments & { from?: InputMaybe<string> },
): Promise<StaffBookings> {
  const { after: last, limit } = readPage(page);
  const { rows, after } = cutPage(await booked.find({ from: from ?? null, after: last }, limit + 1), limit);
  return { rows: rows.map(toStaffBooking), after };
}
