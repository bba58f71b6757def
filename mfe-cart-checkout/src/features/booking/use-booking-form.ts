import { bookingSchema, type BookablePlace } from '@shop/shared/booking';
import { text, useShopForm } from '@shop/shared/forms';
import { useEffect, useMemo, useState } from 'react';
import type { BookingDraft, BookingValues } from './booking-draft';

export type BookingForm = ReturnType<typeof useShopForm<BookingValues>>;

interface BookingFormOptions {
  draft: BookingDraft;
  centres: readonly BookablePlace[];
  isVisit: boolean;
}

/** The form of the booking, filled from its draft; each change updates the draft. */
export function useBookingForm({ draft, centres, isVisit }: BookingFormOptions): BookingForm {
  const [now] = useState(Date.now);
  const schema = useMemo(
    () =>
      bookingSchema({ now, centres, isWholeDemanded: true, isVisit: () => isVisit }).shape({
        city: text(),
        leftOut: text(),
        forProductId: text(),
      }),
    [now, centres, isVisit],
  );
  const form = useShopForm<BookingValues>(schema, { defaultValues: draft.values, shouldFocusError: false });
  const { subscribe } = form;
  const { save } = draft;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [subscribe, save],
  );

  return form;
}
