export { type DeviceChoice } from './booked-devices';
export { bookProducts, toBookingInput } from './book-products';
export { clearBookingDraft, useBookingDraft, type BookingDraft, type BookingValues } from './booking-draft';
export { BookingFields, isVisit, type BookingHandle } from './booking-fields';
export { bookLine, deviceTexts, type LineBooking } from './line-booking';
export { LABELS as BOOKING_FIELD_LABELS, TEXTS as BOOKING_TEXTS } from './texts';
