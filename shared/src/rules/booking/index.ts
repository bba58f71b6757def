export { bookingSchema, VOLTAGES, type BookablePlace, type BookingFieldName } from './booking-schema';
export { BOOKING_LABELS, describeBooking, formatHours, orderedName, type BookingFact } from './describe-booking';
export { DAY_HALVES, formatWishedTime, HALF_NAMES, isDayHalf } from './halves';
export { servicePriceFor } from './service-price';
