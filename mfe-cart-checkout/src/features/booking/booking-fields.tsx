import type { BookingFieldName } from '@shop/shared/booking';
import { Stack } from '@shop/shared/ui';
import { useEffect, useImperativeHandle, type Ref } from 'react';
import type { BookingDraft } from './booking-draft';
import { CarFields } from './car-fields';
import { DeviceFields } from './device-fields';
import type { LineBooking } from './line-booking';
import { CentreFields, VisitFields } from './place-fields';
import { TimeFields } from './time-fields';
import { useBookingForm } from './use-booking-form';
import { useCentres } from './use-centres';

/** What a page can ask of the fields when its order is sent. */
export interface BookingHandle {
  /** Shows what is wrong or missing. Resolves to whether the booking is whole. */
  check: () => Promise<boolean>;
  /** Shows why the API refused a field. */
  refuse: (name: BookingFieldName, message: string) => void;
}

interface BookingFieldsProps {
  bookings: readonly LineBooking[];
  draft: BookingDraft;
  /** Called with the fields that are wrong now. */
  onWrong?: (names: readonly BookingFieldName[]) => void;
  ref?: Ref<BookingHandle>;
}

/** The fitter comes to the buyer when one of the services says so. */
export function isVisit(bookings: readonly LineBooking[]): boolean {
  return bookings.some(({ place }) => place === 'address');
}

/** One place, car and day for all services of the order: where, which car, when. */
export function BookingFields({ bookings, draft, onWrong, ref }: BookingFieldsProps) {
  const places = useCentres();
  const isComing = isVisit(bookings);
  const form = useBookingForm({ draft, centres: places.centres, isVisit: isComing });
  const { errors } = form.formState;
  const wrong = Object.keys(errors).join();

  useEffect(() => {
    onWrong?.(wrong === '' ? [] : (wrong.split(',') as BookingFieldName[])); // keys of the form's errors
  }, [onWrong, wrong]);

  useImperativeHandle(ref, () => ({
    check: async () => {
      let isWhole = false;
      await form.handleSubmit(() => {
        isWhole = true;
      })();
      return isWhole;
    },
    refuse: (name, message) => form.setError(name, { type: 'server', message }),
  }));

  return (
    <Stack gap={5}>
      <DeviceFields form={form} bookings={bookings} />
      {isComing ? <VisitFields form={form} /> : <CentreFields form={form} places={places} />}
      <CarFields form={form} />
      <TimeFields form={form} />
    </Stack>
  );
}
