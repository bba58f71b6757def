export { BookingItem } from './booking-item';
export { useBookings } from './use-bookings';
