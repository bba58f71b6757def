import { BOOKING_TEXTS, BookingFields } from '../../features/booking';
import { FormSection } from './form-section';
import type { CheckoutBooking } from './use-checkout-booking';

/** Where and when the services of the order are done. */
export function BookingSection({ booking: { bookings, draft, fields, setWrong } }: { booking: CheckoutBooking }) {
  return (
    <FormSection title={BOOKING_TEXTS.title}>
      <BookingFields bookings={bookings} draft={draft} ref={fields} onWrong={setWrong} />
    </FormSection>
  );
}
